// Draws pages for a build in this thread: whole documents, with notes for what is made of all of them.
import type { Html, Page } from "../model.js";
import { textEncoding } from "../shared/encode-text.js";
import { agentText } from "./agents/llms-files.js";
import { markdownTwin } from "./agents/markdown-twin.js";
import { draftMaker } from "./draft-maker.js";
import type { HighlightCode } from "./highlight-code.js";
import { type Notes, packNotes } from "./page-notes.js";
import type { RenderSettings } from "./render-settings.js";
import { createRenderer } from "./renderer.js";

/** A drawn page as a build takes it: bytes, which are handed from thread to thread. */
export interface NotedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** The file of its Markdown twin. */
  readonly twin: Uint8Array<ArrayBuffer>;
  readonly notes: Notes;
}

/** Draws the pages of a build: in this thread or in others. */
export interface Drawer {
  readonly draw: (page: Page) => Promise<NotedPage>;
  readonly draw404: () => Promise<Html>;
  readonly close: () => Promise<void>;
}

/** `highlight` colours code, here or in another thread. */
export async function createDrawer(settings: RenderSettings, highlight: HighlightCode): Promise<Drawer> {
  const { site, hasSearch } = settings;
  const { render, draw404 } = await createRenderer(settings, highlight);
  const encoding = textEncoding();
  const makeDraft = hasSearch ? draftMaker(site) : async () => null;
  return {
    draw: async (page) => {
      const drawn = await render(page);
      const draft = await makeDraft(page, drawn);
      const notes = packNotes(drawn, { draft, agentText: agentText(site, page, drawn.markdown) }, encoding);
      return { html: encoding.text(drawn.html), twin: encoding.text(markdownTwin(page, drawn.markdown)), notes };
    },
    draw404,
    close: async () => {},
  };
}
