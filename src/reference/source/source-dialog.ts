// Shows one operation as JSON, YAML or Markdown, to copy or to save.

import { type Path, pathOf } from "../../openapi/pointer.js";
import { wordsOfAttribute } from "../../shared/english/differing-words.js";
import { SOURCE_WORDS, type SourceWords } from "../../shared/english/source.js";
import { copyButton } from "../playground/copy-button.js";
import { element, refill, select } from "../playground/element.js";

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

type Json = unknown;
type JsonMap = Record<string, Json>;

interface OperationPlace {
  readonly group: "paths" | "webhooks";
  /** The path, or the webhook's name. */
  readonly name: string;
  /** Upper case. */
  readonly method: string;
}

/** The description of one operation alone; null where there is none. */
export function cutOperation(document: Json, { group, name, method }: OperationPlace): JsonMap | null {
  if (!isMap(document)) return null;
  const written = valueAt(document, [group, name]);
  const target = isMap(written) ? written["$ref"] : undefined;
  const item = typeof target === "string" ? valueAt(document, pathOf(target) ?? []) : written;
  if (!isMap(item)) return null;
  const { [method.toLowerCase()]: usual, additionalOperations: others, parameters } = item;
  const operation = usual ?? (isMap(others) ? others[method] : undefined);
  if (operation === undefined) return null;
  const own =
    usual === undefined ? { additionalOperations: { [method]: operation } } : { [method.toLowerCase()]: operation };
  const made: JsonMap = {};
  for (const key of ["openapi", "info", "jsonSchemaDialect", "servers", "security"])
    if (document[key] !== undefined) made[key] = document[key];
  made[group] = { [name]: { ...(parameters !== undefined && { parameters }), ...own } };
  copyReferences(document, made);
  const schemes = valueAt(document, ["components", "securitySchemes"]);
  if (schemes !== undefined) put(made, ["components", "securitySchemes"], schemes);
  return made;
}

/** Copies what is referred to, and what that refers to, to the places they have. */
function copyReferences(document: JsonMap, made: JsonMap): void {
  const seen = new Set<string>();
  const waiting: Json[] = [made];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next.filter((each) => each !== undefined));
    if (!isMap(next)) continue;
    for (const each of Object.values(next)) if (typeof each === "object" && each !== null) waiting.push(each);
    for (const target of [next["$ref"], ...mappingsOf(next)]) {
      const path = typeof target === "string" && !seen.has(target) ? pathOf(target) : null;
      if (!path || typeof target !== "string") continue;
      seen.add(target);
      const value = valueAt(document, path);
      if (value === undefined) continue;
      put(made, path, value);
      waiting.push(value);
    }
  }
}

function mappingsOf({ discriminator }: JsonMap): Json[] {
  const mapping = isMap(discriminator) ? discriminator["mapping"] : undefined;
  return isMap(mapping) ? Object.values(mapping) : [];
}

/** What is there already stays: it is the same, or holds it. */
function put(made: JsonMap, keys: Path, value: Json): void {
  let at = made;
  for (const key of keys.slice(0, -1)) {
    const next = Object.hasOwn(at, key) ? at[key] : {};
    if (!isMap(next)) return;
    at[key] = next;
    at = next;
  }
  const last = keys.at(-1);
  if (last !== undefined && !Object.hasOwn(at, last)) at[last] = value;
}

function valueAt(document: Json, path: Path): Json {
  let at = document;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as JsonMap)[key];
  }
  return at;
}

function isMap(value: Json): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
