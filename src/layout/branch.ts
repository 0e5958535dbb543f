// Owns the frame of a navigation branch: the choices above the sidebar, and its entries.
import type { Holder, HolderKind, IconRef, PagePath } from "../model.js";

/** What bars and menus show of a navigation element. */
export type ChoiceHolder = Pick<Holder, "kind" | "name" | "label" | "icon" | "tag" | "description" | "align">;

/** A division that can be chosen above the sidebar, or a link among divisions. */
export interface Choice {
  readonly kind: "branch" | "link";
  readonly id: string;
  readonly holder: ChoiceHolder;
  /** Its address; null for a division without pages. */
  readonly href: string | null;
  /** The links of a division without pages, shown in its place. */
  readonly links: readonly Choice[];
  /** Items of a tab's menu; empty where the tab is a link. */
  readonly menu: readonly Choice[];
}

/** A level of the navigation above the sidebar: the chosen division and its siblings. */
export interface Level {
  readonly kind: HolderKind;
  /** Visible siblings in navigation order; of very many tabs only those near the chosen one. */
  readonly choices: readonly Choice[];
  readonly chosen: Choice;
}

/** A page that a title or an entry leads to. */
export interface Target {
  readonly path: PagePath;
  readonly href: string;
  /** Whether the page's main place is in this branch. */
  readonly isHome: boolean;
}

/** What the sidebar shows. */
export type Entry = GroupEntry | LinkEntry | PageEntry;

/** How an entry is called and marked. */
interface Named {
  readonly label: string;
  readonly icon: IconRef | null;
  readonly tag: string | null;
  readonly isHidden: boolean;
}

export interface GroupEntry extends Named {
  readonly kind: "group";
  readonly id: string;
  /** Whether it stands for a tag of a description, and not for a group of docs.json. */
  readonly isGenerated: boolean;
  readonly isExpanded: boolean;
  readonly root: Target | null;
  /** The target of a nested group's title: its root, or its first page with drilldown. */
  readonly title: Target | null;
  readonly children: readonly Entry[];
}

export interface LinkEntry extends Named {
  readonly kind: "link";
  readonly id: string;
  readonly href: string;
}

export interface PageEntry extends Target, Named {
  readonly kind: "page";
  readonly isDeprecated: boolean;
  /** HTTP method shown next to the label, or null. */
  readonly method: string | null;
}

/** What a page's shell is made for. All pages of a branch share top bar and sidebar. */
export interface Branch {
  /** The id of the division that contains the groups. */
  readonly key: string;
  readonly levels: readonly Level[];
  /** What the sidebar shows: groups and pages. */
  readonly entries: readonly Entry[];
  /** Links shown on all pages of this branch, from every level of the trail. */
  readonly global: readonly Choice[];
}

/** A level above a page. */
export interface Crumb {
  readonly name: string;
  /** Address with base path; null where the level has no page. */
  readonly address: string | null;
}

/** A neighbouring page in reading order. */
export interface PageLink {
  readonly label: string;
  readonly href: string;
  /** What it is about, as Markdown; missing where nothing is said of it. */
  readonly description?: string;
}

/** Levels chosen from a menu, whose choices lead to different pages from every page. */
export function selectorsOf(levels: readonly Level[]): Level[] {
  return levels.filter(({ kind }) => kind !== "tab" && kind !== "item" && kind !== "anchor");
}

/** Every page below an entry, in navigation order, roots of groups included. */
export function* pagesBelow(entries: readonly Entry[]): Generator<PagePath> {
  for (const entry of entries) {
    if (entry.kind === "page") yield entry.path;
    if (entry.kind !== "group") continue;
    if (entry.root) yield entry.root.path;
    yield* pagesBelow(entry.children);
  }
}
