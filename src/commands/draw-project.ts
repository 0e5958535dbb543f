// Draws a project for commands that look at its pages and write nothing.
import { articlesIn } from "../render/article/kept-article.js";
import type { RenderSettings, SiteToDraw } from "../render/document/render-settings.js";
import { inputsOfSite } from "../render/inputs/inputs-of-site.js";
import { notesInMemory } from "../render/notes/note-store.js";
import type { DrawnPage } from "../render/notes/page-notes.js";
import { readClock } from "../render/read-clock.js";
import { drawSite } from "../render/threads/draw-site.js";
import { makeRoom } from "../site/heap-growth.js";
import type { Site } from "../site/site.js";
import type { SiteOptions } from "../site/site-options.js";
import { openDrawer } from "./building/run-site.js";
import { jobsOf, type ReadingFlags } from "./options/reading-options.js";

interface Drawing {
  readonly options: SiteOptions;
  readonly flags: ReadingFlags;
}

/** Draws every page, and hands them on while their threads are there. */
export async function drawProject<Result>(
  site: Site,
  { options, flags }: Drawing,
  use: (drawn: readonly DrawnPage[], toDraw: SiteToDraw) => Promise<Result>,
): Promise<Result> {
  const onDrawn = makeRoom(site.descriptions.size > 0, site.pages.size);
  const settings: RenderSettings = {
    site,
    parser: options.parser,
    lenient: options.lenient,
    timeLimit: options.timeLimit,
    clock: readClock(),
    cache: options.cache,
    articles: articlesIn(options.cache, site.pages.keys()),
    hasSearch: false,
    isDev: false,
  };
  const toDraw = { settings, inputs: inputsOfSite(settings) };
  const drawer = await openDrawer(toDraw, jobsOf(flags), { all: site.pages.size, kept: 0 });
  try {
    return await use(await drawSite({ pages: site.pages, drawer, notes: notesInMemory(), onDrawn }).all(), toDraw);
  } finally {
    await drawer.close();
  }
}
