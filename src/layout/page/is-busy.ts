// Tells keys for the page from those for something in it.

/** Whether a key belongs to a field, the search or the chat, which may be in a shadow tree. */
export function isBusy(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return (
    target.isContentEditable || target.shadowRoot !== null || target.closest("input,textarea,select,dialog") !== null
  );
}
