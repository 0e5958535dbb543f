// Copies the value of a swatch: the one of the mode the reader sees.
import { copyOrSelect } from "../copy-text.js";
import { LiveElement, type Until } from "../live-element.js";

class DocsColor extends LiveElement {
  live(until: Until): void {
    this.addEventListener("click", onClick, until);
  }
}

function onClick(event: Event): void {
  const item = event.target instanceof Element ? event.target.closest<HTMLElement>(".color-item") : null;
  if (!item) return;
  const mode = document.documentElement.classList.contains("dark") ? "dark" : "light";
  const shown = item.querySelector(`.color-${mode}`) ?? item.querySelector(".color-light") ?? item;
  void copyOrSelect(item.dataset[mode] ?? "", item, shown);
}

customElements.define("docs-color", DocsColor);
