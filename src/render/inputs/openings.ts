// Answers which page opens when a division is chosen: a page may stand in several, and its shell shows the first of them.
import type { NavBranch, PagePath } from "../../model.js";
import { isAtHome } from "../../site/pages-below.js";
import type { Site } from "../../site/site.js";

/** The page that a branch opens with: the first whose main place is in it, else its first page. Null where it has no pages. */
export function createOpenings({
  pages,
  trails,
}: Pick<Site, "pages" | "trails">): (branch: NavBranch) => PagePath | null {
  const homes = new Map<string, PagePath>();
  for (const [path, { branches }] of trails) {
    if (pages.get(path)?.matter.hidden) continue;
    for (const { id } of branches) if (!homes.has(id)) homes.set(id, path);
  }
  return (branch) => {
    const { first, id } = branch;
    return first === null || isAtHome(trails.get(first), branch) ? first : (homes.get(id) ?? first);
  };
}
