// Owns marks in a drawn sidebar: a page's own link, and the open groups around it.
import type { Html, PagePath } from "../../model.js";

/** Attributes that mark places in the drawn sidebar; `cutMarks` removes them. */
const MARK = "data-mark";

/** A sidebar drawn once, and the places where an attribute is inserted for a page. */
export interface MarkedHtml {
  readonly html: Html;
  readonly marks: readonly Mark[];
  /** Places of a page's links and of the groups around them, by page. */
  readonly byPage: ReadonlyMap<PagePath, readonly number[]>;
}

interface Mark {
  readonly offset: number;
  readonly attributes: string;
  /** The length of what they replace. */
  readonly replaces: number;
}

/** What a mark stands for: the link of a page, or a group with every page below it. */
export type Marked =
  | { readonly kind: "link"; readonly page: PagePath }
  | { readonly kind: "group"; readonly pages: readonly PagePath[] };

const LINK_ATTRIBUTES = ' aria-current="page" data-active="true"';
const OPEN_GROUP = ' aria-expanded="true"';
const CLOSED_GROUP = ' aria-expanded="false"';

/** Removes the marks from the HTML and remembers where they were. */
export function cutMarks(drawn: Html, marked: readonly Marked[]): MarkedHtml {
  const marks: Mark[] = [];
  const byPage = new Map<PagePath, number[]>();
  let html = "";
  for (const [index, part] of drawn.split(new RegExp(` ${MARK}="(\\d+)"`)).entries()) {
    if (index % 2 === 0) {
      html += part;
      continue;
    }
    const what = marked[Number(part)];
    if (!what) continue;
    const isLink = what.kind === "link";
    const number = marks.push({
      offset: html.length,
      attributes: isLink ? LINK_ATTRIBUTES : OPEN_GROUP,
      replaces: isLink ? 0 : CLOSED_GROUP.length,
    });
    for (const page of what.kind === "link" ? [what.page] : what.pages) {
      const places = byPage.get(page);
      if (places) places.push(number - 1);
      else byPage.set(page, [number - 1]);
    }
  }
  return { html, marks, byPage };
}

/** The sidebar of one page, with its link current and the groups around it open. */
export function markActive({ html, marks, byPage }: MarkedHtml, page: PagePath): Html {
  let result = "";
  let from = 0;
  for (const number of byPage.get(page) ?? []) {
    const mark = marks[number];
    if (!mark) continue;
    result += html.slice(from, mark.offset) + mark.attributes;
    from = mark.offset + mark.replaces;
  }
  return result + html.slice(from);
}
