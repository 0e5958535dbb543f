// Runs in the browser: loads what the keys of a page do with the first of them.

export function showShortcuts(page: HTMLElement, signal: AbortSignal): void {
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
