// Copies a prompt.
import { copyOrSelect } from "../copy-text.js";
import { LiveElement } from "../live-element.js";

class DocsPrompt extends LiveElement {
  live(signal: AbortSignal): void {
    const button = this.querySelector<HTMLElement>("[data-action=copy]");
    const pre = this.querySelector("pre");
    if (!button || !pre) return;
    const copy = (): void => void copyOrSelect(pre.textContent ?? "", button, pre);
    button.addEventListener("click", copy, { signal });
  }
}

customElements.define("docs-prompt", DocsPrompt);
