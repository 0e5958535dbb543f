// Makes the notes of drawn pages, in builds and in the live preview: files that are made of all pages are made of them.
import { agentText } from "../agents/llms-files.js";
import { draftMaker } from "../document/draft-maker.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { RenderedPage } from "../document/rendered-page.js";
import { knownAddresses } from "../inputs-of-site.js";
import { type NoteParts, noteParts } from "../notes/page-notes.js";

export type MakeNotes = (drawn: RenderedPage) => Promise<NoteParts>;

/** Prepares the notes of a site's pages. */
export function noteMaker({ site, hasSearch, articles }: RenderSettings): MakeNotes {
  const makeDraft = hasSearch ? draftMaker(knownAddresses(site), articles) : async () => null;
  return async (drawn) => {
    const draft = await makeDraft(drawn);
    return noteParts(drawn, { draft, agentText: agentText(drawn.inputs, drawn.markdown) });
  };
}
