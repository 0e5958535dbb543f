// Answers which page opens when a division is chosen: a page may stand in several, and its shell shows the first of them.
import type { NavBranch, PagePath, Trail } from "../../model.js";
import type { Site } from "../../site/site.js";

/** Whether the main place of a trail's page is in the branch, so that the page's shell shows the branch as chosen. */
export function isAtHome(trail: Trail | undefined, branch: NavBranch): boolean {
  return trail?.branches.some(({ id }) => id === branch.id) ?? false;
}

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
