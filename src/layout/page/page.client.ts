// Improves every page: mode button, menus, contents that follow, copying, places that addresses name, the place in the sidebar.
import { actOnClick } from "./act-on-click.js";
import { followContents } from "./follow-contents.js";
import { hideContents } from "./hide-contents.js";
import { keepSidebarPlace } from "./keep-sidebar-place.js";
import { moveInMenus } from "./move-in-menus.js";
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

/** Applies style sheets that the first paint did not wait for. */
function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) sheet.media = "all";
}

/** Loads the code that finds the right place if an address names an unknown anchor. */
function findPlace(page: HTMLElement, signal: AbortSignal): void {
  const find = async () => {
    if (!location.hash || document.querySelector(":target")) return;
    (await import("./go-to-place.js")).goToPlace(page);
  };
  find();
  addEventListener("hashchange", find, { signal });
}

/** Writes shortcuts as the reader's keyboard does. */
function nameKeys(page: HTMLElement): void {
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) return;
  for (const keys of page.querySelectorAll(".search-entry kbd,.shortcuts kbd")) {
    keys.textContent = keys.textContent.replace("Ctrl ", "⌘");
  }
}

/** On a page whose mode is `assistant` the chat opens by itself. */
function openAssistant(page: HTMLElement, signal: AbortSignal): void {
  if (document.documentElement.dataset["pageMode"] !== "assistant") return;
  const button = page.querySelector<HTMLElement>("#assistant-entry");
  if (!button) return;
  void customElements.whenDefined("docs-assistant").then(() => {
    if (!signal.aborted) button.click();
  });
}

/** Loads the code that prefetches pages if the browser does not support speculation rules. */
async function prefetchLinks(page: HTMLElement, signal: AbortSignal): Promise<void> {
  if (HTMLScriptElement.supports?.("speculationrules")) return;
  (await import("./prefetch-by-hand.js")).prefetchByHand(page, signal);
}

/** Loads what the keys of a page do with the first of them. */
function showShortcuts(page: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    ({ key, metaKey, ctrlKey, altKey, target }) => {
      // With Alt, a key may be how the keyboard writes the character; Windows reports AltGr as Ctrl and Alt.
      if (metaKey || (ctrlKey && !altKey) || !/^[?[\]\\c]$/.test(key)) return;
      // The target is lost once the event has passed.
      void import("./act-rarely.js").then((actions) => actions.pressKey(page, key, target));
    },
    { signal },
  );
}

customElements.define("docs-page", DocsPage);
