// Names the levels from the site's start to a page, for breadcrumbs and for search engines.
import { render } from "preact-render-to-string";
import type { Html, NavBranch, Trail } from "../../model.js";
import type { FrameContext } from "../frame-context.js";
import type { Crumb } from "../head/structured-data.js";
import { Eyebrow } from "./page-head.js";

/** Where a page stands. */
export interface DrawnCrumbs {
  /** The levels above the page, outermost first, without the page itself. */
  readonly crumbs: readonly Crumb[];
  readonly eyebrow: Html;
}

/** Pages of a group share their levels. */
export interface Crumbs {
  readonly of: (trail: Trail | null) => DrawnCrumbs;
}

/** Levels that choose an edition of the whole documentation say nothing about where a page stands in it. */
const EDITIONS: ReadonlySet<string> = new Set(["language", "version"]);

const NOWHERE: DrawnCrumbs = { crumbs: [], eyebrow: "" };

export function createCrumbs(frame: FrameContext): Crumbs {
  const known = new Map<NavBranch, DrawnCrumbs>();
  return {
    of(trail) {
      const last = trail?.branches.at(-1);
      if (!trail || !last) return NOWHERE;
      const drawn = known.get(last) ?? drawCrumbs(frame, trail);
      known.set(last, drawn);
      return drawn;
    },
  };
}

function drawCrumbs(frame: FrameContext, { branches }: Trail): DrawnCrumbs {
  const crumbs = branches
    .filter(({ holder }) => !EDITIONS.has(holder.kind) && !holder.hidden)
    .map((branch) => ({ name: branch.holder.label, address: frame.addresses.branch(branch) }));
  return { crumbs, eyebrow: render(<Eyebrow frame={frame} crumbs={crumbs} />) };
}
