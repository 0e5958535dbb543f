// Shows one operation as JSON, YAML or Markdown, to copy or to save.
import { wordsOfAttribute } from "../../shared/english/differing-words.js";
import { SOURCE_WORDS, type SourceWords } from "../../shared/english/source.js";
import { copyButton } from "../playground/copy-button.js";
import { element, refill, select } from "../playground/element.js";
import { cutOperation, type OperationPlace } from "./cut-operation.js";

interface SourceData extends OperationPlace {
  /** Address of the description. */
  readonly from: string;
}

const FORMATS = { json: "JSON", yaml: "YAML", md: "Markdown" } as const;

type Format = keyof typeof FORMATS;

/** Longer texts are saved or copied; the beginning is shown. */
const MOST_SHOWN = 60_000;

/** Opens the operation of a button, which says the address of the description, and words that are not English. */
export function openSource(button: HTMLElement, host: HTMLElement): void {
  const data = sourceOf(button);
  const words: SourceWords = wordsOfAttribute(button.dataset["words"], SOURCE_WORDS);
  const texts = new Map<string, Promise<string>>();
  const code = element("code", {});
  const formats = select({ "aria-label": words.download }, Object.entries(FORMATS), "json");
  const all: Readonly<Record<string, string>> = words;
  const copy = copyButton({ word: (key) => all[key] ?? key, say: () => {} }, () => textOf());
  copy.className = "button";
  const save = element("button", { type: "button", class: "button" }, words.download);
  const close = element("button", { type: "button", class: "button-icon play-close", "aria-label": words.close }, "×");
  const dialog = sourceDialog(`${data.method} ${data.name}`, [formats, copy, save, close], code);
  const textOf = (): Promise<string> => {
    const text = texts.get(formats.value) ?? sourceText(data, formats.value as Format);
    texts.set(formats.value, text);
    return text;
  };
  const draw = async () => {
    refill(code, words.partLoading);
    const wanted = formats.value;
    const text = await textOf().catch(() => null);
    if (wanted === formats.value) refill(code, text === null ? words.partFailed : text.slice(0, MOST_SHOWN));
    for (const button of [copy, save]) button.disabled = text === null;
  };
  formats.addEventListener("change", draw);
  save.addEventListener("click", async () => download(await textOf(), fileName(data, formats.value)));
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("close", () => dialog.remove());
  host.append(dialog);
  dialog.showModal();
  draw();
}

function sourceDialog(name: string, controls: readonly HTMLElement[], code: HTMLElement): HTMLDialogElement {
  return element(
    "dialog",
    { class: "play-dialog source-dialog", "aria-label": name },
    element("div", { class: "play-bar" }, element("code", { class: "play-url" }, name), ...controls),
    element("pre", { class: "play-code", tabindex: 0, dir: "ltr" }, code),
  );
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  element("a", { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}

function sourceOf({ dataset, parentElement: bar }: HTMLElement): SourceData {
  const { source: from = "", webhook } = dataset;
  const said = (part: string) => bar?.querySelector(part)?.textContent ?? "";
  const place = { from, name: said(".api-path-text"), method: webhook ?? said(".method-pill") };
  return { ...place, group: webhook === undefined ? "paths" : "webhooks" };
}

async function sourceText(data: SourceData, format: Format): Promise<string> {
  if (format === "md") {
    const twin = document.querySelector<HTMLLinkElement>("link[rel=alternate][type='text/markdown']");
    return twin ? fetchText(twin.href) : Promise.reject(new Error("no Markdown"));
  }
  const text = await fetchText(data.from);
  const yaml = format === "yaml" || !text.trimStart().startsWith("{") ? await import("js-yaml") : null;
  const cut = cutOperation(text.trimStart().startsWith("{") ? JSON.parse(text) : yaml?.load(text), data);
  if (!cut) throw new Error("not in the description");
  return format === "yaml" ? (yaml?.dump(cut, { lineWidth: -1, noRefs: true }) ?? "") : JSON.stringify(cut, null, 2);
}

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(String(response.status));
  return response.text();
}

function fileName({ method, name }: OperationPlace, extension: string): string {
  return `${`${method} ${name}`
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "")}.${extension}`;
}
