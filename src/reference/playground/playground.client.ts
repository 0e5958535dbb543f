// Listens to the button that opens the playground, and loads it when a reader reaches for it.
import { LiveElement, type Until } from "../../components/live-element.js";
import type { OpenPlayground } from "./open-playground.js";

/** The menu of examples that the samples show: made from the description, or the author's own. */
const EXAMPLES = "#request-example :is(.samples-named, .samples-groups > .choice-strip > .choice-menu)";

class DocsPlayground extends LiveElement {
  private playgrounds: Promise<OpenPlayground> | null = null;

  protected live(until: Until): void {
    const button = this.querySelector("[data-action=open]");
    button?.addEventListener("pointerenter", load, { ...until, once: true });
    button?.addEventListener("focus", load, { ...until, once: true });
    button?.addEventListener("click", () => this.open(), until);
    const asked = new URLSearchParams(location.search).get("playground") === "open";
    if (asked || this.dataset["expand"] !== undefined) this.open();
  }

  private async open(): Promise<void> {
    const script = this.querySelector("script[type='application/json']");
    this.playgrounds ??= load().then(({ playgroundsIn }) => playgroundsIn(this));
    const openPlayground = await this.playgrounds;
    const menu = document.querySelector<HTMLSelectElement>(EXAMPLES);
    openPlayground({ json: script?.textContent ?? "null", example: menu?.selectedOptions[0]?.label ?? null });
  }
}

function load() {
  return import("./open-playground.js");
}

customElements.define("docs-playground", DocsPlayground);
