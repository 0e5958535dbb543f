// Runs one request at a time: send, show, stop; a failure is explained in words.

import { isFileValue, type RequestBody, type RequestModel } from "../../openapi/request/request.js";
import { serializeRequest } from "../../openapi/request/serialize.js";
import { pause } from "../code/slowly.js";
import { element, refill } from "./element.js";
import { requestOf } from "./playground-state.js";
import type { Session } from "./session.js";
import { showResponse } from "./show-response.js";

export interface Run {
  /** Sends the request, or cancels the one in progress. Answers with the status of the response; null if there is none. */
  readonly toggle: () => Promise<number | null>;
  readonly stop: () => void;
  readonly isRunning: () => boolean;
}

interface RunElements {
  readonly button: HTMLElement;
  readonly response: HTMLElement;
  /** Leads to the response as soon as there is one. */
  readonly toResponse: HTMLElement;
}

export function createRun(session: Session, { button, response, toResponse }: RunElements): Run {
  const { word } = session;
  let current: AbortController | null = null;
  const urls: string[] = [];
  const stop = () => current?.abort();
  const toggle = async () => {
    if (current) stop();
    if (current) return null;
    const abort = new AbortController();
    current = abort;
    button.textContent = word("stop");
    for (const url of urls.splice(0)) URL.revokeObjectURL(url);
    const place = makePlace(response, word("response"));
    toResponse.hidden = false;
    const status = await send(session, { response, place, urls, signal: abort.signal });
    current = null;
    button.textContent = word("send");
    return status;
  };
  return { toggle, stop, isRunning: () => current !== null };
}

interface Sending {
  readonly response: HTMLElement;
  readonly place: HTMLElement;
  /** Object URLs of the response. */
  readonly urls: string[];
  readonly signal: AbortSignal;
}

async function send(session: Session, { response, place, urls, signal }: Sending): Promise<number | null> {
  const { data, state, word, say } = session;
  let status: number | null = null;
  const sending = element("p", { class: "api-note" }, word("sending"));
  say(word("sending"));
  refill(place, sending);
  const started = performance.now();
  try {
    await pause();
    const request = serializeRequest(requestOf(data, state, "send"));
    const { proxy, credentials } = data;
    const answer = await sendRequest(request, { proxy, credentials, token: state.token, signal });
    status = answer.status;
    await showResponse(answer, { place, started, word, say, urls });
    // On a phone it is below the form, and larger than its title was.
    if (!signal.aborted) void pause().then(() => response.scrollIntoView({ block: "nearest" }));
  } catch (error) {
    const isReached = !sending.isConnected;
    sending.remove();
    if (signal.aborted) say(word("stopped"));
    place.append(signal.aborted || isReached ? brokenOff(error, session) : failure(error, session));
  }
  return status;
}

/** Before anything is sent: the answer that the page shows, and what keys do. */
export function showExample(response: HTMLElement, { page, word }: Session): void {
  const example = page.querySelector("#response-example pre")?.textContent;
  const keys = [
    ["Ctrl+Enter", word("send")],
    ["Esc", word("close")],
  ].flatMap(([key = "", does = ""]) => [element("kbd", {}, key), ` ${does} `]);
  refill(
    response,
    element("div", { class: "play-card-head" }, element("h3", {}, word("response"))),
    element("p", { class: "api-note play-keys" }, ...keys),
    example ? element("pre", { class: "play-example", dir: "ltr", tabindex: 0 }, example) : null,
  );
  response.hidden = false;
}

/** Shows an empty response. */
function makePlace(response: HTMLElement, title: string): HTMLElement {
  const place = element("div", { class: "play-result" });
  refill(response, element("div", { class: "play-card-head" }, element("h3", {}, title)), place);
  response.hidden = false;
  response.scrollIntoView({ block: "nearest" });
  return place;
}

/** A response that has arrived stays: the server was reached, or the reader stopped it. */
function brokenOff(error: unknown, { word }: Session): HTMLElement {
  const reason = error instanceof Error && error.name !== "AbortError" ? `: ${error.message}` : "";
  return element("p", { class: "api-note", role: "alert" }, `${word("stopped")}${reason}`);
}

/** A page cannot see why a request failed, but it can say what to try. */
function failure(error: unknown, { word }: Session): HTMLElement {
  return element(
    "div",
    { class: "play-failure", role: "alert" },
    element("p", {}, element("strong", {}, word("corsTitle"))),
    element("p", {}, word("corsText")),
    element(
      "ul",
      {},
      element("li", {}, word("corsAllow", { header: `Access-Control-Allow-Origin: ${location.origin}` })),
      element("li", {}, word("corsElsewhere")),
    ),
    element("p", { class: "play-reason" }, error instanceof Error ? error.message : ""),
  );
}

/** How a request is sent. */
interface Sender {
  /** Address of the proxy; null to send directly. */
  readonly proxy: string | null;
  /** Includes the reader's cookies. */
  readonly credentials: boolean;
  /** Identifies the reader to the proxy; null for none. */
  readonly token: string | null;
  readonly signal: AbortSignal;
}

/** Sends a request. Rejects where no response can be read: unreachable, or forbidden by the browser. */
function sendRequest(request: RequestModel, { proxy, credentials, token, signal }: Sender): Promise<Response> {
  const headers = new Headers();
  for (const { name, value } of request.headers) headers.append(name, value);
  if (proxy !== null) addTarget(headers, request);
  if (proxy !== null && token !== null) headers.set("X-Docs-Token", token);
  return fetch(proxy ?? request.url, {
    method: request.method,
    headers,
    signal,
    credentials: credentials ? "include" : "same-origin",
    ...(request.body && { body: bodyOf(request.body) }),
  });
}

/** Headers tell the proxy where to go, so that method, headers and body stay as they are. */
function addTarget(headers: Headers, { url, cookies }: RequestModel): void {
  headers.set("X-Docs-Target", url);
  if (cookies.length > 0) headers.set("X-Docs-Cookie", cookies.map(({ name, value }) => `${name}=${value}`).join("; "));
}

function bodyOf(body: RequestBody): BodyInit {
  if (body.kind === "text") return body.text;
  if (body.kind === "file") return body.file.blob ?? "";
  const form = new FormData();
  for (const { name, value, mediaType } of body.parts) {
    if (isFileValue(value)) form.append(name, typed(value.blob ?? new Blob(), mediaType), value.$file);
    else if (mediaType) form.append(name, new Blob([value], { type: mediaType }));
    else form.append(name, value);
  }
  return form;
}

function typed(blob: Blob, mediaType: string | null): Blob {
  return mediaType && blob.type !== mediaType ? blob.slice(0, blob.size, mediaType) : blob;
}
