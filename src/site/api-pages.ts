// What the navigation may ask of the API descriptions: the page of one entry, or all pages of a description.
import type { DescriptionRef, Page, PagePath } from "../model.js";
import type { Place, Report } from "../shared/problem.js";

/** Generated pages under one label, in the order of the description, then the groups inside. */
export interface ApiGroup {
  readonly label: string;
  /** Whether the description named it; pages without a group are labelled for want of it. */
  readonly isTagged: boolean;
  readonly pages: readonly Page[];
  readonly groups: readonly ApiGroup[];
}

/** The position of an entry, and the descriptions it inherits. */
export interface EntryContext {
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
  /** Every page a description gives, by group. */
  readonly all: (ref: DescriptionRef, report: Report) => readonly ApiGroup[];
}

/** The target of such a page may be in a description that cannot be read. */
export function asksInVain({ target, matter }: Page): boolean {
  return target === null && (matter.openapi ?? matter.openapiSchema ?? matter.asyncapi) !== null;
}
