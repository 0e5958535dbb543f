// Names the files that are made of a page.
import type { Page } from "../../model.js";

/** Address of the Markdown twin without base path: `/guides/start.md`; the start page's is `/index.md`. */
export function markdownFile(page: Pick<Page, "address">): string {
  return page.address === "/" ? "/index.md" : `${page.address}.md`;
}
