// The navigation with its pages. Types only.
import type { PagePath } from "../shared/page-path.js";
import type { Holder } from "./written-navigation.js";

export interface NavBranch {
  readonly kind: "branch";
  /** Position in the tree such as `0.2.1`: unique, stable for one build. */
  readonly id: string;
  readonly holder: Holder;
  readonly children: readonly NavNode[];
  readonly global: readonly NavLink[];
  /** The page that opens when the branch itself is chosen; null where it holds no page. */
  readonly first: PagePath | null;
}
export interface NavLink {
  readonly kind: "link";
  readonly id: string;
  readonly holder: Holder;
  /** As written: an external URL, or a path without base path. */
  readonly href: string;
}
export interface NavPage {
  readonly kind: "page";
  readonly path: PagePath;
}
/** A node of the drawn navigation: entries that name nothing are gone. */
export type NavNode = NavBranch | NavLink | NavPage;

/** The position of a page: the branches from the root to it, and its neighbours in reading order. */
export interface Trail {
  readonly branches: readonly NavBranch[];
  readonly previous: PagePath | null;
  readonly next: PagePath | null;
}
