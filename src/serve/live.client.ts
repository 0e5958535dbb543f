// <docs-live>: follows the writer's edits in the live preview and shows what is wrong over the page.
import type { LiveEvent, Revision, ShownProblem } from "./live.js";
import { takeOver } from "./take-over.js";

/** The parts of a page that an edit may change in place. Where anything else differs, the page is loaded anew. */
const PARTS = ["#content-area", "#table-of-contents", "#sidebar-content"];

class DocsLive extends HTMLElement {
  #events: EventSource | null = null;
  /** The page as the server sent it last. The one in the browser changes as its reader uses it. */
  #served: Promise<string> = Promise.resolve("");
  #shows: Revision = { loaded: "", drawn: "" };
  #wanted: Revision = this.#shows;
  #isRefreshing = false;

  connectedCallback(): void {
    const { loaded = "", drawn = "" } = this.dataset;
    this.#shows = { loaded, drawn };
    this.#served = pageText("force-cache");
    this.#served.catch(() => {});
    document.addEventListener("visibilitychange", this.#listen);
    this.#listen();
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#listen);
    this.#events?.close();
  }

  /** Browsers open few connections to one host: pages that nobody sees leave theirs to others. */
  readonly #listen = (): void => {
    if (document.hidden) {
      this.#events?.close();
      this.#events = null;
      return;
    }
    const base =
      document.querySelector<HTMLScriptElement>('script[src*="/_docsgen/"]')?.src.split("/_docsgen/")[0] ?? "";
    this.#events ??= new EventSource(`${base}/_docsgen/dev/events?page=${encodeURIComponent(location.pathname)}`);
    this.#events.onmessage = (message) => this.#hear(JSON.parse(message.data) as LiveEvent);
  };

  #hear(event: LiveEvent): void {
    if (event.kind === "problems") this.#show(event.problems);
    else {
      this.#wanted = event.revision;
      if (!this.#isRefreshing) void this.#follow();
    }
  }

  /** One refresh after the other: what changes meanwhile is taken over by the next. */
  async #follow(): Promise<void> {
    this.#isRefreshing = true;
    try {
      while (this.#wanted.drawn !== this.#shows.drawn) {
        if (this.#wanted.loaded !== this.#shows.loaded) return void location.reload();
        this.#shows = this.#wanted;
        await this.#refresh();
      }
    } catch {
      // The server is gone: the stream, once it is back, says what stands then.
      this.#shows = { ...this.#shows, drawn: "" };
    }
    this.#isRefreshing = false;
  }

  /** Takes over what differs: parts in place, with their islands, or the whole page where more does. */
  async #refresh(): Promise<void> {
    const before = parse(await this.#served);
    this.#served = pageText("no-store");
    const next = parse(await this.#served);
    if (frameOf(before) !== frameOf(next)) return location.reload();
    for (const sheet of document.querySelectorAll<HTMLLinkElement>(SHEETS)) freshen(sheet);
    document.title = next.title;
    forgetSearch();
    const replaced = PARTS.filter((selector) => this.#replace(selector, before, next));
    if (replaced.length === 0) return;
    improveAgain();
    // A module runs again under another address only.
    for (const island of islandsOf(next)) void import(`${island}?${Date.now()}`);
  }

  #replace(selector: string, before: Document, next: Document): boolean {
    const [part, was, will] = [document, before, next].map((each) => each.querySelector(selector));
    return part && was && will ? takeOver(part, was, will) : false;
  }

  #show(problems: readonly ShownProblem[]): void {
    const root = this.shadowRoot ?? this.attachShadow({ mode: "open" });
    root.replaceChildren();
    if (problems.length === 0) return;
    const style = document.createElement("style");
    style.textContent = STYLE;
    const box = document.createElement("section");
    box.setAttribute("role", "alert");
    box.append(heading(problems.length, () => root.replaceChildren()));
    for (const each of problems.slice(0, 10)) box.append(problemBlock(each));
    root.append(style, box);
  }
}

async function pageText(cache: RequestCache): Promise<string> {
  return (await fetch(location.href, { cache, headers: { accept: "text/html" } })).text();
}

function parse(html: string): Document {
  return new DOMParser().parseFromString(html, "text/html");
}

