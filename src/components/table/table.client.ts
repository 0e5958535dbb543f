// Makes tables that scroll reachable by keyboard, and lets the heads of others stay in view.
import { makeReachable } from "../make-reachable.js";

class DocsTable extends HTMLElement {
  connectedCallback(): void {
    new ResizeObserver(() => {
      makeReachable(this);
      this.toggleAttribute("data-fits", this.scrollWidth <= this.clientWidth);
    }).observe(this);
  }
}

customElements.define("docs-table", DocsTable);
