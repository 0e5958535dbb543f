// Chooses the pages that stand for a site where only one language and version fits: the default ones.
import type { NavBranch, NavNode, Page } from "../../model.js";
import type { Site } from "../../site/site.js";
import { isListed } from "../../site/visibility.js";

/** The listed pages of the default language and version in navigation order, then those outside the navigation. */
export function defaultPages(site: Site): Page[] {
  const others = new Set<NavBranch>();
  collectOthers(site.navigation.children, others);
  const inOrder = [...site.trails.keys()].flatMap((path) => site.pages.get(path) ?? []);
  const outside = [...site.pages.values()].filter((page) => !site.trails.has(page.path));
  return [...inOrder, ...outside].filter(
    (page) => isListed(page, site) && !site.trails.get(page.path)?.branches.some((branch) => others.has(branch)),
  );
}

/** All siblings but the default language or version, which is the first where none is marked. */
function collectOthers(nodes: readonly NavNode[], others: Set<NavBranch>): void {
  const branches = nodes.filter((node) => node.kind === "branch");
  const choices = branches.filter(({ holder }) => holder.kind === "language" || holder.kind === "version");
  const chosen = choices.find(({ holder }) => holder.isDefault) ?? choices[0];
  for (const branch of branches) {
    if (choices.includes(branch) && branch !== chosen) others.add(branch);
    else collectOthers(branch.children, others);
  }
}
