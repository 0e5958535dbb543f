// Copies a prompt.
import { copyOrSelect } from "../copy-text.js";

class DocsPrompt extends HTMLElement {
  private listening: AbortController | null = null;

  connectedCallback(): void {
    const button = this.querySelector<HTMLElement>("[data-action=copy]");
    const pre = this.querySelector("pre");
    if (!button || !pre) return;
    this.listening = new AbortController();
    const copy = (): void => void copyOrSelect(pre.textContent ?? "", button, pre);
    button.addEventListener("click", copy, { signal: this.listening.signal });
  }

  disconnectedCallback(): void {
    this.listening?.abort();
  }
}

customElements.define("docs-prompt", DocsPrompt);
