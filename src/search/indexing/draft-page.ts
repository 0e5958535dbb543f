// Turns the records of a page into a draft: its sections, their weighed words, and the words of its links.
import type { PageFacts } from "../../model.js";
import type { SearchRecord } from "../../shared/search-record.js";
import { showSection } from "../query/show-section.js";
import type { Tokeniser } from "../words/tokeniser.js";
import type { DraftPage } from "./draft.js";
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
