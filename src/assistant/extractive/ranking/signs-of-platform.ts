// Tells the folder of the platform that a question names from that of another whose name only begins like it.
import type { Passage } from "../find-passages.js";
import type { Signs } from "./weights.js";

/** What has every word of the question and lies in the folder of the platform is what is asked for. */
const WHOLE = 0.97;

/** What makes the name of a platform or product the name of another. */
const LONGER_NAMES = new Set(["native", "lite", "pro", "mobile", "desktop", "web", "cloud", "enterprise", "plus"]);

/** Compares the platforms that the folders of a page are named after with the one that is asked for. */
export function signsOfPlatform({ page, coverage }: Passage, asked: string): Signs {
  const said = asked.split(/[^\p{L}\p{N}]+/u);
  const folders = page.split("/").slice(0, -1);
  const placeOf = (name: string) =>
    said.findIndex((word, index) => index > 0 && /^\p{Lu}/u.test(word) && word.toLowerCase() === name);
  const isOther = folders.some((folder) => {
    const [first = "", second = "", ...rest] = folder.split("-");
    const place = placeOf(first);
    const isLonger = rest.length === 0 && LONGER_NAMES.has(second);
    return isLonger && place > 0 && said[place + 1]?.toLowerCase() !== second;
  });
  if (isOther) return { otherPlatform: true };
  return { platformAsked: coverage >= WHOLE && folders.some((folder) => placeOf(folder) > 0) };
}
