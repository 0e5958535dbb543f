// Runs in the browser: loads the code that finds the right place if an address names an unknown anchor.

export function findPlace(page: HTMLElement, signal: AbortSignal): void {
  const find = async () => {
    if (!location.hash || document.querySelector(":target")) return;
    (await import("./go-to-place.js")).goToPlace(page);
  };
  find();
  addEventListener("hashchange", find, { signal });
}
