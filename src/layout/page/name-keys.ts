// Runs in the browser: writes shortcuts as the reader's keyboard does.

export function nameKeys(page: HTMLElement): void {
  if (!/Mac|iPhone|iPad/.test(navigator.platform)) return;
  for (const keys of page.querySelectorAll(".search-entry kbd,.shortcuts kbd")) {
    keys.textContent = keys.textContent.replace("Ctrl ", "⌘");
  }
}
