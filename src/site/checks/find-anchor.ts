// Finds the anchor a link means if it is spelled differently.
import { headingAnchor } from "../../content/tree/heading-id.js";

/**
 * The anchor itself, or the first one with the same letters and digits: other hosts make other ids of punctuation, upper
 * case and emoji. Null: the page has none. `page/go-to-place.ts` does the same in the browser.
 */
export function findAnchor(written: string, anchors: readonly string[]): string | null {
  const exact = headingAnchor(written);
  if (anchors.includes(exact)) return exact;
  const wanted = lettersOf(headingAnchor(written.toLowerCase()));
  return (wanted !== "" && anchors.find((anchor) => lettersOf(anchor) === wanted)) || null;
}

/** Whether a link has to be rewritten to reach the anchor that was found for it. */
export function isLoose(written: string, found: string): boolean {
  return found !== headingAnchor(written);
}

function lettersOf(anchor: string): string {
  return anchor
    .normalize()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]|[\ufe00-\ufe0f\u20e3]/gu, "");
}
