// Improves every page: search, mode button, menus, contents that follow, copying, places that addresses name, the sidebar's place.
import { keep } from "../../components/browser-memory.js";
import { LiveElement, type Until } from "../../components/live-element.js";
import "../search/open-search.js";
import { actOnClick, moveInMenus } from "./act-on-click.js";
import { switchMode } from "./switch-mode.js";

class DocsPage extends LiveElement {
  protected live(until: Until): void {
    const parts = [
      applyLateSheets,
      actOnClick,
      switchMode,
      moveInMenus,
      hideContents,
      findPlace,
      keepSidebarPlace,
      prefetchLinks,
      nameKeys,
      showShortcuts,
      openAssistant,
    ];
    for (const improve of parts) improve(this, until);
    // It asks where headings stand: the first paint does not wait for that.
    requestAnimationFrame(() => setTimeout(followContents, 0, this, until));
  }
}

/** Applies style sheets that the first paint did not wait for. */
function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) sheet.media = "all";
}

/** Loads the code that finds the right place if an address names an unknown anchor. */
function findPlace(page: HTMLElement, until: Until): void {
  const find = async () => {
    if (!location.hash || document.querySelector(":target")) return;
    (await import("./go-to-place.js")).goToPlace(page);
  };
  find();
  addEventListener("hashchange", find, until);
}

/** Writes shortcuts as the reader's keyboard does. */
function nameKeys(page: HTMLElement): void {
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) return;
  for (const keys of page.querySelectorAll(".search-entry kbd")) {
    keys.textContent = keys.textContent.replace("Ctrl ", "⌘");
  }
}

/** On a page whose mode is `assistant` the chat opens by itself. */
function openAssistant(page: HTMLElement, until: Until): void {
  if (document.documentElement.dataset["pageMode"] !== "assistant") return;
  const button = page.querySelector<HTMLElement>("#assistant-entry");
  if (!button) return;
  void customElements.whenDefined("docs-assistant").then(() => {
    if (!until.signal.aborted) button.click();
  });
}

/** Loads the code that prefetches pages if the browser does not support speculation rules. */
async function prefetchLinks(page: HTMLElement, until: Until): Promise<void> {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  (await import("./prefetch-by-hand.js")).prefetchByHand(page, until);
}

/** Loads what the keys of a page do with the first of them. */
function showShortcuts(page: HTMLElement, until: Until): void {
  document.addEventListener(
    "keydown",
    ({ key, metaKey, ctrlKey, altKey, target }) => {
      // With Alt, a key may be how the keyboard writes the character; Windows reports AltGr as Ctrl and Alt.
      if (metaKey || (ctrlKey && !altKey) || !/^[?[\]\\c]$/.test(key)) return;
      // The target is lost once the event has passed.
      void import("./act-rarely.js").then((actions) => actions.pressKey(page, key, target));
    },
    until,
  );
}

customElements.define("docs-page", DocsPage);

/**
 * Takes entries out of the contents while their headings rest in a tab or view that is not shown. Pages come with those of
 * the first view, and modules run in the order of the document: this one before those that hide panels.
 */
function hideContents(page: HTMLElement, until: Until): void {
  const entries = contentsEntries(page).filter(({ heading }) => heading.closest(".tab-panel,docs-view"));
  if (entries.length === 0) return;

  const update = () => {
    for (const { link, heading } of entries) {
      const item = link.parentElement;
      const rests = heading.closest("[hidden]") !== null;
      // Setting the same value again would be observed as another change.
      if (item && item.hidden !== rests) item.hidden = rests;
    }
  };
  const panels = new MutationObserver(update);
  panels.observe(page, { subtree: true, attributeFilter: ["hidden"] });
  until.signal.addEventListener("abort", () => panels.disconnect());
}

