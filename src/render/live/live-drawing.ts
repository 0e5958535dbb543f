// Draws the pages of the live preview: when one is asked for, and all of them for the search index.
import { join } from "node:path";
import { OutOfTime } from "../../content/code/within-time.js";
import { stateIfThere } from "../../emit/fingerprint.js";
import type { Page, PageFacts } from "../../model.js";
import { partsEncoder } from "../../shared/encode-text.js";
import { once } from "../../shared/once.js";
import { markdownTwin } from "../agents/llms-files.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { SiteToDraw } from "../document/render-settings.js";
import { isDrawn, type RenderedPage, type Renderer } from "../document/rendered-page.js";
import { createRenderer } from "../document/renderer.js";
import { notesInMemory } from "../notes/open-note-file.js";
import { type Notes, packNotes } from "../notes/page-notes.js";
import { pageAt, type SiteDrawing } from "../threads/draw-site.js";
import { noteMaker } from "../threads/note-maker.js";
import type { LiveArticles } from "./live-texts.js";

/** Draws on request, and remembers which classes the pages use. */
export interface LiveDrawing extends SiteDrawing {
  readonly draw: (page: Page) => Promise<RenderedPage>;
  /** The links and link targets of a page as it was last drawn; null where it was not. */
  readonly linksOf: (page: Page) => PageLinks | null;
  /** Whether a file shaped a page that was drawn, besides its own. */
  readonly shapesAnother: (file: string) => boolean;
}

type PageLinks = Pick<PageFacts, "anchors" | "links">;

/** What is known of pages as they were drawn last. A page that changed is another object. */
interface DrawnBefore {
  /** What the index needs of each. */
  readonly packed: WeakMap<Page, Notes>;
  readonly linked: WeakMap<Page, PageLinks & Pick<RenderedPage, "dependencies">>;
}

export function nothingDrawn(): DrawnBefore {
  return { packed: new WeakMap(), linked: new WeakMap() };
}

interface LiveTools {
  readonly renderer: Renderer;
  readonly articles: LiveArticles;
  readonly before: DrawnBefore;
  /** Class tokens of the pages drawn since the preview began: an open page keeps its style sheet when the site is read again. */
  readonly classes: Set<string>;
}

/** Draws on every request; unchanged articles come from the cache, which new ones are added to. */
export function liveDrawing(toDraw: SiteToDraw, { renderer, articles, before, classes }: LiveTools): LiveDrawing {
  const { pages, root } = toDraw.settings.site;
  const { packed, linked } = before;
  const makeNotes = once(() => noteMaker(toDraw));
  const encode = partsEncoder();
  const draw = keepLast(root, async (page) => {
    const drawn = await renderer.render(page);
    if (drawn.kept) articles.keep(page.path, drawn.kept, pages);
    const { facts, dependencies } = drawn;
    linked.set(page, { anchors: facts.anchors, links: facts.links, dependencies });
    for (const token of drawn.classes) classes.add(token);
    return drawn;
  });
  const packPage = async (page: Page): Promise<Notes> =>
    packNotes(await makeNotes()({ ...(await draw(page)), kept: null }), encode);
  return {
    draw,
    linksOf: (page) => linked.get(page) ?? null,
    shapesAnother: (file) =>
      Array.from(pages.values()).some((page) => linked.get(page)?.dependencies.includes(file) === true),
    html: async (path) => (await draw(pageAt(pages, path))).pieces.join(""),
    twin: async (path) => {
      const page = pageAt(pages, path);
      return markdownTwin(page, (await draw(page)).markdown);
    },
    all: async () => {
      const notes = notesInMemory();
      const drawn = [...pages.values()].filter(isDrawn);
      for (const page of drawn) {
        const known = packed.get(page) ?? (await packPage(page));
        packed.set(page, known);
        notes.add(page.path, known);
      }
      return drawn.map(notes.open);
    },
    classes: async () => new Set(classes),
  };
}

type DrawLive = LiveDrawing["draw"];

/** The page that was drawn last is kept: who edits it, looks at it and is told what is wrong with it. */
function keepLast(root: string, drawAnew: DrawLive): DrawLive {
  let last: { page: Page; state: string | null; drawn: Promise<RenderedPage> } | null = null;
  return (page) => {
    const state = page.source && stateIfThere(join(root, page.source.file));
    if (last?.page === page && last.state === state) return last.drawn;
    const drawn = drawAnew(page);
    last = { page, state, drawn };
    drawn.catch(() => {
      if (last?.drawn === drawn) last = null;
    });
    return drawn;
  };
}

/** Draws pages for the live preview in this thread, and those whose code takes long in one that may end. */
export async function liveRenderer({ settings, inputs }: SiteToDraw, highlight: HighlightCode): Promise<Renderer> {
  const quick = await createRenderer({ settings: { ...settings, isFirstLook: true }, inputs }, highlight);
  const load = once(() => import("../threads/patient-drawer.js"));
  return {
    ...quick,
    render: async (page) => {
      try {
        return await quick.render(page);
      } catch (error) {
        if (!(error instanceof OutOfTime)) throw error;
        // A thread for this page alone: the next draft of the project is another.
        const patient = (await load()).patientDrawer(settings, highlight);
        return patient.render(page).finally(patient.close);
      }
    },
  };
}
