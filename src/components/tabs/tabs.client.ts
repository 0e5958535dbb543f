// Shows one panel at a time; tabs with the same title follow each other on the page and from page to page.
import { keep, recall } from "../browser-memory.js";
import { LiveElement, type Until } from "../live-element.js";
import { namedId } from "../named-place.js";

/** Titles that were chosen, the latest first. */
const STORE = "docs-tabs";
const CHOSEN = "docs:tab";

/** Browsers that can look for text in panels at rest open the one that has it. */
const RESTING = "onbeforematch" in document.documentElement ? "until-found" : "";

class DocsTabs extends LiveElement {
  live(until: Until): void {
    this.choose(this.startPanel());
    this.addEventListener("click", (event) => this.onClick(event), until);
    this.addEventListener("keydown", (event) => this.onKey(event), until);
    this.addEventListener("change", (event) => this.onSelect(event), until);
    this.addEventListener("beforematch", (event) => this.chooseAround(event.target), until);
    window.addEventListener("hashchange", () => this.chooseAround(document.getElementById(namedId())), until);
    document.addEventListener(CHOSEN, (event) => this.follow(event), until);
    this.chooseAround(document.getElementById(namedId()));
  }

  private get panels(): HTMLElement[] {
    return this.own(".tab-panel");
  }

  private get tabs(): HTMLElement[] {
    return this.own("[role=tab]");
  }

  /** Not those of tabs within a panel. */
  private own(selector: string): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(selector)].filter((each) => each.closest("docs-tabs") === this);
  }

  private get isSynced(): boolean {
    return this.dataset["sync"] !== undefined;
  }

  /** What the reader chose before, else what the writer chose. */
  private startPanel(): HTMLElement | undefined {
    const { panels } = this;
    const written = panels.find((panel) => panel.dataset["active"] === "true") ?? panels[0];
    if (!this.isSynced) return written;
    const [latest] = remembered().flatMap((title) => panels.find(({ dataset }) => dataset["title"] === title) ?? []);
    return latest ?? written;
  }

  private choose(chosen: HTMLElement | undefined): void {
    if (!chosen) return;
    for (const panel of this.panels) {
      panel.dataset["active"] = String(panel === chosen);
      if (panel === chosen) panel.removeAttribute("hidden");
      else panel.setAttribute("hidden", RESTING);
    }
    for (const tab of this.tabs) {
      const isChosen = tab.getAttribute("aria-controls") === chosen.id;
      tab.setAttribute("aria-selected", String(isChosen));
      tab.dataset["active"] = String(isChosen);
      tab.tabIndex = isChosen ? 0 : -1;
      if (isChosen) keepInSight(tab);
    }
    const title = this.querySelector("[data-chosen-title]");
    if (title) title.textContent = chosen.dataset["title"] ?? "";
    const menu = this.querySelector<HTMLSelectElement>(".code-group-select");
    if (menu) menu.value = chosen.id;
  }

  /** The reader's own choice: remembered, shared with the others, and put into the address. */
  private chooseForReader(panel: HTMLElement | undefined): void {
    if (!panel) return;
    this.choose(panel);
    if (this.dataset["hash"] !== undefined) history.replaceState(history.state, "", `#${panel.id}`);
    const title = panel.dataset["title"];
    if (!this.isSynced || !title) return;
    remember(title);
    const before = this.getBoundingClientRect().top;
    document.dispatchEvent(new CustomEvent(CHOSEN, { detail: { title, from: this } }));
    // What changed its height above must not move what the reader is looking at.
    scrollBy({ top: this.getBoundingClientRect().top - before, behavior: "instant" });
  }

  private follow(event: Event): void {
    if (!(event instanceof CustomEvent) || event.detail.from === this || !this.isSynced) return;
    this.choose(this.panels.find((panel) => panel.dataset["title"] === event.detail.title));
  }

  private chooseAround(target: EventTarget | null): void {
    if (target instanceof Node && this.contains(target))
      this.choose(this.panels.find((panel) => panel.contains(target)));
  }

  private onClick(event: Event): void {
    const tab = event.target instanceof Element ? event.target.closest("[role=tab]") : null;
    if (tab) this.chooseForReader(this.panels.find((panel) => panel.id === tab.getAttribute("aria-controls")));
  }

  private onSelect({ target }: Event): void {
    if (target instanceof HTMLSelectElement && target.closest("docs-tabs") === this) {
      this.chooseForReader(this.panels.find((panel) => panel.id === target.value));
    }
  }

  private onKey(event: KeyboardEvent): void {
    const { tabs } = this;
    const at = event.target instanceof HTMLElement ? tabs.indexOf(event.target) : -1;
    if (at < 0) return;
    const forward = getComputedStyle(this).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const to = { ArrowLeft: at - 1, ArrowRight: at - 1, Home: 0, End: tabs.length - 1, [forward]: at + 1 }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    const tab = tabs[(to + tabs.length) % tabs.length];
    tab?.focus();
    tab?.click();
  }
}

/** Scrolls the strip of tabs only, never the page. */
function keepInSight(tab: HTMLElement): void {
  const strip = tab.closest<HTMLElement>("[role=tablist]");
  if (!strip || strip.scrollWidth <= strip.clientWidth) return;
  strip.scrollLeft = tab.offsetLeft - strip.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2;
}

function remembered(): string[] {
  return recall(STORE)?.split("\n") ?? [];
}

function remember(title: string): void {
  keep(STORE, [title, ...remembered().filter((each) => each !== title)].slice(0, 20).join("\n"));
}

customElements.define("docs-tabs", DocsTabs);
