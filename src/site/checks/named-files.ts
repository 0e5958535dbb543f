// Reports pages and files that are named and do not exist, and pages that the navigation lists twice.

import type { PagePath, WrittenNode } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import type { FindNearest } from "../../shared/nearest.js";
import { toPagePath } from "../../shared/page-path.js";
import { type Place, type Problem, placeText, problem, warning } from "../../shared/problem.js";

/** What helps with a missing page. */
export interface NearPages {
  /** The authored page that was probably meant. */
  readonly near: FindNearest;
  /** What can be done besides adding the file. */
  readonly out?: string;
}

/** The language whose folder a page is in: a page of another one is never what was meant. */
function languageFolder(path: string): string | null {
  const [folder = ""] = path.split("/");
  return path.includes("/") ? (languageOf(folder)?.tag ?? null) : null;
}

const METHOD_WITHOUT_SLASH = /^(GET|PUT|POST|DELETE|OPTIONS|HEAD|PATCH|TRACE|QUERY)\s+(?!\/)(\S+)$/i;

export function missingPage(
  text: string,
  place: Place,
  { near: nearOf, out = "remove the entry" }: NearPages,
): Problem {
  if (/^https?:/.test(text)) {
    const hint = 'Add a page file with "url" in its front matter, or use "href" on an anchor, tab or menu item.';
    return problem("missing-page", place, `"${text}" is a URL, but entries of "pages" must be page files.`, hint);
  }
  const [, method = "", operation = ""] = METHOD_WITHOUT_SLASH.exec(text) ?? [];
  if (method !== "") {
    const what = `The page "${text}" does not exist.`;
    return problem(
      "missing-page",
      place,
      what,
      `The path of an operation starts with a slash: "${method} /${operation}".`,
    );
  }
  const path = toPagePath(text);
  const found = nearOf(path);
  const near = found !== null && languageFolder(found) === languageFolder(path) ? found : null;
  const hint = near ? `Did you mean "${near}"? Otherwise add the file, or ${out}.` : `Add the file, or ${out}.`;
  return problem("missing-page", place, `The page "${text}" does not exist (looked for ${path || "index"}.mdx).`, hint);
}

/** Where a list, or one beside it, names a page first. */
export interface FirstPlace {
  readonly path: PagePath;
  readonly place: Place;
  /** It is the root of the group that the list is in. */
  readonly isRoot: boolean;
}

/** A page of several groups that stand in one sidebar. */
export function sharedPage({ text, place }: WrittenNode & { kind: "entry" }, first: FirstPlace): Problem {
  const what = `"${text}" is already in another group, at ${placeText(first.place)}; readers always see it there.`;
  return warning("repeated-page", place, what, "Keep the entry in one group, and link to the page from the others.");
}

export function repeatedPage({ text, place }: WrittenNode & { kind: "entry" }, first: FirstPlace): Problem {
  const where = first.isRoot ? "already the root of this group" : "already in this list";
  const what = `"${text}" is ${where}, at ${placeText(first.place)}; ignored here.`;
  return warning("repeated-page", place, what, "Remove this entry.");
}

/** `address` is the file as it was looked for. */
export function missingFile(address: string, place: Place, hint: string): Problem {
  return warning("missing-file", place, `The file "${address}" does not exist.`, hint);
}

/** What to do; `meant`: a file whose name only differs in upper and lower case, which most hosts tell apart. */
export function missingFileHint(meant?: string): string {
  return meant === undefined
    ? "Add it to the project, or fix the path."
    : `Did you mean "${meant}"? Upper and lower case matter.`;
}
