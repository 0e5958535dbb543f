// Runs in the browser, where an address names nothing: leads to the place it means, which is spelt otherwise here.

export function goToPlace(page: HTMLElement): void {
  const named = decoded(location.hash.slice(1));
  if (document.getElementById(named)) return;
  const places = [...page.querySelectorAll<HTMLAnchorElement>("#content [id], #panel [id], #content a[name]")];
  const anchors = places.map(({ id, name }) => id || name);
  const wanted = lettersOf(named);
  if (wanted === "" || anchors.includes(named)) return;
  const meant = anchors.find((anchor) => lettersOf(anchor) === wanted);
  // In place of what was asked for: what opens tabs and accordions hears of it, and the way back leads to the last page.
  if (meant !== undefined) location.replace(`#${meant}`);
}

/** Letters and digits decide, as in `site/checks/find-anchor.ts`. */
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
