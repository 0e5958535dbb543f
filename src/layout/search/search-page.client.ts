// Makes the search page answer the query of its address, and keeps the two together.
import { createSearchPanel } from "./search-panel.js";
import { searchSettings } from "./search-settings.js";

class DocsSearchPage extends HTMLElement {
  connectedCallback(): void {
    const panel = createSearchPanel(searchSettings(this.dataset), "search-page-list", () => {});
    this.replaceChildren(panel.root);
    const input = panel.root.querySelector("input");
    input?.addEventListener("input", () => {
      const address = new URL(location.href);
      address.searchParams.set("q", input.value);
      history.replaceState(history.state, "", address);
    });
    panel.begin();
    const asked = new URLSearchParams(location.search).get("q");
    if (asked) panel.query(asked);
  }
}

customElements.define("docs-search-page", DocsSearchPage);
