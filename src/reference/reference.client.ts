// Makes deep links land: loads and opens whatever is closed around the row that the address names. Copies paths, switches servers.
import { copyOrSelect } from "../components/copy-text.js";
import { LiveElement, type Until } from "../components/live-element.js";
import type { PartLoader } from "./load-part.js";
import { keepServer, keptServer } from "./playground/sending/kept-server.js";

class DocsReference extends LiveElement {
  private loader: Promise<PartLoader> | null = null;
  /** The address that the samples call, once a reader chose one. */
  private base: string | null = null;

  protected live(until: Until): void {
    addEventListener("hashchange", () => this.reveal(), until);
    this.addEventListener("click", (event) => this.onClick(event), until);
    this.addEventListener("change", (event) => this.onChange(event), until);
    document.addEventListener("pointerdown", (event) => this.closeMenu(event), until);
    document.addEventListener("keydown", (event) => event.key === "Escape" && this.closeMenu(event), until);
    this.recallServer();
    this.addEventListener("toggle", (event) => this.onToggle(event), { ...until, capture: true });
    // Choices on the page may be upgraded after this element.
    if (this.querySelector("docs-choice")) customElements.whenDefined("docs-choice").then(() => this.reveal());
    else this.reveal();
  }

  private async reveal(): Promise<void> {
    const { hash } = location;
    const target = await this.target(decoded(hash.slice(1)));
    if (!target || location.hash !== hash) return;
    for (let at: HTMLElement | null = target; at && at !== this; at = at.parentElement)
      if (at instanceof HTMLDetailsElement) at.open = true;
    target.dispatchEvent(new CustomEvent("docs-reveal", { bubbles: true }));
    if (!target.hasAttribute("tabindex")) target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "start" });
  }

  /** The row with that id: where the page does not hold it, parts are loaded for as long as they lead nearer. */
  private async target(id: string): Promise<HTMLElement | null> {
    for (;;) {
      const target = id === "" ? null : document.getElementById(id);
      if (target) return this.contains(target) ? target : null;
      const holder = this.nearest(id);
      if (!holder) return null;
      if (!(await this.load(holder))) return holder;
    }
  }

  /** The part to load that the row with that id would be in. */
  private nearest(id: string): HTMLDetailsElement | undefined {
    const at = (part: HTMLElement) => part.dataset["at"] ?? "";
    return [...this.querySelectorAll<HTMLDetailsElement>("details[data-part]:not([data-state])")]
      .filter((part) => id.startsWith(`${at(part)}-`))
      .sort((a, b) => at(b).length - at(a).length)[0];
  }

  private async load(part: HTMLDetailsElement): Promise<boolean> {
    const { words } = this.dataset;
    this.loader ??= import("./load-part.js").then((module) => module.createPartLoader(words));
    return (await this.loader).load(part);
  }

  private onToggle({ target }: Event): void {
    if (target instanceof HTMLDetailsElement && target.open && target.dataset["part"] !== undefined) this.load(target);
  }

  private onClick(event: Event): void {
    const source = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-source]") : null;
    if (source) return void import("./source/source-dialog.js").then(({ openSource }) => openSource(source, this));
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-copy]") : null;
    const path = button?.parentElement?.querySelector(".api-path-text");
    if (button && path) void copyOrSelect(path.textContent, button, path);
  }

  /** The menu of servers lies over the page: a press elsewhere closes it, and so does the Escape key. */
  private closeMenu({ type, target }: Event): void {
    const menu = this.querySelector<HTMLDetailsElement>(".api-switch[open]");
    if (!menu || (type !== "keydown" && target instanceof Node && menu.contains(target))) return;
    if (menu.contains(document.activeElement)) menu.querySelector("summary")?.focus();
    menu.open = false;
  }

  private onChange({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.dataset["base"] === undefined) return;
    this.showServer(target);
    keepServer(this.servers(), { url: target.value, variables: {} });
  }

  /** What a reader chose on another page. */
  private recallServer(): void {
    const url = keptServer(this.servers())?.url;
    const input = this.inputs().find(({ value }) => value === url);
    if (!input || input.checked) return;
    input.checked = true;
    customElements.whenDefined("docs-samples").then(() => this.showServer(input));
  }

  private showServer({ value, dataset: { base: to = "" } }: HTMLInputElement): void {
    const shown = this.querySelector(".api-switch-button > .api-path-server");
    if (shown) shown.textContent = value.replace(/\/+$/, "");
    const from = this.base ?? this.inputs()[0]?.dataset["base"];
    this.base = to;
    document
      .querySelector("#request-example > docs-samples")
      ?.dispatchEvent(new CustomEvent("docs-server", { detail: { from, to } }));
  }

  private inputs(): HTMLInputElement[] {
    return [...this.querySelectorAll<HTMLInputElement>(".api-switch input")];
  }

  private servers(): string[] {
    return this.inputs().map(({ value }) => value);
  }
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

customElements.define("docs-reference", DocsReference);
