// Finds, for each hit, its section in the page's Markdown, where lists, tables and code still stand as written.
import type { Bundle, Hit } from "../../search/bundle.js";
import type { PagePath } from "../../shared/page-path.js";
import { sectionUrl } from "../assistant-site.js";
import type { ReplyTask } from "../provider.js";
import type { Source } from "../reply-event.js";
import type { KeyWords } from "./key-words.js";
import { type Block, plainText, readSections, type Section } from "./read-sections.js";

export interface Passage {
  readonly source: Source;
  /** Page and headings, as a reader would name the section. */
  readonly name: string;
  readonly page: PagePath;
  readonly language: string;
  readonly blocks: readonly Block[];
  /** Share of the question's words that the section has. */
  readonly coverage: number;
  /** Share of the question's words that its own heading or title has. */
  readonly headingCoverage: number;
  /** Share of its name's words that the question has: 1 where it is about nothing else. */
  readonly focus: number;
  /** Whether it begins by saying what the question's subject is. */
  readonly isDefinition: boolean;
}

/** Answers the sections of a page; a reader may remember those that it cut before. */
export type PageReader = (task: ReplyTask, path: PagePath) => Promise<readonly Section[]>;

const readPage: PageReader = async ({ site, filter }, path) =>
  readSections((await site.bundle.page(path, filter.groups)) ?? "");

/** Remembers pages for as long as their bundle is in use. Hits are of pages that the reader may see. */
export function rememberingReader(): PageReader {
  const bundles = new WeakMap<Bundle, Map<PagePath, Promise<readonly Section[]>>>();
  return (task, path) => {
    const { bundle } = task.site;
    const pages = bundles.get(bundle) ?? new Map<PagePath, Promise<readonly Section[]>>();
    bundles.set(bundle, pages);
    const known = pages.get(path) ?? readPage(task, path);
    pages.delete(path);
    pages.set(path, known);
    known.catch(() => pages.delete(path));
    if (pages.size > rememberedPages) pages.delete(pages.keys().next().value ?? path);
    return known;
  };
}

const rememberedPages = 300;

export interface PassageSearch {
  readonly hits: readonly Hit[];
  readonly words: KeyWords;
  readonly read: PageReader;
}

/** In the order of the hits; sections that say the same in another version or language come once. */
export async function findPassages(task: ReplyTask, { hits, words, read }: PassageSearch): Promise<Passage[]> {
  const passages: Passage[] = [];
  const seen = new Set<string>();
  for (const hit of hits) {
    const { page, headings, anchor } = hit;
    const name = [page.title, ...headings].join(" › ");
    if (seen.has(name)) continue;
    seen.add(name);
    const sections = await read(task, page.path);
    const blocks = sectionOf(sections, hit)?.blocks ?? readSections(hit.content).flatMap((section) => section.blocks);
    const beginning = plainText(blocks.find((block) => block.kind === "text")?.text ?? "");
    passages.push({
      source: {
        id: anchor === null ? page.path : `${page.path}#${anchor}`,
        url: sectionUrl(task.site, page.address, anchor),
        title: headings.at(-1) ?? page.title,
      },
      name,
      page: page.path,
      language: page.language,
      blocks: blocks.map((block) => withFullLinks(block, task.site.prefix)),
      coverage: words.shareOfHit(hit, `${name} ${page.description ?? ""}`),
      headingCoverage: words.share(headings.at(-1) ?? page.title),
      focus: words.focus(name),
      isDefinition: words.isDefinition(beginning),
    });
  }
  return passages;
}

function sectionOf(sections: readonly Section[], { headings, content, page }: Hit): Section | null {
  const heading = headings.at(-1);
  if (heading === undefined) {
    const top = sections.filter((section) => section.heading === null || section.heading === page.title);
    return top.find((section) => section.blocks.length > 0) ?? null;
  }
  const named = sections.filter((section) => section.heading === plainText(heading) && section.blocks.length > 0);
  return named.find((section) => isIn(section, content)) ?? named[0] ?? null;
}

/** Headings such as "Example" occur more than once on a page: the first words tell which it is. */
function isIn(section: Section, content: string): boolean {
  const [first] = section.blocks;
  const text = first === undefined ? "" : first.kind === "list" ? (first.items[0] ?? "") : first.text;
  const beginning = plainText(text).slice(0, 24);
  return beginning !== "" && content.includes(beginning);
}

/** An answer is read elsewhere than its page: links from the root get the site's address, others become their words. */
function withFullLinks(block: Block, prefix: string): Block {
  const mend = (text: string) =>
    text.replace(/\[([^\]]+)\]\(([^)\s]+)[^)]*\)/g, (whole, words: string, href: string) => {
      if (/^https?:\/\//.test(href)) return whole;
      return href.startsWith("/") ? `[${words}](${prefix}${href})` : words;
    });
  if (block.kind === "list") return { ...block, items: block.items.map(mend) };
  return block.kind === "code" ? block : { ...block, text: mend(block.text) };
}
