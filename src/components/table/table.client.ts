// Makes tables that scroll reachable by keyboard.
import { makeReachable } from "../make-reachable.js";

class DocsTable extends HTMLElement {
  private sizes: ResizeObserver | null = null;

  connectedCallback(): void {
    this.sizes = new ResizeObserver(() => makeReachable(this));
    this.sizes.observe(this);
  }

  disconnectedCallback(): void {
    this.sizes?.disconnect();
  }
}

customElements.define("docs-table", DocsTable);
