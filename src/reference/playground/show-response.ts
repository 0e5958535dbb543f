// Shows a response: status, time, size, headers and body.

import { bodyKind } from "../../openapi/request/serialize-body.js";
import { showCode, showJson, showShortJson } from "../code/show-code.js";
import { pause } from "../code/slowly.js";
import { copyButton } from "./copy-button.js";
import { element, refill } from "./element.js";
import type { Session } from "./session.js";

/** What showing a response needs besides it. */
interface Showing {
  readonly place: HTMLElement;
  /** When the request was sent, by `performance.now()`. */
  readonly started: number;
  readonly word: Session["word"];
  readonly say: Session["say"];
  /** Object URLs to revoke when the response is removed. */
  readonly urls: string[];
}

/** Shows the response; resolves when its body is complete. */
export async function showResponse(response: Response, showing: Showing): Promise<void> {
  const { place, word, say, started } = showing;
  const size = element("span", { class: "play-size" });
  const body = element("div", { class: "play-body" });
  const time = Math.round(performance.now() - started);
  const status = `${response.status} ${response.statusText}`.trim();
  refill(
    place,
    element(
      "p",
      { class: "play-status" },
      element(
        "span",
        {
          class: "status-label",
          "data-status": String(response.status).charAt(0),
          "aria-label": `${word("status")} ${status}`,
        },
        status,
      ),
      element("span", { title: word("time") }, `${time} ms`),
      size,
    ),
    headersOf(response, word("headers")),
    body,
  );
  const kind = streamKind(response.headers.get("content-type") ?? "");
  const said = `${word("response")}: ${status}, ${time} ms`;
  if (kind) {
    say(said);
    return showStream(response, kind, { ...showing, place: body });
  }
  await showWhole(response, { ...showing, place: body, size });
  say(`${said}, ${size.textContent}`);
}

function headersOf(response: Response, title: string): HTMLElement {
  const rows = [...response.headers].flatMap(([name, value]) => [element("dt", {}, name), element("dd", {}, value)]);
  return element(
    "details",
    { class: "play-headers" },
    element("summary", {}, `${title} (${rows.length / 2})`),
    element("dl", {}, ...rows),
  );
}

async function showWhole(response: Response, showing: Showing & { readonly size: HTMLElement }): Promise<void> {
  const { place, word } = showing;
  const blob = await response.blob();
  showing.size.textContent = readableSize(blob.size);
  const type = (response.headers.get("content-type") ?? blob.type).split(";")[0]?.trim().toLowerCase() ?? "";
  if (blob.size === 0) return refill(place, element("p", { class: "api-note" }, word("emptyResponse")));
  const url = () => {
    const made = URL.createObjectURL(blob);
    showing.urls.push(made);
    return made;
  };
  const [family] = type.split("/");
  if (family === "image") return refill(place, element("img", { src: url(), alt: word("response") }));
  if (family === "audio" || family === "video") return refill(place, element(family, { src: url(), controls: true }));
  if (isText(type)) {
    const pieces = await decode(blob);
    const text = () => pieces.join("");
    const isJson = /json/.test(type);
    const name = fileName(response) ?? (isJson ? "response.json" : "response.txt");
    const code = element("code", {}, isJson ? await showJson(pieces) : showCode(text(), "text"));
    refill(place, answerButtons(text, { url: url(), name }, showing));
    await pause();
    return place.append(element("pre", { class: "play-code", dir: "ltr", tabindex: 0 }, code));
  }
  const name = fileName(response) ?? (type || "response");
  refill(
    place,
    element(
      "a",
      { class: "button", href: url(), download: name },
      word("downloadFile", { name: `${name} (${readableSize(blob.size)})` }),
    ),
  );
}

/** More rows than this would slow the page down. */
const MOST_ROWS = 2000;

/** Copies or saves the answer as it came. */
function answerButtons(
  text: () => string,
  { url, name }: { url: string; name: string },
  showing: Pick<Showing, "word" | "say">,
): HTMLElement {
  return element(
    "p",
    { class: "play-answer-tools" },
    copyButton(showing, text),
    element("a", { class: "play-link", href: url, download: name }, showing.word("download")),
  );
}

