// Draws the pages of the live preview: anew whenever one is asked for, and all of them for the search index.
import type { Page, PageFacts, PagePath } from "../../model.js";
import { partsEncoder } from "../../shared/encode-text.js";
import type { Site } from "../../site/site.js";
import { agentText } from "../agents/llms-files.js";
import { markdownTwin } from "../agents/markdown-twin.js";
import { draftMaker } from "../document/draft-maker.js";
import { isDrawn, type RenderedPage, type Renderer } from "../document/rendered-page.js";
import { knownAddresses } from "../inputs-of-site.js";
import { notesInMemory } from "../notes/note-store.js";
import { packNotes } from "../notes/page-notes.js";
import type { SiteDrawing } from "../threads/draw-site.js";

/** Draws when asked, and remembers which classes the pages use. */
export interface LiveDrawing extends SiteDrawing {
  readonly draw: (page: Page) => Promise<RenderedPage>;
  /** What a page links and can be named by, as it was drawn; null where it was not drawn yet. */
  readonly linksOf: (page: Page) => PageLinks | null;
  /** Whoever waits for all pages waits until then: the project is being read anew. */
  readonly hold: (until: Promise<unknown>) => void;
  /** The project was read anew: whoever waits for all pages waits in vain. */
  readonly stop: () => void;
}

export type PageLinks = Pick<PageFacts, "anchors" | "links">;

/** Draws anew whenever it is asked: articles that did not change come from the cache. */
export function liveDrawing(site: Site, renderer: Renderer): LiveDrawing {
  const { pages } = site;
  const seen = new Set<string>();
  let held: Promise<unknown> = Promise.resolve();
  let isOver = false;
  /** What the index needs of each page that did not change since it was last made. */
  const packed = new WeakMap<Page, ReturnType<typeof packNotes>>();
  const linked = new WeakMap<Page, PageLinks>();
  const encode = partsEncoder();
  const draw = async (page: Page): Promise<RenderedPage> => {
    const drawn = await renderer.render(page);
    linked.set(page, { anchors: drawn.facts.anchors, links: drawn.facts.links });
    for (const token of drawn.classes) seen.add(token);
    return drawn;
  };
  const pageOf = (path: PagePath): Page => {
    const page = pages.get(path);
    if (!page) throw new Error(`The site has no page "${path}".`);
    return page;
  };
  const packPage = async (page: Page, makeDraft: ReturnType<typeof draftMaker>) => {
    const rendered = await draw(page);
    // Between two pages whoever waits for a page is answered.
    await new Promise((resolve) => setImmediate(resolve));
    await held;
    if (isOver) throw new Error("The project was read anew.");
    const draft = await makeDraft(rendered);
    return packNotes(rendered, { draft, agentText: agentText(rendered.inputs, rendered.markdown) }, encode);
  };
  return {
    draw,
    linksOf: (page) => linked.get(page) ?? null,
    html: async (path) => (await draw(pageOf(path))).pieces.join(""),
    twin: async (path) => markdownTwin(pageOf(path), (await draw(pageOf(path))).markdown),
    all: async () => {
      const notes = notesInMemory();
      const makeDraft = draftMaker(knownAddresses(site));
      const drawn = [...pages.values()].filter(isDrawn);
      for (const page of drawn) {
        const known = packed.get(page) ?? (await packPage(page, makeDraft));
        packed.set(page, known);
        notes.add(page.path, known);
      }
      return drawn.map(notes.open);
    },
    classes: async () => new Set(seen),
    hold: (until) => {
      held = until;
    },
    stop: () => {
      isOver = true;
    },
  };
}
