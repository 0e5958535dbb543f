// Makes the notes of drawn pages, in builds and in the live preview: files that are made of all pages are made of them.
import { agentText } from "../agents/llms-files.js";
import { draftMaker } from "../document/draft-maker.js";
import type { SiteToDraw } from "../document/render-settings.js";
import type { RenderedPage } from "../document/rendered-page.js";
import { type NoteParts, noteParts } from "../notes/page-notes.js";

export type MakeNotes = (drawn: RenderedPage) => Promise<NoteParts>;

/** Prepares the notes of a site's pages. */
export function noteMaker({ settings, inputs }: SiteToDraw): MakeNotes {
  const { hasSearch, drafts } = settings;
  const makeDraft = hasSearch ? draftMaker(inputs.addresses, drafts) : async () => ({ draft: null, madeFrom: "" });
  return async (drawn) => {
    const made = await makeDraft(drawn);
    return noteParts(drawn, { ...made, agentText: agentText(drawn.inputs, drawn.markdown) });
  };
}
