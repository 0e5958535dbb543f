// Finds the section of each hit in the page's Markdown, which still has its lists, tables and code.
import type { Hit } from "../../search/bundle.js";
import { once } from "../../shared/once.js";
import type { PagePath } from "../../shared/page-path.js";
import { sectionUrl, withoutAnchor } from "../assistant-site.js";
import { versionWanted } from "../passages/reader-edition.js";
import type { ReplyTask } from "../provider.js";
import type { Source } from "../streams/reply-event.js";
import type { KeyWords } from "./key-words.js";
import { inBrief } from "./quotes/reference-in-brief.js";
import { titledParts } from "./quotes/titled-parts.js";
import { type PageReader, sectionsOf } from "./read-pages.js";
import { type Block, blockText, isProse, type PageSections, plainText, type Section } from "./read-sections.js";
import { blocksWithin, findSection, pageOf } from "./section-places.js";

export interface Passage {
  readonly source: Source;
  /** Page and headings, as a reader would name the section. */
  readonly name: string;
  readonly page: PagePath;
  /** The title of the page with its address, which often says more. */
  readonly pageName: string;
  /** Where it is on its page. */
  readonly section: Section;
  /** The share of all that was found which is on its page. */
  readonly ofPage: number;
  /** Whether it is of another version of the site than the reader's. */
  readonly isOtherVersion: boolean;
  /** Whether it is of another version, and the reader's has a page of that name in its place. */
  readonly isReplaced: boolean;
  /** What the page says of itself; null: nothing, or it is of a reference. */
  readonly description: string | null;
  readonly language: string;
  readonly blocks: readonly Block[];
  /** How similar the section is to the question beyond the words that they share; null: nothing tells. */
  readonly similarity: number | null;
  /** Share of the question's words that the section has; 0 where it is about something else. */
  readonly coverage: number;
  /** Share of the question's words, each counted the same, that its names and text have. */
  readonly evenCoverage: number;
  /** Share of the question's words that it says close to each other; 0 in a reference. */
  readonly together: number;
  /** Share of the question's words that its own heading or title has. */
  readonly headingCoverage: number;
  /** Titles of its parts, such as accordions, that have much of the question. */
  readonly subtitles: readonly string[];
  /** The same of the title of its page. */
  readonly titleCoverage: number;
  /** Share of the words of its page's title that the question has. */
  readonly titleFocus: number;
  /** Share of its name's words that the question has: 1 where it is about nothing else. */
  readonly focus: number;
  /** Whether its page begins with it. */
  readonly isOpening: boolean;
  /** Whether it is of the reference of an API. */
  readonly isReference: boolean;
  /** Whether it describes a request that the site's product sends. */
  readonly isWebhook: boolean;
  /** Whether its heading is an identifier that the question names, such as `index_not_found`. */
  readonly isNamed: boolean;
  /** Whether it begins by saying what the question's subject is. */
  readonly isDefinition: boolean;
}

export interface PassageSearch {
  readonly hits: readonly Hit[];
  readonly words: KeyWords;
  readonly read: PageReader;
  /** Whether a hit is about what the question takes as known. */
  readonly isMeant: (hit: Hit) => boolean;
}

/** The title of the page in the name of a passage. */
export function titleOf(name: string): string {
  return name.split(" › ")[0] ?? name;
}

/** The page of a passage, named and linked as a whole. */
export function asPage(passage: Passage): Passage {
  const title = titleOf(passage.name);
  const source = { id: passage.page, url: withoutAnchor(passage.source.url), title };
  return { ...passage, name: title, source, section: pageOf(passage.section) };
}

/** In the order of the hits; sections that say the same in another version or language come once. */
export async function findPassages(task: ReplyTask, { hits, words, read, isMeant }: PassageSearch): Promise<Passage[]> {
  const passages: Passage[] = [];
  const editions = new Map<string, string>();
  const shares = sharesOfPages(hits);
  const version = versionWanted(task, hits[0]?.page.language ?? "");
  const { pages } = task.site.bundle;
  const namesInVersion = once(() => new Set(pages.filter((page) => page.version === version).map(nameInFolder)));
  for (const hit of hits) {
    const { page, headings, anchor } = hit;
    const name = [page.title, ...headings].join(" › ");
    const isOtherVersion = page.version !== null && page.version !== version;
    const edition = `${page.language} ${page.version}`;
    if ((editions.get(name) ?? edition) !== edition) continue;
    editions.set(name, edition);
    const ownName = nameOf(page);
    const sections = await read(task, page.path);
    const section = findSection(sections, hit) ?? unwritten(sections, hit);
    const own = blocksOf(section, hit, task.site.prefix);
    const blocks = page.kind === "page" ? withDescription(own, hit) : inBrief(own, words.split);
    const text = textOf(headings.at(-1) ?? page.title, blocks);
    const subtitles = titledParts(blocks).flatMap(({ title }) => {
      const share = words.share(title);
      return share >= LEAST_OF_SUBTITLE ? [{ title, share }] : [];
    });
    const beginning = plainText(blocks.flatMap((block) => (isProse(block) ? [block.text] : []))[0] ?? "");
    passages.push({
      source: {
        id: anchor === null ? page.path : `${page.path}#${anchor}`,
        url: sectionUrl(task.site, page.address, anchor),
        title: headings.at(-1) ?? page.title,
      },
      name,
      page: page.path,
      pageName: ownName,
      section,
      ofPage: shares.get(page.path) ?? 0,
      isOtherVersion,
      isReplaced: isOtherVersion && namesInVersion().has(nameInFolder(page)),
      description: page.kind === "page" ? page.description : null,
      language: page.language,
      blocks,
      similarity: hit.similarity ?? null,
      coverage: !isMeant(hit) ? 0 : words.shareOfHit(hit, `${name} ${page.description ?? ""}`),
      evenCoverage: words.evenShare(`${ownName} ${name}`, text),
      // What an operation says of itself is always short.
      together: page.kind === "page" ? words.together(text) : 0,
      headingCoverage: Math.max(
        words.share(headings.at(-1) ?? ownName),
        ...subtitles.map(({ share }) => OF_SUBTITLE * share),
      ),
      subtitles: subtitles.map(({ title }) => title),
      titleCoverage: words.share(ownName),
      titleFocus: words.focus(page.title),
      focus: words.focus(name),
      isOpening: anchor === null || opensPage(sections, headings),
      isReference: page.kind !== "page",
      isWebhook: page.kind === "webhook",
      isNamed: isIdentifierIn(task.question, headings.at(-1) ?? page.title),
      isDefinition: words.isDefinition(beginning),
    });
  }
  return passages;
}

