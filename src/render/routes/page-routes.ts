// Lists the files of pages: a document and its Markdown for each.
import type { Page } from "../../model.js";
import type { Site } from "../../site/site.js";
import { namesakesTogether } from "../article/fresh-bodies.js";
import { markdownFile } from "../document/page-files.js";
import { isDrawn } from "../document/rendered-page.js";
import type { PageRoute } from "./site-route.js";

/** Pages of the same name together: translations and versions share much that threads remember. */
export function pageRoutes({ pages }: Site): PageRoute[] {
  return namesakesTogether([...pages.values()].filter(isDrawn)).flatMap((page): PageRoute[] => {
    const [html, twin] = pageFiles(page);
    return [
      { kind: "page", file: html, page: page.path, part: "html" },
      { kind: "page", file: twin, page: page.path, part: "twin" },
    ];
  });
}

/** The files of a page: the document and its Markdown twin. */
export function pageFiles(page: Page): [html: string, twin: string] {
  return [htmlFile(page), markdownFile(page).slice(1)];
}

/** `index.html`, `guides/start/index.html`. */
export function htmlFile({ address }: Pick<Page, "address">): string {
  return address === "/" ? "index.html" : `${address.slice(1)}/index.html`;
}