/** All but the parts and the islands, and but what is not seen: the title is set, and machines do not follow edits. */
function frameOf(page: Document): string {
  const frame = document.importNode(page.documentElement, true);
  for (const part of frame.querySelectorAll(PARTS.join())) part.replaceChildren();
  for (const unseen of frame.querySelectorAll(UNSEEN)) unseen.remove();
  return frame.outerHTML;
}

const ISLANDS = "/_docsgen/islands/";
const UNSEEN = `title, meta, script[type="application/ld+json"], script[src*="${ISLANDS}"], docs-live`;

function islandsOf(page: Document): string[] {
  const scripts = page.querySelectorAll(`script[src*="${ISLANDS}"]`);
  return Array.from(scripts, (script) => script.getAttribute("src") ?? "");
}

/** Those that no newer one is being loaded for. */
const SHEETS = 'link[rel="stylesheet"]:not([data-leaving])';

/** The sheet stays until its successor is there: a page without styles would jump. */
function freshen(sheet: HTMLLinkElement): void {
  if (/-[A-Z0-9]{8}\./.test(sheet.href)) return;
  const next = document.importNode(sheet);
  sheet.dataset["leaving"] = "";
  next.href = `${sheet.href.split("?")[0]}?${Date.now()}`;
  for (const end of ["load", "error"]) next.addEventListener(end, () => sheet.remove());
  sheet.after(next);
}

/** What improves the page as a whole knows headings and links that are there no more. */
function improveAgain(): void {
  const page = document.querySelector<PageElement>("docs-page");
  page?.disconnectedCallback?.();
  page?.connectedCallback?.();
}

/** A search that is open keeps its index; any other opens the one of now when it is next wanted. */
function forgetSearch(): void {
  const dialog = document.querySelector<HTMLDialogElement>("dialog.search-dialog");
  if (dialog?.open) return;
  dialog?.remove();
  for (const search of document.querySelectorAll("docs-search")) search.replaceWith(document.importNode(search, true));
}

interface PageElement extends HTMLElement {
  readonly connectedCallback?: () => void;
  readonly disconnectedCallback?: () => void;
}

function heading(count: number, close: () => void): HTMLElement {
  const head = document.createElement("header");
  head.textContent = count === 1 ? "One problem" : `${count} problems`;
  const button = document.createElement("button");
  button.textContent = "Close";
  button.addEventListener("click", close);
  head.append(button);
  return head;
}

function problemBlock({ place, what, hint, frame }: ShownProblem): HTMLElement {
  const block = document.createElement("article");
  const where = document.createElement("code");
  where.textContent = place ? `${place.file}${place.line > 0 ? `:${place.line}:${place.column}` : ""}` : "";
  const text = document.createElement("p");
  text.textContent = what;
  block.append(where, text);
  if (frame) {
    const lines = document.createElement("pre");
    lines.textContent = frame;
    block.append(lines);
  }
  if (hint) {
    const help = document.createElement("p");
    help.className = "hint";
    help.textContent = hint;
    block.append(help);
  }
  return block;
}

const STYLE = `
section { position: fixed; inset: auto 1rem 1rem; z-index: 9999; max-height: 70vh; overflow: auto; margin: 0 auto;
  max-width: 60rem; padding: 1rem 1.25rem; border-radius: .75rem; border: 1px solid #7f1d1d; background: #1c1214;
  color: #fde8e8; font: 14px/1.5 system-ui, sans-serif; box-shadow: 0 10px 40px rgb(0 0 0 / .4); direction: ltr; }
header { display: flex; justify-content: space-between; font-weight: 600; margin-bottom: .5rem; }
button { font: inherit; color: inherit; background: none; border: 1px solid #7f1d1d; border-radius: .4rem; cursor: pointer; }
article { border-top: 1px solid #4c1d1d; padding: .6rem 0; }
code, pre { font: 12.5px/1.5 ui-monospace, monospace; }
code { color: #fca5a5; }
pre { margin: .4rem 0; overflow: auto; background: #0f0a0b; padding: .6rem; border-radius: .4rem; }
p { margin: .2rem 0; }
.hint { color: #fcd34d; }
`;

customElements.define("docs-live", DocsLive);
