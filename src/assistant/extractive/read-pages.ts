// Reads pages as sections to quote from, and remembers those that were cut before.
import { LINK_TARGET } from "../../shared/markdown/link.js";
import type { PagePath } from "../../shared/page-path.js";
import type { ReplyTask } from "../provider.js";
import { recentByBundle } from "../recent-map.js";
import { type Block, type PageSections, readSections } from "./read-sections.js";

/** Answers the sections of a page; nothing is in them where the reader may not see it. */
export type PageReader = (task: ReplyTask, path: PagePath) => Promise<PageSections>;

interface CutPage {
  readonly markdown: string;
  readonly sections: PageSections;
}

const REMEMBERED_PAGES = 300;

/** Remembers pages for as long as their bundle is in use. The bundle is asked each time: it knows who may read what. */
export function rememberingReader(): PageReader {
  const pagesOf = recentByBundle<CutPage>(REMEMBERED_PAGES);
  return async ({ site, filter }, path) => {
    const markdown = await site.bundle.page(path, filter.groups);
    if (markdown === null) return readSections("");
    const pages = pagesOf(site.bundle);
    const known = pages.get(path);
    const page = known?.markdown === markdown ? known : { markdown, sections: sectionsOf(markdown, site.prefix) };
    pages.set(path, page);
    return page.sections;
  };
}

/** An answer is read elsewhere than its page: links from the root get the site's address, others become their words. */
export function sectionsOf(markdown: string, prefix: string): PageSections {
  return readSections(markdown, (block) => withFullLinks(block, prefix));
}

const LINK = new RegExp(String.raw`\[([^\]]+)\]\((${LINK_TARGET})[^)]*\)`, "g");

/** Links that begin at the root have the base path already; those of descriptions may have none. */
function withFullLinks(block: Block, prefix: string): Block {
  const [, origin = "", base = ""] = /^([a-z]+:\/\/[^/]*)?(.*?)\/?$/i.exec(prefix) ?? [];
  const mend = (text: string) =>
    text.replace(LINK, (whole, words: string, href: string) => {
      if (/^https?:\/\//.test(href)) return whole;
      if (!href.startsWith("/")) return words;
      return `[${words}](${base !== "" && href.startsWith(`${base}/`) ? origin : prefix}${href})`;
    });
  if (block.kind === "list") return { ...block, items: block.items.map(mend) };
  return block.kind === "code" ? block : { ...block, text: mend(block.text) };
}
