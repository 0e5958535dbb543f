// Finds the divisions around a page and their siblings.

import type { Entry, GroupEntry, PageEntry, Target } from "../../layout/branch.js";
import type { ListedItem, Listing } from "../../layout/view.js";
import type { HolderKind, NavBranch, NavLink, NavNode, Page, PagePath, Trail } from "../../model.js";
import { addTo } from "../../shared/lists.js";
import type { Navigation, Site } from "../../site/site.js";
import type { PageAddresses } from "./page-addresses.js";

/** A level of the navigation above the sidebar, as docs.json has it. */
interface PlacedLevel {
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
    for (const { id } of nearestTrail(path)?.branches ?? []) addTo(found, id, path);
  }
  return found;
}

/** `a/b/c`, `a/b`, `a` and the root. */
function withFolders(path: PagePath): string[] {
  const segments = path.split("/");
  return [...segments.map((_, index) => segments.slice(0, segments.length - index).join("/")), ""];
}

/** More tabs fit on no screen, and would be most of every page. */
const MOST = 40;

const NEIGHBOURS = 8;

const STEPS = 16;

/** The tabs to draw, in order. */
function nearbyTabs(tabs: readonly (NavBranch | NavLink)[], chosen: NavBranch): readonly (NavBranch | NavLink)[] {
  if (tabs.length <= MOST) return tabs;
  const at = tabs.findIndex(({ id }) => id === chosen.id);
  const step = Math.ceil(tabs.length / STEPS);
  const last = tabs.length - 1;
  return tabs.filter((_, index) => Math.abs(index - at) <= NEIGHBOURS || index % step === 0 || index === last);
}

/** Makes what the sidebar of a branch shows of groups, links and pages. */
interface EntrySources {
  readonly site: Pick<Site, "pages" | "trails" | "config">;
  readonly addresses: PageAddresses;
}

/** The entries of a branch, in order. */
export function entriesOf({ key, entries }: PlacedBranch, { site, addresses }: EntrySources): Entry[] {
  const { pages, trails, config } = site;
  const hasDrilldown = config.interaction.drilldown === true;

  function target(path: PagePath): Target {
    const trail = trails.get(path);
    return { path, href: addresses.page(path), isHome: trail !== undefined && branchKey(trail) === key };
  }

  function groupEntry({ id, holder, first, children }: NavBranch): GroupEntry {
    const { label, icon, tag, isGenerated, hidden: isHidden, expanded: isExpanded } = holder;
    const root = holder.root && target(holder.root);
    const title = root ?? (hasDrilldown && first ? target(first) : null);
    const shown = { isHidden, isGenerated, isExpanded, root, title, children: listOf(children) };
    return { kind: "group", id, label, icon, tag, ...shown };
  }

  function listOf(nodes: readonly NavNode[]): Entry[] {
    return nodes.flatMap((node): Entry[] => {
      if (node.kind === "branch") return [groupEntry(node)];
      if (node.kind === "page") {
        const page = pages.get(node.path);
        return page ? [pageEntry(page, target(node.path))] : [];
      }
      const { label, icon, tag, hidden } = node.holder;
      return [{ kind: "link", id: node.id, label, icon, tag, isHidden: hidden, href: addresses.link(node.href) }];
    });
  }

  return listOf(entries);
}

function pageEntry({ label, method, matter }: Page, { path, href, isHome }: Target): PageEntry {
  return {
    kind: "page",
    path,
    href,
    isHome,
    label,
    icon: matter.icon,
    tag: matter.tag,
    isDeprecated: matter.deprecated === true,
    method: matter.hideApiMarker ? null : method,
    isHidden: matter.hidden === true,
  };
}

/** Makes what the directory below a group's root page lists. */
interface ListingSources {
  readonly site: Pick<Site, "pages">;
  readonly addresses: PageAddresses;
}

/** Null unless the page is the root of its group and the setting, its own or inherited, asks for a directory. */
export function listingOf(page: Page, trail: Trail | null, sources: ListingSources): Listing | null {
  const group = trail?.branches.at(-1);
  if (!trail || !group || group.holder.kind !== "group" || group.holder.root !== page.path) return null;
  const items = (nodes: readonly NavNode[]) => nodes.flatMap((node) => itemOf(node, sources) ?? []);
  const shape = trail.branches.findLast(({ holder }) => holder.directory !== null)?.holder.directory ?? "none";
  if (shape === "none") return null;
  if (shape === "card") return { kind: "cards", items: items(group.children) };
  const groups = group.children.flatMap((node) => {
    if (node.kind !== "branch" || node.holder.hidden) return [];
    return [{ id: node.id, label: node.holder.label, items: items(node.children) }];
  });
  return { kind: "lists", loose: items(group.children.filter(({ kind }) => kind !== "branch")), groups };
}

function itemOf(node: NavNode, { site: { pages }, addresses }: ListingSources): ListedItem | null {
  if (node.kind === "page") {
    const page = pages.get(node.path);
    if (!page || page.matter.hidden) return null;
    const { icon, description, url } = page.matter;
    return { title: page.title, icon, description, href: url ?? addresses.page(page.path) };
  }
  const { holder } = node;
  if (holder.hidden) return null;
  const { label: title, icon } = holder;
  if (node.kind === "link") return { title, icon, description: holder.description, href: addresses.link(node.href) };
  if (node.first === null) return null;
  const description = holder.description ?? (holder.root && (pages.get(holder.root)?.matter.description ?? null));
  return { title, icon, description, href: addresses.page(node.first) };
}
