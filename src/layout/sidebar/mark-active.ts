// Owns marks in a drawn sidebar: a page's own link, and the open groups around it.
import type { Html, PagePath } from "../../model.js";
import { addTo } from "../../shared/lists.js";
import { toPagePath } from "../../shared/page-path.js";

/** A sidebar drawn once, and the places where an attribute is inserted for a page. */
export interface MarkedHtml {
  readonly html: Html;
  /** Of a page's links, and of the groups around it. */
  readonly byPage: ReadonlyMap<PagePath, readonly Mark[]>;
}

interface Mark {
  readonly offset: number;
  readonly attributes: string;
  /** The length of what they replace. */
  readonly replaces: number;
}

const CLOSED_GROUP = ' aria-expanded="false"';

/** The value of `data-mark`, which `cutMarks` removes: the pages for which a link is current, or a closed group open. */
export function markOf(pages: Iterable<PagePath>): string | undefined {
  return Array.from(new Set(pages), encodeURIComponent).join(" ") || undefined;
}

/** Removes the marks from the HTML and remembers where they were. */
export function cutMarks(drawn: Html): MarkedHtml {
  const byPage = new Map<PagePath, Mark[]>();
  const [start = "", ...parts] = drawn.split(/ data-mark="([^"]*)"/);
  let html = start;
  for (let at = 0; at < parts.length; at += 2) {
    const [pages = "", after = ""] = parts.slice(at, at + 2);
    const isGroup = after.startsWith(CLOSED_GROUP);
    const mark = {
      offset: html.length,
      attributes: isGroup ? ' aria-expanded="true"' : ' aria-current="page" data-active="true"',
      replaces: isGroup ? CLOSED_GROUP.length : 0,
    };
    for (const page of pages.split(" ")) addTo(byPage, toPagePath(decodeURIComponent(page)), mark);
    html += after;
  }
  return { html, byPage };
}

/** The sidebar of one page, with its link current and the groups around it open. */
export function markActive({ html, byPage }: MarkedHtml, page: PagePath): Html {
  let result = "";
  let from = 0;
  for (const mark of byPage.get(page) ?? []) {
    result += html.slice(from, mark.offset) + mark.attributes;
    from = mark.offset + mark.replaces;
  }
  return result + html.slice(from);
}