/** Rows appear as they arrive, and the reader can stop at any time; what is shown then can be copied and saved. */
async function showStream(response: Response, kind: StreamKind, { place, word, say, urls }: Showing): Promise<void> {
  const count = element("p", { class: "play-count" });
  const list = element("ol", { class: "play-rows", tabindex: 0, "aria-label": word("response") });
  refill(place, count, list);
  const cutter = createRowCutter(kind);
  let total = 0;
  let sources: string[] = [];
  const add = (rows: readonly StreamRow[]) => {
    const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 24;
    list.append(...rows.slice(-MOST_ROWS).map(rowOf));
    while (list.childElementCount > MOST_ROWS) list.firstElementChild?.remove();
    total += rows.length;
    sources = [...sources, ...rows.map(({ source }) => source)].slice(-MOST_ROWS);
    const note = total > MOST_ROWS ? ` ${word("onlyLatest", { count: MOST_ROWS })}` : "";
    count.textContent = `${word("responseEvents", { count: total })}${note}`;
    if (atEnd) list.scrollTop = list.scrollHeight;
  };
  add([]);
  try {
    for await (const piece of piecesOf(response)) add(cutter.push(piece));
    add(cutter.flush());
  } finally {
    const text = sources.join("");
    const url = URL.createObjectURL(new Blob([text]));
    urls.push(url);
    const name = fileName(response) ?? (kind === "lines" ? "response.jsonl" : "response.txt");
    if (text !== "") list.before(answerButtons(() => text, { url, name }, { word, say }));
  }
  say(count.textContent ?? "");
}

/** Bytes that a slow phone reads and decodes in some ten milliseconds. */
const PIECE = 1 << 18;

/** The text in pieces: the browser takes long to hand over, decode or join a large one, and does nothing else meanwhile. */
async function decode(blob: Blob): Promise<string[]> {
  const decoder = new TextDecoder();
  const pieces: string[] = [];
  for (let at = 0; at < blob.size; at += PIECE)
    pieces.push(decoder.decode(await blob.slice(at, at + PIECE).arrayBuffer(), { stream: true }));
  return [...pieces, decoder.decode()];
}

/** The pieces of a text as they come. */
async function* piecesOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) yield next.value;
}

function rowOf({ name, text }: StreamRow): HTMLElement {
  return element(
    "li",
    {},
    name === null ? null : element("span", { class: "field-pill" }, name),
    element("pre", { class: "play-code", dir: "ltr" }, element("code", {}, showShortJson(text))),
  );
}

function isText(type: string): boolean {
  return /^$|^text\/|json|xml|yaml|javascript|x-www-form-urlencoded|csv|graphql/.test(type);
}

/** Without folders, which are not the server's to choose. */
function fileName(response: Response): string | null {
  const named = /filename="?([^";]+)/i.exec(response.headers.get("content-disposition") ?? "")?.[1];
  return named?.split(/[\\/]/).pop() || null;
}

function readableSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** One event or line of a stream. */
interface StreamRow {
  /** The event's name; null for lines and unnamed events. */
  readonly name: string | null;
  readonly text: string;
  /** As it came. */
  readonly source: string;
}

type StreamKind = "events" | "lines";

/** The kind of live stream that a content type announces, or null. */
export function streamKind(contentType: string): StreamKind | null {
  const kind = bodyKind(contentType);
  return kind === "events" || kind === "lines" ? kind : null;
}

/** Takes chunks as they come and returns complete rows. `flush` returns the rest at the end. */
export function createRowCutter(kind: StreamKind) {
  let rest = "";
  const cut = kind === "events" ? eventOf : lineOf;
  const end = kind === "events" ? /\r\n\r\n|\n\n|\r\r/ : /\r?\n/;
  const take = (parts: readonly string[]) => parts.map(cut).filter((row) => row !== null);
  return {
    push: (piece: string) => {
      const parts = (rest + piece).split(end);
      rest = parts.pop() ?? "";
      return take(parts);
    },
    flush: () => {
      const last = take([rest]);
      rest = "";
      return last;
    },
  };
}

function eventOf(block: string): StreamRow | null {
  const data: string[] = [];
  let name: string | null = null;
  for (const line of block.split(/\r\n|\r|\n/)) {
    const [, key = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/.exec(line) ?? [];
    if (key === "data") data.push(value);
    if (key === "event") name = value;
  }
  return data.length === 0 ? null : { name, text: data.join("\n"), source: `${block}\n\n` };
}

function lineOf(line: string): StreamRow | null {
  // A JSON text sequence starts each text with a record separator.
  const text = (line.startsWith("\u001e") ? line.slice(1) : line).trim();
  return text === "" ? null : { name: null, text, source: `${text}\n` };
}
