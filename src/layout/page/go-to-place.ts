// Runs in the browser: finds the heading that an unknown anchor means.

export function goToPlace(page: HTMLElement): void {
  const named = decoded(location.hash.slice(1));
  if (document.getElementById(named)) return;
  const places = [...page.querySelectorAll<HTMLAnchorElement>("#content [id], #panel [id], #content a[name]")];
  const anchors = places.map(({ id, name }) => id || name);
  const wanted = lettersOf(named);
  if (wanted === "" || anchors.includes(named)) return;
  const meant = anchors.find((anchor) => lettersOf(anchor) === wanted);
  // Replaces the history entry, so that tabs and accordions see the new address and Back leads to the previous page.
  if (meant !== undefined) location.replace(`#${meant}`);
}

/** Compares letters and digits only, like `site/checks/internal-target.ts`. */
function lettersOf(anchor: string): string {
  return anchor
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\ufe00-\ufe0f\u20e3]/gu, "");
}

function decoded(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash; // A stray `%` stands for itself.
  }
}
