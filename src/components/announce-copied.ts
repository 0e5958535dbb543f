// Tells screen readers that something was copied, in the one live region of a page. Runs in the browser.

/** The same words are read again only where they come anew. */
export function announceCopied(): void {
  const region = document.getElementById("copy-status");
  if (!region) return;
  region.textContent = "";
  setTimeout(() => {
    region.textContent = region.dataset["copied"] ?? "";
  }, 50);
}
