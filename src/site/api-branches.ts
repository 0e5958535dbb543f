// Turns groups of generated pages into branches of the navigation.
import type { NavBranch, NavNode, Page, PagePath } from "../model.js";
import type { ApiGroup } from "./api-pages.js";
import { EMPTY_GROUP } from "./empty-group.js";
import { openingPage } from "./opening-page.js";

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
