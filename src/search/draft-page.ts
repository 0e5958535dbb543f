// Turns a drawn page into a draft: its records, their weighed words, and the words of its links.
import type { Page, PageFacts } from "../model.js";
import type { DraftPage } from "./draft.js";
import { type RecordContext, recordsOf } from "./records.js";
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
  return { records, words: weighPage(records, tokeniser), links: linkWords(page.address, links, tokeniser), markdown };
}

function settled(target: string | null, text: string): SettledLink[] {
  if (target === null) return [];
  const [path = "", anchor] = target.split("#");
  const address = path.replace(/\?.*$/, "");
  return [{ address: address === "/" ? address : address.replace(/\/$/, ""), anchor: anchor || null, text }];
}
