// Draws a project for commands that look at its pages and write nothing.

import type { PagePath } from "../model.js";
import type { HighlightCode } from "../render/code/highlight-code.js";
import type { SiteToDraw } from "../render/document/render-settings.js";
import { openDrawing } from "../render/inputs/inputs-of-site.js";
import { notesInMemory } from "../render/notes/open-note-file.js";
import type { DrawnPage } from "../render/notes/page-notes.js";
import { openArticles } from "../render/open-articles.js";
import { drawSite } from "../render/threads/draw-site.js";
import { makeRoom } from "../site/heap-growth.js";
import type { Site } from "../site/site.js";
import { openDrawer } from "./building/run-site.js";
import type { RunOptions } from "./options/reading-options.js";

interface Drawing extends Pick<RunOptions, "options" | "jobs"> {
  /** The pages to draw; missing: all. */
  readonly pages?: readonly PagePath[];
  /** Whether only the words of pages matter: then their code need not be coloured. */
  readonly isForWords?: true;
}

/** Leaves code as it is. */
const uncoloured: HighlightCode = async (blocks) => blocks.map(() => ({ html: null, props: {} }));

/** Draws other pages of the site. */
type DrawMore = (paths: readonly PagePath[]) => Promise<readonly DrawnPage[]>;

/** Draws pages, and hands them on while their threads are there. */
export async function drawProject<Result>(
  site: Site,
  { options, jobs, pages = [...site.pages.keys()], isForWords }: Drawing,
  use: (drawn: readonly DrawnPage[], toDraw: SiteToDraw, drawMore: DrawMore) => Promise<Result>,
): Promise<Result> {
  const onDrawn = makeRoom(site.descriptions.size > 0, pages.length);
  const articles = openArticles(site.root, options);
  const own = { site, articles: articles?.places ?? null, hasSearch: false, isDev: false };
  const toDraw = openDrawing(own, options);
  const left = { all: pages.length, kept: 0, highlight: isForWords && uncoloured };
  const drawer = await openDrawer(toDraw, jobs, left);
  const draw: DrawMore = (paths) => {
    const wanted = new Set(paths);
    const some = new Map([...site.pages].filter(([path]) => wanted.has(path)));
    return drawSite({ pages: some, drawer, notes: notesInMemory(), articles, onDrawn }).all();
  };
  try {
    return await use(await draw(pages), toDraw, draw);
  } finally {
    await drawer.close();
    articles?.save(site.pages.keys());
    articles?.close();
  }
}
