// Brings the sections found together by page, for results that are shown by page.
import type { Found } from "./score-sections.js";

/** The best pages, each with its best sections, best first. */
export function rankPages(found: readonly Found[], mostPages: number, mostSections: number): Found[][] {
  const groups: Found[][] = [];
  for (const each of found) {
    const group = groups.find(([first]) => first?.page === each.page && first.segment === each.segment);
    if (!group) groups.push([each]);
    else if (group.length < mostSections) group.push(each);
  }
  return groups.slice(0, mostPages);
}
