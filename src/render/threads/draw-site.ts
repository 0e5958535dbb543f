// Draws each page of a site at most once, and keeps notes for files of all pages.
import type { RecordFile } from "../../memory/record-file.js";
import type { Html, Page, PagePath, Pages } from "../../model.js";
import { once } from "../../shared/once.js";
import { isDrawn } from "../document/rendered-page.js";
import type { NoteStore } from "../notes/open-note-file.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { Drawer, NotedPage } from "./drawer.js";

export interface SiteDrawing {
  readonly html: (path: PagePath) => Promise<Html | Uint8Array>;
  /** The file of the Markdown twin. */
  readonly twin: (path: PagePath) => Promise<string | Uint8Array>;
  /** All pages in the order of the site, once they are drawn. */
  readonly all: () => Promise<readonly DrawnPage[]>;
  /** Class tokens of all pages; in the live preview, of those drawn so far. */
  readonly classes: () => Promise<ReadonlySet<string>>;
}

/** The files of a page that were not taken yet. */
interface Waiting {
  readonly texts: Promise<Texts>;
  readonly left: Set<keyof Texts>;
}

type Texts = Pick<NotedPage, "html" | "twin">;

interface DrawSite {
  readonly pages: Pages;
  readonly drawer: Drawer;
  readonly notes: NoteStore;
  /** Where new articles are kept; null: nowhere. */
  readonly articles: RecordFile | null;
  /** Called once per page. */
  readonly onDrawn: () => void;
}

/** The pages of one build that have no notes yet. Once one text of a page was asked for, the other is kept until it is, too. */
export function drawSite(site: DrawSite): SiteDrawing {
  const { pages, notes } = site;
  const noted = new Map<PagePath, Promise<unknown>>();
  const waiting = new Map<PagePath, Waiting>();
  const note = (page: Page, texts: Promise<Texts>): void => {
    const done = texts.then(() => {});
    done.catch(() => {}); // The page's own promise reports the failure.
    noted.set(page.path, done);
  };
  const waitFor = (page: Page): Waiting => {
    const known = waiting.get(page.path);
    if (known) return known;
    const begun: Waiting = { texts: drawPage(page, site), left: new Set(["html", "twin"]) };
    waiting.set(page.path, begun);
    note(page, begun.texts);
    return begun;
  };
  const take = async (path: PagePath, part: keyof Texts): Promise<Uint8Array> => {
    const { texts, left } = waitFor(pageAt(pages, path));
    left.delete(part);
    if (left.size === 0) waiting.delete(path);
    return (await texts)[part];
  };
  const all = once(async (): Promise<readonly DrawnPage[]> => {
    const drawn = [...pages.values()].filter(isDrawn);
    for (const page of drawn) if (!noted.has(page.path) && !notes.has(page.path)) note(page, drawPage(page, site));
    await Promise.all(noted.values());
    return drawn.map((page) => notes.open(page));
  });
  return {
    html: (path) => take(path, "html"),
    twin: (path) => take(path, "twin"),
    all,
    classes: async () => {
      const tokens = new Set<string>();
      for (const { learned } of await all()) for (const token of learned.classes) tokens.add(token);
      return tokens;
    },
  };
}

async function drawPage(page: Page, { drawer, notes, articles, onDrawn }: DrawSite): Promise<Texts> {
  const { html, twin, notes: taken } = await drawer.draw(page);
  notes.add(page.path, taken);
  if (taken.body) articles?.add(page.path, taken.body);
  onDrawn();
  return { html, twin };
}

export function pageAt(pages: Pages, path: PagePath): Page {
  const page = pages.get(path);
  if (!page) throw new Error(`The site has no page "${path}".`);
  return page;
}
