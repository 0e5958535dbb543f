import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Page } from "../../src/model.js";
import { notesInMemory, openNoteFile } from "../../src/render/notes/open-note-file.js";
import { noteParts, packDraft, packHead, packNotes } from "../../src/render/notes/page-notes.js";
import { drawSite } from "../../src/render/threads/draw-site.js";
import { pageDrafter } from "../../src/search/indexing/draft.js";
import { loadTokeniser } from "../../src/search/words/tokeniser.js";
import { partsEncoder } from "../../src/shared/encode-text.js";
import { pagePath } from "../../src/shared/page-path.js";
import { recordsOfSample } from "../search/sample-pages.js";
import { temporaryFolder } from "../temporary-folder.js";

function page(path: string): Page {
  return { path: pagePath(path), matter: { url: null } } as Page;
}

async function notesOf(path: string, text: string) {
  const rendered = {
    path: pagePath(path),
    pieces: [`<p>${text}</p>`],
    markdown: text,
    facts: { headings: [], anchors: ["top"], links: [], passages: [], updates: [], firstParagraph: text },
    ...{ problems: [], kept: null, dependencies: ["snippets/a.mdx"], islands: [] },
    ...{ elements: ["tabs"], styles: [], classes: ["p-4"] },
  };
  const records = recordsOfSample({ path, sections: { "": text, More: "other words" } });
  const draft = pageDrafter(await loadTokeniser("en"))(records, { links: [], markdown: text });
  const parts = noteParts(rendered, { draft: packDraft(draft, packHead(draft)), madeFrom: "", agentText: text });
  return { notes: packNotes(parts, partsEncoder()), draft };
}

function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString();
}

describe("notes of pages", () => {
  it("are read again from a file, in any order and while more are added", async () => {
    const folder = temporaryFolder();
    const file = join(folder, "inner/notes");
    const store = openNoteFile(file);
    const first = await notesOf("first", "début");
    const second = await notesOf("second", "x".repeat(2_000_000));
    store.add(pagePath("first"), first.notes);
    expect(textOf(store.open(page("first")).agentText())).toBe("début");
    store.add(pagePath("second"), second.notes);
    expect(textOf(store.open(page("second")).agentText())).toBe("x".repeat(2_000_000));
    const drawn = store.open(page("first"));
    expect(drawn.learned.elements).toEqual(["tabs"]);
    expect(drawn.learned.firstParagraph).toBe("début");
    const draft = drawn.draft();
    expect(draft?.page).toEqual(first.draft.page);
    expect(draft?.anchors).toEqual([null, "more"]);
    expect(draft?.words).toEqual(first.draft.words);
    expect(draft?.shown).toEqual(first.draft.shown);
    expect(Buffer.from(draft?.stored ?? []).equals(first.draft.stored)).toBe(true);
    store.discard();
    expect(readdirSync(join(folder, "inner"))).toEqual([]);
  });

  it("are missing where a page was not drawn", () =>
    expect(() => notesInMemory().open(page("none"))).toThrow("was not drawn"));
});

it("the drawing of a site draws each page once, and hands out its texts", async () => {
  const drawn: string[] = [];
  const encoder = new TextEncoder();
  const { notes } = await notesOf("a", "text");
  const drawing = drawSite({
    pages: new Map(["a", "b"].map((path) => [pagePath(path), page(path)])),
    drawer: {
      draw: async ({ path }) => {
        drawn.push(path);
        return { html: encoder.encode(`<p>${path}`), twin: encoder.encode(`# ${path}`), notes };
      },
      draw404: async () => "",
      close: async () => {},
    },
    notes: notesInMemory(),
    articles: null,
    onDrawn: () => {},
  });
  const texts = await Promise.all([drawing.html(pagePath("a")), drawing.twin(pagePath("a"))]);
  expect(texts.map((text) => Buffer.from(text).toString())).toEqual(["<p>a", "# a"]);
  expect((await drawing.all()).map((each) => each.page.path)).toEqual(["a", "b"]);
  expect([...(await drawing.classes())]).toEqual(["p-4"]);
  expect(drawn).toEqual(["a", "b"]);
});
