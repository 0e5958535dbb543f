// Drafts drawn pages for search: in the thread that drew them.
import { hashOf } from "../../emit/hash-of.js";
import type { PagePath } from "../../model.js";
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
import { type MoreNotes, packDraft, packHead } from "../notes/page-notes.js";
import type { RenderedPage } from "./rendered-page.js";

export type MakeDraft = (drawn: RenderedPage) => Promise<Pick<MoreNotes, "draft" | "madeFrom">>;

/** `past` says what the drafts of the last build were made from: what was made from the same is left out. */
export function draftMaker(known: KnownAddresses, past: ReadonlyMap<PagePath, string> | null = null): MakeDraft {
  const drafters = new Map<string, Promise<DraftRecords>>();
  return async ({ inputs: { page, search }, facts, markdown, article }) => {
    const records = recordsOf(page, facts, search);
    const found = draftHead(records);
    const head = isFindable(found) ? packHead(found) : "";
    const madeFrom = article === "" ? "" : hashOf([article, head]);
    if (madeFrom !== "" && past?.get(page.path) === madeFrom) return { draft: { head, rest: null }, madeFrom };
    if (head === "") return { draft: null, madeFrom };
    const { language } = found.page;
    const drafter = drafters.get(language) ?? loadTokeniser(language).then(pageDrafter);
    drafters.set(language, drafter);
    const resolve = (target: string) => withoutBase(resolveLink(target, fileOfBody(page), known), known.base);
    const links = settleLinks(facts.links, resolve);
    const draftRecords = await drafter;
    return { draft: packDraft(draftRecords(records, { links, markdown }), head), madeFrom };
  };
}

function withoutBase(target: string, base: string): string | null {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : null;
}
