// <docs-live>: follows edits in the preview, and shows problems below the page.
import type { LiveEvent, Revision } from "./live.js";
import { liveSheets, textOf } from "./live-sheets.js";
import { type ProblemPanel, problemPanel } from "./problem-panel.js";
import { takeOver } from "./take-over.js";

/** The parts of a page that an edit may change in place. If anything else differs, the page is reloaded. */
const PARTS = ["#content-area", "#table-of-contents", "#sidebar-content"];

class DocsLive extends HTMLElement {
  #events: EventSource | null = null;
  /** The page as the server sent it last. The one in the browser changes as its reader uses it. */
  #served: Promise<() => Served | null> = Promise.resolve(() => null);
  readonly #sheets = liveSheets();
  #shows: Revision = { loaded: "", drawn: "" };
  #wanted: Revision = this.#shows;
  #isRefreshing = false;
  #panel: ProblemPanel | null = null;

  connectedCallback(): void {
    this.#panel ??= problemPanel(this);
    const { loaded = "", drawn = "" } = this.dataset;
    this.#shows = { loaded, drawn };
    const text = textOf(location.href, "force-cache");
    this.#served = text.then(readAtLeisure, () => () => null);
    text.then((sent) => this.#check(sent)).catch(() => {});
    document.addEventListener("visibilitychange", this.#listen);
    this.#listen();
  }

  /**
   * The page may have changed since it was sent, and before it was asked for again: what differs cannot be told, and it is
   * loaded again, at the latest with the next edit. A page may also say something else each time.
   */
  async #check(text: string): Promise<void> {
    if (hashIn(text) === this.dataset["text"]) return;
    this.#served = Promise.resolve(() => null);
    const again = await textOf(location.href, "no-store");
    if (hashIn(again) === hashIn(text)) location.reload();
  }

  disconnectedCallback(): void {
    document.removeEventListener("visibilitychange", this.#listen);
    this.#events?.close();
  }

  /** Browsers allow few connections per host, so hidden pages give theirs up. */
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
    if (event.kind === "problems") this.#panel?.show(event.news);
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
      // The server is gone. Once the stream is back, it sends the current state.
      this.#shows = { ...this.#shows, drawn: "" };
    }
    this.#isRefreshing = false;
  }

  /** Takes over what differs: parts in place, with their islands, or the whole page where more does. */
  async #refresh(): Promise<void> {
    const text = await textOf(location.href, "no-store");
    const before = (await this.#served)();
    const next = read(text);
    if (before === null || before.head !== next.head) return location.reload();
    this.#served = Promise.resolve(readAtLeisure(text));
    document.title = next.page.title;
    const replaced = PARTS.filter((selector) => this.#replace(selector, before.page, next.page));
    afterPaint(() => {
      if (before.shell() !== next.shell()) return location.reload();
      this.#sheets.freshen();
      document.dispatchEvent(new Event("docsgen:edited"));
      askForMissingMedia();
      if (replaced.length > 0) improveAgain();
    });
    if (replaced.length === 0) return;
    // A module runs again under another address only.
    for (const island of islandsOf(next.page)) void import(`${island}?${Date.now()}`);
  }

  #replace(selector: string, before: Document, next: Document): boolean {
    const [part, was, will] = [document, before, next].map((each) => each.querySelector(selector));
    return part && was && will ? takeOver(part, was, will) : false;
  }
}

/** What tells a page from others. */
function hashIn(html: string): string | undefined {
  return /<docs-live [^>]*data-text="(\w+)"/.exec(html)?.[1];
}

interface Served {
  /** Its parts go into the page in the browser. */
  readonly page: Document;
  /** What its parts need: where it changes, the page is loaded again before anything of it is shown. */
  readonly head: string;
  /** What stands around its parts. */
  readonly shell: () => string;
}

function read(html: string): Served {
  const page = new DOMParser().parseFromString(html, "text/html");
  return { page, head: frameOf(page.head), shell: () => frameOf(page.documentElement) };
}

/** Milliseconds in which the browser shows an edit. What the next one is compared with is read afterwards, or when that comes. */
const SHOWN = 100;

function readAtLeisure(html: string): () => Served {
  let served: Served | null = null;
  const readOnce = () => {
    if (served) return served;
    const { page, head, shell } = read(html);
    const said = shell();
    served = { page, head, shell: () => said };
    return served;
  };
  setTimeout(readOnce, SHOWN);
  return readOnce;
}

/** What an edit shows comes first. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => setTimeout(run));
}

/** Everything except the parts, the islands and what is not visible: the title is set, and machines do not follow edits. What a page may load is settled when it is loaded. */
function frameOf(part: Element): string {
  const frame = document.importNode(part, true);
  for (const inner of frame.querySelectorAll(PARTS.join())) inner.replaceChildren();
  for (const unseen of frame.querySelectorAll(UNSEEN)) unseen.remove();
  return frame.outerHTML;
}

const ISLANDS = "/_docsgen/islands/";
const UNSEEN = `title, meta:not([http-equiv]), link[rel="preload"], script[type="application/ld+json"], script[src*="${ISLANDS}"], docs-live`;

function islandsOf(page: Document): string[] {
  const scripts = page.querySelectorAll(`script[src*="${ISLANDS}"]`);
  return Array.from(scripts, (script) => script.getAttribute("src") ?? "");
}

/** Missing pictures may exist now: setting the address again reloads them. */
function askForMissingMedia(): void {
  for (const image of document.querySelectorAll<HTMLImageElement>("img[src]")) {
    const source = image.getAttribute("src") ?? "";
    if (image.complete && image.naturalWidth === 0) image.setAttribute("src", source);
  }
  for (const media of document.querySelectorAll<HTMLMediaElement>("video, audio")) {
    if (media.error || media.networkState === media.NETWORK_NO_SOURCE) media.load();
  }
}

/** What enhances the whole page still knows headings and links that are gone. */
function improveAgain(): void {
  const page = document.querySelector<PageElement>("docs-page");
  page?.disconnectedCallback?.();
  page?.connectedCallback?.();
}

interface PageElement extends HTMLElement {
  readonly connectedCallback?: () => void;
  readonly disconnectedCallback?: () => void;
}

customElements.define("docs-live", DocsLive);
