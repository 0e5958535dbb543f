// Runs in the browser: the question mark shows the list of keyboard shortcuts.
import { isBusy } from "./is-busy.js";

export function showShortcuts(page: HTMLElement, signal: AbortSignal): void {
  const list = page.querySelector<HTMLElement>("#shortcuts-dialog");
  document.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "?" || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return;
      list?.togglePopover();
    },
    { signal },
  );
}
