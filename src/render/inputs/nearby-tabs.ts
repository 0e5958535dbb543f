// Picks the tabs that a bar of very many shows: the chosen one's neighbours, and steps by which every other is soon reached.
import type { NavBranch, NavLink } from "../../model.js";

/** More tabs fit on no screen, and would be most of every page. */
const MOST = 40;
const NEIGHBOURS = 8;
const STEPS = 16;

/** The tabs to draw, in order. */
export function nearbyTabs(
  tabs: readonly (NavBranch | NavLink)[],
  chosen: NavBranch,
): readonly (NavBranch | NavLink)[] {
  if (tabs.length <= MOST) return tabs;
  const at = tabs.findIndex(({ id }) => id === chosen.id);
  const step = Math.ceil(tabs.length / STEPS);
  const last = tabs.length - 1;
  return tabs.filter((_, index) => Math.abs(index - at) <= NEIGHBOURS || index % step === 0 || index === last);
}
