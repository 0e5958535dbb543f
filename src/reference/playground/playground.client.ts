// Listens to the buttons that open the playground, and loads it when a reader reaches for one.
import type { OpenPlayground } from "./open-playground.js";

/** The menu of examples that the samples show: made from the description, or the author's own. */
const EXAMPLES = "#request-example :is(.samples-named, .samples-groups > .choice-strip > .choice-menu)";

class DocsPlayground extends HTMLElement {
  private listeners = new AbortController();
  private playgrounds: Promise<OpenPlayground> | null = null;

  connectedCallback(): void {
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const button = this.querySelector<HTMLElement>("[data-action=open]");
    for (const each of button ? [button, ...besideSamples(button, signal)] : []) {
      each.addEventListener("pointerenter", load, { signal, once: true });
      each.addEventListener("focus", load, { signal, once: true });
      each.addEventListener("click", () => this.open(), { signal });
    }
    const asked = new URLSearchParams(location.search).get("playground") === "open";
    if (asked || this.dataset["expand"] !== undefined) this.open();
  }

  disconnectedCallback(): void {
    this.listeners.abort();
  }

  private async open(): Promise<void> {
    const script = this.querySelector("script[type='application/json']");
    this.playgrounds ??= load().then(({ playgroundsIn }) => playgroundsIn(this));
    const openPlayground = await this.playgrounds;
    const menu = document.querySelector<HTMLSelectElement>(EXAMPLES);
    openPlayground({ json: script?.textContent ?? "null", example: menu?.selectedOptions[0]?.label ?? null });
  }
}

/** A second button at the foot of the samples, for those who come from there; the style sheet keeps its place. */
function besideSamples(button: HTMLElement, signal: AbortSignal): HTMLElement[] {
  const samples = document.querySelector("#request-example > docs-samples");
  if (!samples) return [];
  const other = document.createElement("button");
  other.type = "button";
  other.className = "samples-try";
  other.textContent = button.textContent;
  other.setAttribute("aria-haspopup", "dialog");
  samples.append(other);
  signal.addEventListener("abort", () => other.remove());
  return [other];
}

function load() {
  return import("./open-playground.js");
}

customElements.define("docs-playground", DocsPlayground);
