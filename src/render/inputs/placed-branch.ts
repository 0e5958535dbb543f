// Answers which divisions of the navigation surround a page, and what stands beside each of them.
import type { HolderKind, NavBranch, NavLink, NavNode, PagePath, Trail } from "../../model.js";
import type { Navigation, Site } from "../../site/site.js";
import { nearbyTabs } from "./nearby-tabs.js";

/** A level of the navigation above the sidebar, as docs.json has it. */
export interface PlacedLevel {
  readonly kind: HolderKind;
  /** Visible siblings in navigation order, branches and links. Of very many tabs only those near the chosen one. */
  readonly choices: readonly (NavBranch | NavLink)[];
  readonly chosen: NavBranch;
}

/** A branch of the navigation. Pages with the same key share top bar and sidebar. */
export interface PlacedBranch {
  readonly key: string;
  readonly levels: readonly PlacedLevel[];
  /** The groups and pages of the sidebar. */
  readonly entries: readonly NavNode[];
  /** Links shown on all pages of this branch, from every level of the trail. */
  readonly global: readonly NavLink[];
}

/** The key of a trail's branch: the id of the division that holds its groups. */
export function branchKey(trail: Trail | null): string {
  const branches = trail?.branches ?? [];
  const groups = branches.findIndex(({ holder }) => holder.kind === "group");
  return (groups < 0 ? branches.at(-1) : branches[groups - 1])?.id ?? "";
}

/** The branch of a trail. For a page outside the navigation, pass the trail of the page it is closest to. */
export function branchOf(navigation: Navigation, trail: Trail | null): PlacedBranch {
  const levels: PlacedLevel[] = [];
  const global = [...navigation.global];
  let entries = navigation.children;
  for (const chosen of trail?.branches ?? []) {
    if (chosen.holder.kind === "group") break;
    const { kind } = chosen.holder;
    const choices = entries.filter(isShownHolder);
    levels.push({ kind, choices: kind === "tab" ? nearbyTabs(choices, chosen) : choices, chosen });
    global.push(...chosen.global);
    entries = chosen.children;
  }
  return { key: branchKey(trail), levels, entries, global: global.filter((link) => !link.holder.hidden) };
}

function isShownHolder(node: NavNode): node is NavBranch | NavLink {
  return node.kind !== "page" && !node.holder.hidden;
}

/** Finds the trail whose shell a page outside the navigation uses: the first that shares most of its path. */
export function createNearestTrail({ trails }: Pick<Site, "trails">): (path: PagePath) => Trail | null {
  const byFolder = new Map<string, Trail>();
  for (const [path, trail] of trails) {
    for (const folder of withFolders(path)) if (!byFolder.has(folder)) byFolder.set(folder, trail);
  }
  return (path) => {
    for (const folder of withFolders(path)) {
      const trail = byFolder.get(folder);
      if (trail) return trail;
    }
    return null;
  };
}

/** The pages that have no entry in the navigation, by the ids of the branches that their shells show. */
export function pagesBeside(
  { pages, trails }: Pick<Site, "pages" | "trails">,
  nearestTrail: (path: PagePath) => Trail | null,
): ReadonlyMap<string, readonly PagePath[]> {
  const found = new Map<string, PagePath[]>();
  for (const path of pages.keys()) {
    if (trails.has(path)) continue;
    for (const { id } of nearestTrail(path)?.branches ?? []) {
      const members = found.get(id) ?? [];
      members.push(path);
      found.set(id, members);
    }
  }
  return found;
}

/** `a/b/c`, `a/b`, `a` and the root. */
function withFolders(path: PagePath): string[] {
  const segments = path.split("/");
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join("/")), ""];
}
