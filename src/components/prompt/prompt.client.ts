// Copies a prompt.
import { copyOrSelect } from "../copy-text.js";
import { LiveElement } from "../live-element.js";

class DocsPrompt extends LiveElement {
  live(signal: AbortSignal): void {
    const button = this.querySelector<HTMLElement>("[data-action=copy]");
    const pre = this.querySelector("pre");
    if (!button || !pre) return;
    button.addEventListener("click", () => copyOrSelect(pre.textContent ?? "", button, pre), { signal });
  }
}

customElements.define("docs-prompt", DocsPrompt);
