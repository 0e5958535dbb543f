// Searches a site from the browser: fetches the parts of the index that a query needs.
import {
  BROWSER_FORMAT,
  type BrowserIndex,
  type BrowserRoot,
  type DisplayBlock,
  type DisplayPage,
  type DisplaySection,
  HASH_LENGTH,
  partFile,
  type SegmentEntry,
} from "../browser-files.js";
import type { LookUp } from "../query/join-terms.js";
import { editionWeights } from "../query/prefer-edition.js";
import type { Found } from "../query/score-sections.js";
import { searchSegments } from "../query/search-segments.js";
import type { Facet } from "../segment.js";
import { plainWords } from "../words/plain-words.js";
import { loadTokeniser, type Tokeniser } from "../words/tokeniser.js";
import { kept, openSegment, type Segment } from "./open-segment.js";

/** Fetches a file below the folder of the index. `isFresh`: the host is asked whether it has changed. */
type FetchFile = (name: string, isFresh?: boolean) => Promise<Response>;

/** Pages that describe an API, or all others. */
export type PageKind = "api" | "page";

/** What the reader chose. Null: everything. */
export interface SiteFilter {
  /** BCP 47 tag of the language to search in. */
  readonly tag: string;
  readonly version: string | null;
  readonly product: string | null;
  readonly kind: PageKind | null;
}

/** A page found, with its best sections. */
export interface PageResult {
  readonly page: DisplayPage;
  /** Said only where pages of several versions were searched. */
  readonly version: string | null;
  /** Whether it is of the version that is preferred, or of none. */
  readonly isPreferred: boolean;
  /** Best first; the page's top has no anchor. */
  readonly sections: readonly DisplaySection[];
}

export interface SiteAnswer {
  readonly results: readonly PageResult[];
  /** Terms to mark in what is shown, and what makes a word a term. */
  readonly terms: ReadonlySet<string>;
  readonly tokeniser: Tokeniser;
  readonly lookUps: readonly LookUp[];
}

export interface SiteSearch {
  readonly index: BrowserIndex;
  /**
   * Pages for what was typed so far, best first.
   * @param own the version that is preferred where several are searched; null: the one that docs.json lists first
   */
  readonly search: (text: string, filter: SiteFilter, own?: string | null) => Promise<SiteAnswer>;
}

/** Most pages, and most sections of each, in one answer. */
const MOST_PAGES = 8;
const MOST_SECTIONS = 3;
/** More sections of each version are considered than shown: those of one page are shown together. */
const MOST_CONSIDERED = 60;

interface OpenEntry {
  readonly segment: Segment;
  /** Null where the index does not hold together. */
  readonly display: (section: number) => Promise<Display | null>;
}

interface Display {
  readonly page: DisplayPage;
  readonly section: DisplaySection;
}

/** Fetches the index of the site; its segments are fetched when first searched. */
export async function openSiteSearch(fetchFile: FetchFile): Promise<SiteSearch> {
  const response = await fetchFile("index.json", true);
  const index: BrowserIndex = await checked(response).json();
  if (index.format !== BROWSER_FORMAT) throw new Error(`format ${index.format}`);
  const opened = new Map<string, Promise<OpenEntry>>();
  const tokenisers = new Map<string, Promise<Tokeniser>>();

  return {
    index,
    async search(text, filter, own = null) {
      const chosen = segmentsFor(index, filter);
      const tag = chosen[0]?.tag ?? filter.tag;
      const tokeniser = await kept(tokenisers, tag, () => loadTokeniser(tag));
      const entries = await Promise.all(chosen.map(({ root }) => kept(opened, root, () => openEntry(root, fetchFile))));
      const segments = entries.map(({ segment }) => segment);
      const versions = new Set(segments.map(({ root }) => root.version)).size;
      const allows = (facet: Facet) => isWanted(facet, filter);
      const query = { text, isTyping: true, most: MOST_CONSIDERED * versions, allows };
      const { found, lookUps } = await searchSegments(query, segments, tokeniser);
      const weightOf = ownFirst(segments, own);
      const ranked = found
        .map((each) => ({ ...each, score: each.score * weightOf(each.segment) }))
        .sort((a, b) => b.score - a.score);
      const groups = rankPages(ranked, MOST_PAGES * chosen.length, MOST_SECTIONS);
      const results = await Promise.all(
        groups.map((group) => shown(group, { entries, weightOf, areMixed: versions > 1 })),
      );
      return {
        results: exactFirst(results.flat(), text),
        terms: new Set(lookUps.flatMap(({ terms }) => terms)),
        tokeniser,
        lookUps,
      };
    },
  };
}