/** Remembers where the sidebar stands. The script beside the sidebar takes it up on the next page. */
function keepSidebarPlace(page: HTMLElement, until: Until): void {
  const sidebar = page.querySelector<HTMLElement>("#sidebar");
  if (!sidebar) return;
  sidebar.addEventListener("scroll", () => keepOffset("docs-sidebar", sidebar.scrollTop), until);
  // Before the click: after it, the browser may already have drawn the next page.
  for (const sign of ["pointerover", "focusin"]) {
    sidebar.addEventListener(
      sign,
      ({ target }) => {
        const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href]") : null;
        if (link) keepOffset("docs-sidebar-link", offsetIn(sidebar, link), link.pathname);
      },
      until,
    );
  }
  // A sheet loses its position each time it closes.
  sidebar.addEventListener("toggle", ({ target }) => target === sidebar && showCurrent(sidebar), until);
  // Sheets of sites name the menu of a phone by an id, which only what is open has.
  sidebar.addEventListener(
    "beforetoggle",
    ({ newState }) => sidebar.parentElement?.setAttribute("id", newState === "open" ? "mobile-nav" : ""),
    until,
  );
}

function showCurrent(sidebar: HTMLElement): void {
  const link = sidebar.querySelector("[aria-current=page]");
  const offset = link ? offsetIn(sidebar, link) : 0;
  if (offset > sidebar.clientHeight - 70) sidebar.scrollTop += offset - sidebar.clientHeight / 3;
}

function offsetIn(sidebar: HTMLElement, link: Element): number {
  return link.getBoundingClientRect().top - sidebar.getBoundingClientRect().top;
}

function keepOffset(key: string, offset: number, path = ""): void {
  keep(key, `${path} ${Math.round(offset)}`.trim(), "sessionStorage");
}

/** Marks the entries of the contents whose sections are in view, and the one that is being read. */
function followContents(page: HTMLElement, until: Until): void {
  const current = page.querySelector(".contents-current");
  const entries = contentsEntries(page);
  const top = ({ heading }: ContentsEntry) => heading.getBoundingClientRect().top;
  let active: HTMLAnchorElement | undefined;
  // Where a linked heading comes to rest, and a little below.
  const line = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 8;
  /** The last heading above the line. At an end of the page the outermost one, or the linked one while it is visible. */
  const beingRead = () => {
    const shown = entries.filter(({ link }) => !link.parentElement?.hidden);
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
    if (scrollY > 0 && !isAtEnd) return shown.filter((entry) => top(entry) < line).at(-1) ?? shown[0];
    const inView = shown.filter((entry) => top(entry) >= 0 && top(entry) < innerHeight);
    return inView.find(({ link }) => link.hash === location.hash) ?? shown.at(scrollY > 0 ? -1 : 0);
  };
  const mark = () => {
    const read = beingRead();
    const link = read?.link;
    for (const [at, entry] of entries.entries()) {
      const next = entries[at + 1];
      const isSeen = entry === read || (top(entry) < innerHeight && (!next || top(next) > line));
      entry.link.parentElement?.toggleAttribute("data-active", isSeen);
    }
    if (link === active) return;
    active?.removeAttribute("aria-current");
    active = link;
    link?.setAttribute("aria-current", "location");
    if (current) current.textContent = link?.textContent ?? "";
    keepInView(link);
  };

  // Each heading reports when it crosses the line or the edge of the screen; nothing runs in between.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${line}px 0px 0px`, threshold: 1 });
  for (const { heading } of entries) observer.observe(heading);
  addEventListener("scrollend", mark, until);
  addEventListener("hashchange", mark, until);
  until.signal.addEventListener("abort", () => observer.disconnect());
  mark();
}

/** Scrolls the column of the contents, never the page. */
function keepInView(link: HTMLAnchorElement | undefined): void {
  const column = link?.closest(".page-side");
  if (!link || !column) return;
  const { top, bottom } = link.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  if (top < box.top + 80 || bottom > box.bottom - 80) column.scrollTop += top - box.top - box.height / 2;
}

interface ContentsEntry {
  readonly link: HTMLAnchorElement;
  readonly heading: Element;
}

/** In page order. */
function contentsEntries(page: HTMLElement): ContentsEntry[] {
  return [...page.querySelectorAll<HTMLAnchorElement>("#table-of-contents a")].flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
}
