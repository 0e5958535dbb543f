// Improves every page: mode button, menus, contents that follow, copying, places that addresses name, the place in the sidebar.
import { actOnClick } from "./act-on-click.js";
import { applyLateSheets } from "./apply-late-sheets.js";
import { findPlace } from "./find-place.js";
import { followContents } from "./follow-contents.js";
import { hideContents } from "./hide-contents.js";
import { keepSidebarPlace } from "./keep-sidebar-place.js";
import { moveInMenus } from "./move-in-menus.js";
import { nameKeys } from "./name-keys.js";
import { openAssistant } from "./open-assistant.js";
import { prefetchLinks } from "./prefetch-links.js";
import { showShortcuts } from "./show-shortcuts.js";
import { switchMode } from "./switch-mode.js";

class DocsPage extends HTMLElement {
  #listeners = new AbortController();

  connectedCallback(): void {
    this.#listeners = new AbortController();
    const { signal } = this.#listeners;
    const parts = [
      applyLateSheets,
      actOnClick,
      switchMode,
      moveInMenus,
      hideContents,
      findPlace,
      keepSidebarPlace,
      prefetchLinks,
      nameKeys,
      showShortcuts,
      openAssistant,
    ];
    for (const improve of parts) improve(this, signal);
    // It asks where headings stand: the first paint does not wait for that.
    requestAnimationFrame(() => setTimeout(followContents, 0, this, signal));
  }

  disconnectedCallback(): void {
    this.#listeners.abort();
  }
}

customElements.define("docs-page", DocsPage);