/** Weighs the version that is preferred. All segments are of one language. */
function ownFirst(segments: readonly Segment[], own: string | null): (segment: Segment) => number {
  const language = segments[0]?.root.language ?? "";
  return editionWeights(segments, own === null ? null : { language, version: own });
}

function isWanted({ product, isApi }: Facet, wanted: SiteFilter): boolean {
  if (wanted.kind !== null && (wanted.kind === "api") !== (isApi === true)) return false;
  return wanted.product === null || product === null || product === wanted.product;
}

/** Pages without a version belong to every version; a site without the reader's language is searched in the first. */
function segmentsFor({ segments }: BrowserIndex, { tag, version }: SiteFilter): SegmentEntry[] {
  const [language] = tag.split("-");
  const spoken =
    segments.find((each) => each.tag === tag) ??
    segments.find((each) => each.tag.split("-")[0] === language) ??
    segments[0];
  return segments.filter(
    (each) => each.tag === spoken?.tag && (version === null || each.version === null || each.version === version),
  );
}

async function openEntry(hash: string, fetchFile: FetchFile): Promise<OpenEntry> {
  const read = async (name: string) => unpacked(checked(await fetchFile(partFile(name))));
  const root: BrowserRoot = await (await read(hash)).json();
  const blocks = new Map<string, Promise<DisplayBlock>>();
  const segment = openSegment(root, {
    shard: async (number) => new Uint8Array(await (await read(hashAt(root.shardHashes, number))).arrayBuffer()),
    vocabulary: async () => (await read(root.vocabulary)).text(),
  });
  return {
    segment,
    async display(number) {
      const group = Math.floor((segment.pageOf[number] ?? 0) / root.groupPages);
      const at = number - (segment.firstOf[group * root.groupPages] ?? 0);
      const name = `${hashAt(root.groupHashes, group)}/${Math.floor(at / root.blockSize)}`;
      const block = await kept(blocks, name, async () => (await read(name)).json());
      const section = block.sections[at % root.blockSize];
      const page = block.pages[section?.page ?? -1];
      return section && page ? { page, section } : null;
    },
  };
}

function hashAt(hashes: string, number: number): string {
  return hashes.slice(number * HASH_LENGTH, (number + 1) * HASH_LENGTH);
}

/** What was searched. */
interface Searched {
  readonly entries: readonly OpenEntry[];
  readonly weightOf: (segment: Segment) => number;
  /** Whether it is of several versions. */
  readonly areMixed: boolean;
}

/** A list of one; of none where the index does not hold together. */
async function shown(group: readonly Found[], { entries, weightOf, areMixed }: Searched): Promise<PageResult[]> {
  const displays = await Promise.all(
    group.map(({ segment, section }) => entries.find((each) => each.segment === segment)?.display(section)),
  );
  const segment = group[0]?.segment;
  const page = displays[0]?.page;
  if (!segment || !page) return [];
  const version = areMixed ? segment.root.version : null;
  const sections = displays.flatMap((each) => each?.section ?? []);
  return [{ page, version, isPreferred: weightOf(segment) === 1, sections }];
}

/** Who types the very title of a page, or of a section, wants that one. */
function exactFirst(results: readonly PageResult[], text: string): PageResult[] {
  const wanted = plainWords(text);
  const rank = ({ page, sections }: PageResult) => {
    if (plainWords(page.title) === wanted) return 0;
    return sections.some(({ headings }) => plainWords(headings.at(-1) ?? "") === wanted) ? 1 : 2;
  };
  return [...results].sort((a, b) => rank(a) - rank(b));
}

function checked(response: Response): Response {
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

/** The files are compressed themselves, because many hosts do not compress what they do not know. */
function unpacked(response: Response): Response {
  return new Response(response.body?.pipeThrough(new DecompressionStream("gzip")) ?? null);
}

/** The best pages, each with its best sections, best first. */
function rankPages(found: readonly Found[], mostPages: number, mostSections: number): Found[][] {
  const groups: Found[][] = [];
  for (const each of found) {
    const group = groups.find(([first]) => first?.page === each.page && first.segment === each.segment);
    if (!group) groups.push([each]);
    else if (group.length < mostSections) group.push(each);
  }
  return groups.slice(0, mostPages);
}
