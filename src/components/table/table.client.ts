// Makes tables that scroll reachable by keyboard, and lets the heads of others stay in view.
import { makeReachable } from "../make-reachable.js";

class DocsTable extends HTMLElement {
  private readonly sizes = new ResizeObserver(() => {
    makeReachable(this);
    this.toggleAttribute("data-fits", this.scrollWidth <= this.clientWidth);
  });

  connectedCallback(): void {
    this.sizes.observe(this);
  }

  disconnectedCallback(): void {
    this.sizes.disconnect();
  }
}

customElements.define("docs-table", DocsTable);
