// Copies a prompt.
import { copyOrSelect } from "../copy-text.js";
import { LiveElement, type Until } from "../live-element.js";

class DocsPrompt extends LiveElement {
  live(until: Until): void {
    const button = this.querySelector<HTMLElement>("[data-action=copy]");
    const pre = this.querySelector("pre");
    if (!button || !pre) return;
    button.addEventListener("click", () => copyOrSelect(pre.textContent ?? "", button, pre), until);
  }
}

customElements.define("docs-prompt", DocsPrompt);
