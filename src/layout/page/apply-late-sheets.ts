// Puts style sheets to use that the first sight of a page did not wait for.

export function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) sheet.media = "all";
}
