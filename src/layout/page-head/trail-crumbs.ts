// Names the levels from the site's start to a page, for breadcrumbs and for search engines.
import type { Trail } from "../../model.js";
import type { FrameContext } from "../frame-context.js";
import type { Crumb } from "../head/structured-data.js";

/** Levels that choose an edition of the whole documentation say nothing about where a page stands in it. */
const EDITIONS: ReadonlySet<string> = new Set(["language", "version"]);

/** The levels above the page, outermost first, without the page itself. */
export function crumbsOf({ addresses }: FrameContext, trail: Trail | null): Crumb[] {
  if (trail === null) return [];
  return trail.branches
    .filter(({ holder }) => !EDITIONS.has(holder.kind) && !holder.hidden)
    .map((branch) => ({ name: branch.holder.label, address: addresses.branch(branch) }));
}
