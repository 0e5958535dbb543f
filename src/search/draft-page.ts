// Turns a drawn page into a draft: its sections, their weighed words, and the words of its links.
import type { Page, PageFacts } from "../model.js";
import type { SearchRecord } from "../shared/search-record.js";
import type { DraftPage } from "./draft.js";
import { type RecordContext, recordsOf } from "./records.js";
import { showSection } from "./show-section.js";
import { storePage } from "./store-page.js";
import type { Tokeniser } from "./tokeniser.js";
import { linkWords, type SettledLink } from "./weigh-links.js";
import { weighPage } from "./weigh-page.js";

/** What drawing a page taught. */
export interface DrawnSource {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly markdown: string;
  readonly context: RecordContext;
  /** The address, base path left out, that a link of the page leads to; null: elsewhere. */
  readonly resolve: (target: string) => string | null;
}

/** Pure but for the memory of the tokeniser; its result may be posted between threads. Null: nobody may find the page. */
export function draftPage(
  { page, facts, markdown, context, resolve }: DrawnSource,
  tokeniser: Tokeniser,
): DraftPage | null {
  const records = recordsOf(page, facts, context);
  const visible = records[0]?.page.visible;
  if (!visible?.site && !visible?.assistant) return null;
  const links = facts.links.flatMap(({ target, text, isImage }) => (isImage ? [] : settled(resolve(target), text)));
  return draftRecords(records, { links, markdown }, tokeniser);
}

/** The draft of a page by its records. */
export function draftRecords(
  records: readonly SearchRecord[],
  { links, markdown }: { readonly links: readonly SettledLink[]; readonly markdown: string },
  tokeniser: Tokeniser,
): DraftPage {
  const page = records[0]?.page;
  if (!page) throw new Error("A page without sections cannot be indexed.");
  return {
    page,
    anchors: records.map(({ anchor }) => anchor),
    links: linkWords(page.address, links, tokeniser),
    words: weighPage(records, tokeniser),
    shown: records.map(showSection),
    stored: storePage(page, records, markdown),
  };
}

function settled(target: string | null, text: string): SettledLink[] {
  if (target === null) return [];
  const [path = "", anchor] = target.split("#");
  const address = path.replace(/\?.*$/, "");
  return [{ address: address === "/" ? address : address.replace(/\/$/, ""), anchor: anchor || null, text }];
}
