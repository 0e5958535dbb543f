// Runs in the browser: loads the search for an anchor that is not on the page.

export function findPlace(page: HTMLElement, signal: AbortSignal): void {
  const find = async () => {
    if (!location.hash || document.querySelector(":target")) return;
    (await import("./go-to-place.js")).goToPlace(page);
  };
  find();
  addEventListener("hashchange", find, { signal });
}
