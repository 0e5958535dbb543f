// Shows one panel of a choice at a time: by tab, by menu, by arrow keys, or because a link leads into a panel.
import { LiveElement, type Until } from "../../components/live-element.js";
import { keepChoice, keptChoice } from "./kept-choice.js";

class DocsChoice extends LiveElement {
  protected live(until: Until): void {
    this.strip()?.addEventListener("click", (event) => this.onClick(event), until);
    this.strip()?.addEventListener("keydown", (event) => this.onKey(event), until);
    this.menu()?.addEventListener("change", (event) => this.onMenu(event), until);
    this.addEventListener("docs-reveal", (event) => this.onReveal(event), until);
    document.addEventListener("docs-chosen", (event) => this.onChosen(event), until);
    for (const panel of this.panels()) {
      panel.role = this.menu() ? "group" : "tabpanel";
      panel.ariaLabel = panel.dataset["title"] ?? null;
    }
    this.mark();
    this.recall();
  }

  /** Shows a panel and hides the others. Who has to fill it first cancels the event, and reveals it then. */
  private show(panel: HTMLElement): void {
    if (!panel.dispatchEvent(new CustomEvent("docs-show", { bubbles: true, cancelable: true }))) return;
    for (const each of this.panels()) each.dataset["active"] = String(each === panel);
    this.mark();
  }

  /** Tabs and entries of the menu stand in the order of the panels. */
  private mark(): void {
    const chosen = this.panels().findIndex(({ dataset }) => dataset["active"] === "true");
    for (const [index, tab] of this.tabs().entries()) {
      tab.role = "tab";
      tab.ariaSelected = tab.dataset["active"] = String(index === chosen);
      tab.tabIndex = index === chosen ? 0 : -1;
    }
    const menu = this.menu();
    if (menu) menu.selectedIndex = chosen;
  }

  /** Shows a panel at the reader's request; the others of its group follow. */
  private choose(panel: HTMLElement): void {
    this.show(panel);
    const { group } = this.dataset;
    const { title = "" } = panel.dataset;
    if (!group) return;
    if (this.dataset["remember"] !== undefined) keepChoice(group, title);
    document.dispatchEvent(new CustomEvent("docs-chosen", { detail: { group, title, source: this } }));
  }

  private onClick(event: Event): void {
    const { target } = event;
    this.chooseAt(this.tabs().findIndex((tab) => target instanceof Node && tab.contains(target)));
  }

  private onKey(event: KeyboardEvent): void {
    const tabs = this.tabs();
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

  private onMenu(event: Event): void {
    if (event.target instanceof HTMLSelectElement) this.chooseAt(event.target.selectedIndex);
  }

  private chooseAt(index: number): void {
    const panel = this.panels()[index];
    if (panel) this.choose(panel);
  }

  private onReveal(event: Event): void {
    const { target } = event;
    const panel = this.panels().find((each) => target instanceof Node && each.contains(target));
    if (panel) this.show(panel);
  }

  private onChosen(event: Event): void {
    if (!(event instanceof CustomEvent) || event.detail.source === this) return;
    if (event.detail.group !== this.dataset["group"]) return;
    this.showTitle(event.detail.title);
  }

  private recall(): void {
    const { group, remember } = this.dataset;
    if (group && remember !== undefined) this.showTitle(keptChoice(group));
  }

  private showTitle(title: string | null): void {
    const panel = this.panels().find((each) => each.dataset["title"] === title);
    if (panel) this.show(panel);
  }

  private strip(): HTMLElement | null {
    return this.querySelector<HTMLElement>(":scope > .choice-strip");
  }

  private menu(): HTMLSelectElement | null {
    return this.querySelector<HTMLSelectElement>(":scope > .choice-strip > .choice-menu");
  }

  private tabs(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(":scope > .choice-strip > .choice-tabs > button")];
  }

  private panels(): HTMLElement[] {
    return [...this.querySelectorAll<HTMLElement>(":scope > .choice-panel")];
  }
}

customElements.define("docs-choice", DocsChoice);