/** What a page is called in its folder: in another version it is the same. */
function nameInFolder({ path }: Pick<Hit["page"], "path">): string {
  return path.split("/").at(-1) ?? path;
}

/** A heading with what is said below it, without code. */
function textOf(heading: string, blocks: readonly Block[]): string {
  return [heading, ...blocks.flatMap((block) => (block.kind === "code" ? [] : [blockText(block)]))].join(" ");
}

/** What of all that was found each page has. */
function sharesOfPages(hits: readonly Hit[]): ReadonlyMap<PagePath, number> {
  const total = hits.reduce((sum, { score }) => sum + score, 0);
  const shares = new Map<PagePath, number>();
  for (const { page, score } of hits) shares.set(page.path, (shares.get(page.path) ?? 0) + score / total);
  return shares;
}

/** What pages call the section that they begin with, where they give it a heading at all. */
const OPENS = /^(?:overview|introduction|intro|about|summary)\b/i;

function opensPage(sections: readonly Section[], headings: readonly string[]): boolean {
  const [first] = sections.filter(({ blocks }) => blocks.length > 0);
  const heading = headings.at(-1) ?? "";
  return headings.length === 1 && OPENS.test(heading) && first?.heading === plainText(heading);
}

/** What the section says; where it says nothing itself or only announces its parts, what they do, each below its title. */
function blocksOf(section: Section, { content }: Hit, prefix: string): readonly Block[] {
  if (section.blocks.length > 0) return section.blocks.every(isAnnouncement) ? blocksWithin(section) : section.blocks;
  const written = sectionsOf(content, prefix).flatMap(({ blocks }) => blocks);
  return written.length > 0 ? written : blocksWithin(section);
}

function isAnnouncement(block: Block): boolean {
  return block.kind === "text" && /[:：]$/.test(block.text);
}

/** What the title of a part counts beside the heading of its section. */
const OF_SUBTITLE = 0.8;
const LEAST_OF_SUBTITLE = 0.4;

const OPENS_FOLDER = /^(?:index|overview|introduction)$/;

/** The title of a page with its address, which often says more. */
function nameOf({ title, path, kind }: Hit["page"]): string {
  if (kind !== "page") return title;
  const names = path.split("/");
  // The page that opens a folder is about what the folder is called after.
  const own = OPENS_FOLDER.test(names.at(-1) ?? "") ? names.slice(-2) : names.slice(-1);
  return `${title} ${own.join(" ").replace(/[-_]/g, " ")}`;
}

/** A page begins with what it says of itself. */
function withDescription(blocks: readonly Block[], { page: { description }, anchor }: Hit): readonly Block[] {
  if (anchor !== null || description === null || !isSentence(description)) return blocks;
  const isSaid = blocks.some((block) => block.kind === "text" && block.text.includes(description.slice(0, 60)));
  return isSaid ? blocks : [{ kind: "text", text: description }, ...blocks];
}

const SHORTEST_SENTENCE = 25;

function isSentence(text: string): boolean {
  return text.length >= SHORTEST_SENTENCE && /[.!?。！？]$/.test(text.trim());
}

/** Such as `RUN_STALLED`. */
const CONSTANT = /^[A-Z\d]+(?:_[A-Z\d]+)+$/;

/** Whether a question has the identifier that a heading is, or says in words: "Index not found". */
function isIdentifierIn(question: string, heading: string): boolean {
  const asked = question.split(/[\s`"'“”?!,;()]+/);
  const name = plainText(heading);
  const isName = (text: string) => isIdentifier(text) || CONSTANT.test(text);
  return asked.some((each) => isName(each) && (each === name || spelledOut(each) === name.toLowerCase()));
}

/** The words of an identifier. */
function spelledOut(identifier: string): string {
  return identifier
    .replace(/(?<=[a-z\d])(?=[A-Z])|[_./-]+/g, " ")
    .trim()
    .toLowerCase();
}

/** Whether a heading names something in code rather than saying what is there. */
export function isIdentifier(heading: string): boolean {
  const name = plainText(heading);
  return !/\s/.test(name) && /[a-z\d][_./-][a-z\d]|[a-z][A-Z]|\(\)$/.test(name);
}

/** A section that the page's Markdown does not show has nothing below it. */
function unwritten([top]: PageSections, { headings }: Hit): Section {
  return { heading: plainText(headings.at(-1) ?? ""), level: 1, blocks: [], above: top, below: [] };
}
