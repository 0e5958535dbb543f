// Runs in the browser: where an address names nothing on the page, what finds the place it means is loaded.

export function findPlace(page: HTMLElement, signal: AbortSignal): void {
  const find = async () => {
    if (!location.hash || document.querySelector(":target")) return;
    (await import("./go-to-place.js")).goToPlace(page);
  };
  find();
  addEventListener("hashchange", find, { signal });
}
