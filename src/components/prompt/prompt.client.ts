// Copies a prompt.
import { copyText } from "../copy-text.js";

class DocsPrompt extends HTMLElement {
  private listening: AbortController | null = null;

  connectedCallback(): void {
    const button = this.querySelector<HTMLElement>("[data-action=copy]");
    if (!button) return;
    this.listening = new AbortController();
    const copy = (): void => void copyText(this.querySelector("pre")?.textContent ?? "", button);
    button.addEventListener("click", copy, { signal: this.listening.signal });
  }

  disconnectedCallback(): void {
    this.listening?.abort();
  }
}

customElements.define("docs-prompt", DocsPrompt);
