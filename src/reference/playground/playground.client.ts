// Listens to the "Try it" button, and loads the playground when a reader reaches for it.
import type { OpenPlayground } from "./open-playground.js";

class DocsPlayground extends HTMLElement {
  private listeners = new AbortController();
  private playgrounds: Promise<OpenPlayground> | null = null;

  connectedCallback(): void {
    this.listeners = new AbortController();
    const { signal } = this.listeners;
    const button = this.querySelector<HTMLElement>("[data-action=open]");
    button?.addEventListener("pointerenter", load, { signal, once: true });
    button?.addEventListener("focus", load, { signal, once: true });
    button?.addEventListener("click", () => this.open(), { signal });
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
    openPlayground(script?.textContent ?? "null");
  }
}

function load() {
  return import("./open-playground.js");
}

customElements.define("docs-playground", DocsPlayground);
