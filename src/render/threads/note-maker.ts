// Makes the notes of drawn pages, in builds and in the live preview: files that are made of all pages are made of them.

import { hashOf } from "../../emit/hash-of.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { PagePath } from "../../model.js";
import { draftHead, isFindable, pageDrafter, settleLinks } from "../../search/indexing/draft.js";
import { recordsOf } from "../../search/indexing/records.js";
import { loadTokeniser } from "../../search/words/tokeniser.js";
import { agentText } from "../agents/llms-files.js";
import { fileOfBody } from "../article/article-inputs.js";
import { type KnownAddresses, resolveLink } from "../article/resolve-link.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { RenderedPage } from "../document/rendered-page.js";
import { type MoreNotes, type NoteParts, noteParts, packDraft, packHead } from "../notes/page-notes.js";

type MakeNotes = (drawn: RenderedPage) => Promise<NoteParts>;

/** Prepares the notes of a site's pages. */
export function noteMaker({ settings, inputs }: SiteToDraw): MakeNotes {
  const { hasSearch, drafts } = settings;
  const makeDraft = hasSearch ? draftMaker(inputs.addresses, drafts) : async () => ({ draft: null, madeFrom: "" });
  return async (drawn) => {
    const made = await makeDraft(drawn);
    return noteParts(drawn, { ...made, agentText: agentText(drawn.inputs, drawn.markdown) });
  };
}

/** Drafts drawn pages for search: in the thread that drew them. */
type MakeDraft = (drawn: RenderedPage) => Promise<Pick<MoreNotes, "draft" | "madeFrom">>;

/** `past` says what the drafts of the last build were made from: what was made from the same is left out. */
function draftMaker(known: KnownAddresses, past: ReadonlyMap<PagePath, string> | null): MakeDraft {
  const drafterOf = oncePerKey((language: string) => loadTokeniser(language).then(pageDrafter));
  return async ({ inputs: { page, search }, facts, markdown, article }) => {
    const records = recordsOf(page, facts, search);
    const found = draftHead(records);
    const head = isFindable(found) ? packHead(found) : "";
    const madeFrom = article === "" ? "" : hashOf([article, head]);
    if (madeFrom !== "" && past?.get(page.path) === madeFrom) return { draft: { head, rest: null }, madeFrom };
    if (head === "") return { draft: null, madeFrom };
    const drafter = drafterOf(found.page.language);
    const resolve = (target: string) => withoutBase(resolveLink(target, fileOfBody(page), known), known.base);
    const links = settleLinks(facts.links, resolve);
    const draftRecords = await drafter;
    return { draft: packDraft(draftRecords(records, { links, markdown }), head), madeFrom };
  };
}

function withoutBase(target: string, base: string): string | null {
  return target.startsWith(`${base}/`) ? target.slice(base.length) : null;
}
