// Answers which pages are in a branch of the navigation, and which of them have their main place there.
import type { NavBranch, NavNode, PagePath, Trail } from "../model.js";

/** Every page below a node, in navigation order, roots of groups included. */
export function* pagesBelow(nodes: readonly NavNode[]): Generator<PagePath> {
  for (const node of nodes) {
    if (node.kind === "page") yield node.path;
    if (node.kind !== "branch") continue;
    if (node.holder.root) yield node.holder.root;
    yield* pagesBelow(node.children);
  }
}

/** Whether the main place of a trail's page is in the branch, so that the page's shell shows the branch as chosen. */
export function isAtHome(trail: Trail | undefined, branch: NavBranch): boolean {
  return trail?.branches.some(({ id }) => id === branch.id) ?? false;
}
