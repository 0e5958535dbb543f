// Applies style sheets that the first paint did not wait for.

export function applyLateSheets(): void {
  for (const sheet of document.querySelectorAll<HTMLLinkElement>("link[data-late]")) sheet.media = "all";
}
