// Draws pages for a build in this thread, with notes for files of all pages.
import type { Html, Page } from "../../model.js";
import { type EncodeParts, partsEncoder } from "../../shared/encode-text.js";
import { withFile } from "../../shared/stack-trace.js";
import { markdownTwin } from "../agents/llms-files.js";
import { fileOfBody } from "../article/article-inputs.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { createRenderer } from "../document/renderer.js";
import { lengthOf, type NoteParts, type Notes } from "../notes/page-notes.js";
import { noteMaker } from "./note-maker.js";

/** A drawn page as a build takes it: bytes in one buffer, which moves from thread to thread. */
export interface NotedPage {
  readonly html: Uint8Array<ArrayBuffer>;
  /** The file of its Markdown twin. */
  readonly twin: Uint8Array<ArrayBuffer>;
  readonly notes: Notes;
}

/** Draws the pages of a build, in this thread or in others. */
export interface Drawer {
  readonly draw: (page: Page) => Promise<NotedPage>;
  readonly draw404: () => Promise<Html>;
  readonly close: () => Promise<void>;
}

/** `highlight` colours code, in this thread or another. */
export async function createDrawer(site: SiteToDraw, highlight: HighlightCode): Promise<Drawer> {
  const { render, draw404 } = await createRenderer(site, highlight);
  const encode = partsEncoder();
  const makeNotes = noteMaker(site);
  return {
    draw: (page) =>
      withFile("While drawing", fileOfBody(page), async () => {
        const drawn = await render(page);
        const notes = await makeNotes(drawn);
        return encodePage({ pieces: drawn.pieces, twin: markdownTwin(page, drawn.markdown), notes }, encode);
      }),
    draw404,
    close: async () => {},
  };
}

interface PageTexts {
  /** The hash of the document. */
  readonly pieces: readonly Html[];
  readonly twin: string;
  readonly notes: NoteParts;
}

function encodePage({ pieces, twin, notes: { parts, madeFrom, body } }: PageTexts, encode: EncodeParts): NotedPage {
  const { bytes, lengths } = encode([...pieces, twin, ...parts, ...(body ?? [])]);
  const files = pieces.length + 1;
  const noteLengths = lengths.slice(files, files + parts.length);
  const htmlEnd = lengthOf(lengths, 0, pieces.length);
  const twinEnd = lengthOf(lengths, 0, files);
  const notesEnd = twinEnd + lengthOf(noteLengths, 0, parts.length);
  return {
    html: bytes.subarray(0, htmlEnd),
    twin: bytes.subarray(htmlEnd, twinEnd),
    notes: {
      bytes: bytes.subarray(twinEnd, notesEnd),
      lengths: noteLengths,
      madeFrom,
      body: body && bytes.subarray(notesEnd),
    },
  };
}
