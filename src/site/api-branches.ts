// Turns groups of generated pages into branches of the navigation.
import type { DescriptionRef, NavBranch, NavNode, Page, PagePath } from "../model.js";
import type { Place, Report } from "../shared/problem.js";
import { openingPage } from "./find-trails.js";

export interface BranchMaking {
  /** Gives a page its place in the site. */
  readonly adopt: (page: Page) => PagePath;
  readonly pageAt: (path: PagePath) => Page | undefined;
}

export function branchOfGroup(group: ApiGroup, id: string, making: BranchMaking): NavBranch {
  const children = nodesOfGroup(group, id, making);
  const holder = { ...EMPTY_GROUP, name: group.label, label: group.label };
  return { kind: "branch", id, holder, children, global: [], first: openingPage(null, children, making.pageAt) };
}

/** The pages of a group, then the groups inside. */
export function nodesOfGroup({ pages, groups }: ApiGroup, id: string, making: BranchMaking): NavNode[] {
  return [
    ...pages.map((page): NavNode => ({ kind: "page", path: making.adopt(page) })),
    ...groups.map((inner, index) => branchOfGroup(inner, `${id}.${pages.length + index}`, making)),
  ];
}

/** Owns the holder of generated groups: tags of descriptions, parts of long lists. */
export const EMPTY_GROUP = {
  kind: "group",
  isGenerated: true,
  icon: null,
  color: null,
  description: null,
  tag: null,
  hidden: false,
  searchable: null,
  expanded: false,
  isDefault: false,
  align: "start",
  public: null,
  boost: null,
  directory: null,
  root: null,
  version: null,
  openapi: null,
  asyncapi: null,
  banner: null,
  navbar: null,
  footer: null,
} as const;

/** Generated pages under one label, in the order of the description, then the groups inside. */
export interface ApiGroup {
  readonly label: string;
  /** Whether the description named it; pages without a group are labelled for want of it. */
  readonly isTagged: boolean;
  readonly pages: readonly Page[];
  readonly groups: readonly ApiGroup[];
}

/** The position of an entry, and the descriptions it inherits. */
interface EntryContext {
  readonly place: Place;
  readonly inherited: readonly DescriptionRef[];
}

export interface ApiPages {
  /** The page of `METHOD /path` and its longer forms; null where the text names no operation. Reports what it cannot match. */
  readonly entry: (text: string, context: EntryContext, report: Report) => { readonly page: Page | null } | null;
  /** Whether the text is an operation that relies on the description of an element above. */
  readonly isInheritedEntry: (text: string) => boolean;
  /** The page about changes of releases at a path; null where there is none. */
  readonly changesAt: (path: PagePath, report: Report) => Page | null;
  /** Every page a description gives, by group; `isAlone`: nothing else stands in the element that names it. */
  readonly all: (ref: DescriptionRef, isAlone: boolean, report: Report) => readonly ApiGroup[];
}

/** The target of such a page may be in a description that cannot be read. */
export function asksInVain({ target, matter }: Page): boolean {
  return target === null && (matter.openapi ?? matter.openapiSchema ?? matter.schema ?? matter.asyncapi) !== null;
}
