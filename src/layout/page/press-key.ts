// Runs in the browser: the question mark shows the list of keyboard shortcuts, brackets turn pages, the backslash folds the sidebar, and `c` copies the page.

const ELEMENTS: Readonly<Record<string, string>> = {
  "?": ".shortcuts",
  "[": ".pagination-prev",
  "]": ".pagination-next",
  "\\": "[data-action=sidebar]",
  c: "[data-action=copy-page]",
};

/** `target`: what has the focus. */
export function pressKey(page: HTMLElement, key: string, target: EventTarget | null): void {
  if (isBusy(target)) return;
  const element = page.querySelector<HTMLElement>(ELEMENTS[key] ?? "x");
  if (key === "?") element?.togglePopover();
  else element?.click();
}

/**
 * Whether the key belongs to a field, the search or the chat, which may be in a shadow tree. What is in a dialog that
 * has just closed keeps the focus until the browser draws again, but no key is meant for it.
 */
function isBusy(target: EventTarget | null): unknown {
  if (!(target instanceof Element) || target.closest("dialog:not([open])")) return false;
  return target.shadowRoot ?? target.closest("input,textarea,select,dialog,[contenteditable]");
}
