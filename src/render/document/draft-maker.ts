// Drafts drawn pages for search: in the thread that drew them.
import {
  type DraftRecords,
  draftHead,
  isFindable,
  pageDrafter,
  settleLinks,
} from "../../search/indexing/draft-page.js";
import { recordsOf } from "../../search/indexing/records.js";
import { loadTokeniser } from "../../search/words/tokeniser.js";
import { fileOfBody } from "../article/body.js";
import { type KnownAddresses, resolveLink } from "../article/resolve-link.js";
import { type PackedDraft, packDraft, packHead } from "../notes/page-notes.js";
import { isDraftKept, type PastDrafts } from "../notes/past-draft.js";
import type { RenderedPage } from "./rendered-page.js";

/** Null where the page must not be found. */
export type MakeDraft = (drawn: RenderedPage) => Promise<PackedDraft | null>;

/** `past` is where the last build left drafts; null where it did not. */
export function draftMaker(known: KnownAddresses, past: PastDrafts | null = null): MakeDraft {
  const drafters = new Map<string, Promise<DraftRecords>>();
  return async ({ inputs: { page, search }, facts, markdown, article }) => {
    const records = recordsOf(page, facts, search);
    const found = draftHead(records);
    const head = isFindable(found) ? packHead(found) : "";
    if (past && isDraftKept(past, { page, article, head })) return { head, rest: null };
    if (head === "") return null;
    const { language } = found.page;
    const drafter = drafters.get(language) ?? loadTokeniser(language).then(pageDrafter);
    drafters.set(language, drafter);
    const resolve = (target: string) => withoutBase(resolveLink(target, fileOfBody(page), known), known.base);
    const links = settleLinks(facts.links, resolve);
    const draftRecords = await drafter;
    return packDraft(draftRecords(records, { links, markdown }), head);
  };
}

function withoutBase(target: string, base: string): string | null {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : null;
}
