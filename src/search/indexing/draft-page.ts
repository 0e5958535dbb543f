// Turns the records of a page into a draft: its sections, their weighed words, and the words of its links.
import type { PageFacts } from "../../model.js";
import type { SearchRecord } from "../../shared/search-record.js";
import type { Tokeniser } from "../words/tokeniser.js";
import type { DraftPage, ShownSection } from "./draft.js";
import { storePage } from "./store-page.js";
import { linkWords, type SettledLink } from "./weigh-links.js";
import { pageWeigher } from "./weigh-page.js";

/** What a draft is begun with: cheap to make, and other than before wherever navigation or settings change the draft. */
export type DraftHead = Pick<DraftPage, "page" | "anchors">;

export function draftHead(records: readonly SearchRecord[]): DraftHead {
  const page = records[0]?.page;
  if (!page) throw new Error("A page without sections cannot be indexed.");
  return { page, anchors: records.map(({ anchor }) => anchor) };
}

/** Whether anybody may find the page. */
export function isFindable({ page }: DraftHead): boolean {
  return page.visible.site || page.visible.assistant;
}

/** What a draft holds besides the records of its page. */
export interface DraftSources {
  readonly links: readonly SettledLink[];
  readonly markdown: string;
}

/** The draft of a page by its records. It may be posted between threads. */
export type DraftRecords = (records: readonly SearchRecord[], sources: DraftSources) => DraftPage;

/** Drafts the pages of one language: it remembers words from page to page. */
export function pageDrafter(tokeniser: Tokeniser): DraftRecords {
  const weigh = pageWeigher(tokeniser);
  return (records, { links, markdown }) => {
    const head = draftHead(records);
    return {
      ...head,
      links: linkWords(head.page.address, links, tokeniser),
      words: weigh(records),
      shown: records.map(showSection),
      stored: storePage(head.page, records, markdown),
    };
  };
}

/** Links to pages. `resolve` returns the address of a link's target without base path; null for external ones. */
export function settleLinks(links: PageFacts["links"], resolve: (target: string) => string | null): SettledLink[] {
  return links.flatMap(({ target, text, isImage }) => (isImage ? [] : settled(resolve(target), text)));
}

function settled(target: string | null, text: string): SettledLink[] {
  if (target === null) return [];
  const [path = "", anchor] = target.split("#");
  const address = path.replace(/\?.*$/, "");
  return [{ address: address === "/" ? address : address.replace(/\/$/, ""), anchor: anchor || null, text }];
}

/** Chooses what the search dialog shows of a section. */
const LONGEST_TEXT = 360;

/** Its headings and the beginning of its text; at the top of a page without text, the description. */
export function showSection({ page, anchor, headings, text }: SearchRecord): ShownSection {
  return { headings, text: beginning(text || (anchor === null ? (page.description ?? "") : "")) };
}

function beginning(text: string): string {
  // Nearly always the first letters are enough; only where much of them is space, all are looked at.
  const first = oneLine(text.slice(0, 2 * LONGEST_TEXT));
  const line = first.length > LONGEST_TEXT ? first : oneLine(text);
  if (line.length <= LONGEST_TEXT) return line;
  return `${line.slice(0, LONGEST_TEXT).replace(/\s\S{0,24}$/, "")}…`;
}

function oneLine(text: string): string {
  // A single blank is what it is to be: nearly all are.
  return text.replace(/[^\S ]\s*| \s+/g, " ").trim();
}
