// Takes the rows of a schema from the page that shows them: each page is fetched once and kept.

import { wordsOfAttribute } from "../shared/english/differing-words.js";
import { LOADING_WORDS, type LoadingWords } from "../shared/english/loading.js";
import { pageFetcher } from "./page-fetcher.js";

export interface PartLoader {
  /** Puts the rows into what is opened; false where they cannot be had now, which is said there. */
  readonly load: (holder: HTMLDetailsElement) => Promise<boolean>;
}

/** `said` are the words of the page where it is not in English. */
export function createPartLoader(said: string | undefined): PartLoader {
  const words: LoadingWords = wordsOfAttribute(said, LOADING_WORDS);
  const loading = new Map<HTMLDetailsElement, Promise<boolean>>();
  const pageAt = pageFetcher(settleAddresses);
  const take = async (holder: HTMLDetailsElement): Promise<boolean> => {
    const content = holder.querySelector<HTMLElement>(":scope > .schema");
    const link = content?.querySelector("a");
    if (!content || !link) return false;
    const told = tell(content, words.partLoading);
    try {
      const rows = rowsOf(await pageAt(link.href.replace(/#.*/, "")), holder, link.href);
      if (rows.querySelector("docs-choice")) await import("./choice/choice.client.js");
      content.replaceChildren(rows);
      holder.dataset["state"] = "loaded";
      return true;
    } catch {
      told.remove();
      content.querySelector(".field-failed")?.remove();
      content.append(failure(words, () => void load(holder)));
      return false;
    }
  };
  const load = (holder: HTMLDetailsElement): Promise<boolean> => {
    if (holder.dataset["state"] === "loaded") return Promise.resolve(true);
    const known = loading.get(holder);
    if (known) return known;
    const taken = take(holder).finally(() => loading.delete(holder));
    loading.set(holder, taken);
    return taken;
  };
  return { load };
}

function settleAddresses(page: Document, url: string): void {
  for (const name of ["href", "src"]) for (const each of page.querySelectorAll(`[${name}]`)) fix(each, name, url);
}

/** Addresses are relative to the page that is fetched, as in a portable site; those within it stay. */
function fix(element: Element, name: string, base: string): void {
  const written = element.getAttribute(name) ?? "";
  if (!written.startsWith("#") && URL.canParse(written, base)) element.setAttribute(name, new URL(written, base).href);
}

/** The words come after their place, so that screen readers say them. */
function tell(content: HTMLElement, text: string): HTMLElement {
  const place = document.createElement("p");
  place.className = "field-end";
  place.setAttribute("role", "status");
  content.append(place);
  requestAnimationFrame(() => {
    place.textContent = text;
  });
  return place;
}

function failure({ partFailed, retry }: LoadingWords, again: () => void): HTMLElement {
  const place = document.createElement("p");
  place.className = "field-end field-failed";
  place.setAttribute("role", "alert");
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button";
  button.textContent = retry;
  button.addEventListener("click", () => {
    place.closest("details")?.querySelector("summary")?.focus();
    place.remove();
    again();
  });
  place.append(partFailed, " ", button);
  return place;
}

/** The rows as this page has them: ids begin with that of the place they are put in. */
function rowsOf(page: Document, { dataset }: HTMLDetailsElement, url: string): Element {
  const { part: id = "", at = "", direction = "" } = dataset;
  const found = page.getElementById(id);
  const whole = found?.matches("h2") ? found.closest("section") : found;
  const shown = whole?.querySelector(".schema");
  if (!shown) throw new Error(`no ${id} at ${url}`);
  const rows = document.importNode(shown, true);
  leaveOut(rows, direction);
  keepLanguage(rows, page.documentElement);
  const own = (name: string) =>
    name === id || name.startsWith(`${id}-`) ? at + name.slice(id.length) : `${at}--${name}`;
  const ids = new Set(Array.from(rows.querySelectorAll("[id]"), (each) => each.id));
  for (const each of rows.querySelectorAll("[id]")) each.id = own(each.id);
  for (const { dataset } of rows.querySelectorAll<HTMLElement>("[data-part]")) {
    dataset["at"] = own(dataset["at"] ?? "");
    dataset["direction"] = direction;
  }
  for (const link of rows.querySelectorAll("a[href^='#']")) {
    const target = decodeURIComponent(link.getAttribute("href")?.slice(1) ?? "");
    const isHere = ids.has(target) || target === id;
    link.setAttribute(
      "href",
      isHere ? `#${encodeURIComponent(own(target))}` : url.replace(/#.*/, "") + link.getAttribute("href"),
    );
  }
  return rows;
}

/** Where languages share the pages of schemas, rows in another language say which it is, and how it runs. */
function keepLanguage(rows: Element, { lang, dir }: HTMLElement): void {
  if (lang === document.documentElement.lang) return;
  rows.setAttribute("lang", lang);
  rows.setAttribute("dir", dir);
}

/** What the sender of the value never sends. */
function leaveOut(rows: Element, direction: string): void {
  const access = { request: "read", response: "write" }[direction];
  if (access === undefined) return;
  for (const note of rows.querySelectorAll(`[data-access=${access}]`)) note.closest(".api-field")?.remove();
}
