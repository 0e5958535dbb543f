// Runs in the browser: the question mark shows the list of keyboard shortcuts, brackets turn pages, and `c` copies this one.

const ELEMENTS: Readonly<Record<string, string>> = {
  "?": ".shortcuts",
  "[": ".pagination-prev",
  "]": ".pagination-next",
  c: "[data-action=copy-page]",
};

export function showShortcuts(page: HTMLElement, signal: AbortSignal): void {
  document.addEventListener(
    "keydown",
    ({ key, metaKey, ctrlKey, altKey, target }) => {
      // With Alt, a key may be how the keyboard writes the character; Windows reports AltGr as Ctrl and Alt.
      if (metaKey || (ctrlKey && !altKey) || isBusy(target)) return;
      const element = page.querySelector<HTMLElement>(ELEMENTS[key] ?? "x");
      if (key === "?") element?.togglePopover();
      else element?.click();
    },
    { signal },
  );
}

/** Whether the key belongs to a field, the search or the chat, which may be in a shadow tree. */
function isBusy(target: EventTarget | null): unknown {
  return (
    target instanceof Element && (target.shadowRoot ?? target.closest("input,textarea,select,dialog,[contenteditable]"))
  );
}
