// Runs in the browser: the question mark shows the list of keyboard shortcuts.

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

/** Whether the key belongs to a field, the search or the chat, which may be in a shadow tree. */
function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.shadowRoot !== null || target.closest("input,textarea,select,dialog") !== null
  );
}
