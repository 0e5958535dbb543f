// <docs-live>: follows the writer's edits in the live preview and shows what is wrong over the page.
import type { LiveEvent, ShownProblem } from "./live.js";

/** The parts of a page that an edit may change; the rest of the frame stays, and with it the scroll position. */
const REPLACEABLE = ["#content-area", "#table-of-contents", "#sidebar-content"];

class DocsLive extends HTMLElement {
  #events: EventSource | null = null;
  #wasLost = false;
  /** What the server last sent for each part: the parts in the page change as the reader uses them. */
  readonly #served = new Map<string, string>();

  connectedCallback(): void {
    const base =
      document.querySelector<HTMLScriptElement>('script[src*="/_docsgen/"]')?.src.split("/_docsgen/")[0] ?? "";
    this.#events = new EventSource(`${base}/_docsgen/dev/events?page=${encodeURIComponent(location.pathname)}`);
    this.#events.onmessage = (message) => this.#hear(JSON.parse(message.data) as LiveEvent);
    this.#events.onerror = () => {
      this.#wasLost = true;
    };
    this.#events.onopen = () => {
      if (this.#wasLost) location.reload();
    };
  }

  disconnectedCallback(): void {
    this.#events?.close();
  }

  #hear(event: LiveEvent): void {
    if (event.kind === "problems") this.#show(event.problems);
    else void this.#refresh();
  }

  /** Takes over what differs: the article in place, with its islands, or the whole page where its other scripts changed. */
  async #refresh(): Promise<void> {
    const response = await fetch(location.href, { headers: { accept: "text/html" } });
    const next = new DOMParser().parseFromString(await response.text(), "text/html");
    if (scriptsOf(next).join() !== scriptsOf(document).join()) return location.reload();
    for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')) freshen(sheet);
    document.title = next.title;
    const replaced = REPLACEABLE.filter((selector) => this.#replace(selector, next));
    this.dispatchEvent(new CustomEvent("docsgen:replaced", { bubbles: true }));
    // A module runs again under another address only.
    if (replaced.length > 0) for (const island of islandsOf(next)) void import(`${island}?${Date.now()}`);
  }

  #replace(selector: string, next: Document): boolean {
    const [part, replacement] = [document.querySelector(selector), next.querySelector(selector)];
    if (!part || !replacement || this.#served.get(selector) === replacement.innerHTML) return false;
    this.#served.set(selector, replacement.innerHTML);
    for (const island of part.querySelectorAll("docs-island")) island.dispatchEvent(new Event("docsgen:removed"));
    part.innerHTML = replacement.innerHTML;
    return true;
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

function freshen(sheet: HTMLLinkElement): void {
  if (!/-[A-Z0-9]{8}\./.test(sheet.href)) sheet.href = `${sheet.href.split("?")[0]}?${Date.now()}`;
}

/** The islands that a page loads. */
function islandsOf(page: Document): string[] {
  return sources(page).filter((source) => source.includes(ISLANDS));
}

/** Which modules a page loads besides: a page that needs others is loaded anew. */
function scriptsOf(page: Document): string[] {
  return sources(page).filter((source) => !source.includes(ISLANDS));
}

const ISLANDS = "/_docsgen/islands/";

function sources(page: Document): string[] {
  return Array.from(page.querySelectorAll("script[src]"), (script) => script.getAttribute("src") ?? "").sort();
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
