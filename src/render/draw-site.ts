// Draws each page of a site at most once, and gathers what the pages taught for what is made of all of them.
import type { Html, Page, PageFacts, PagePath } from "../model.js";
import type { Problem } from "../shared/problem.js";
import type { RenderedPage, Renderer } from "./rendered-page.js";

/** A page after drawing, without its document. */
export interface DrawnPage {
  readonly page: Page;
  readonly facts: PageFacts;
  readonly markdown: string;
  readonly problems: readonly Problem[];
  readonly classes: readonly string[];
  readonly elements: readonly string[];
  readonly islands: readonly string[];
}

export interface SiteDrawing {
  readonly html: (path: PagePath) => Promise<Html>;
  readonly markdown: (path: PagePath) => Promise<string>;
  /** All pages in the order of the site, once they are drawn. */
  readonly all: () => Promise<readonly DrawnPage[]>;
  /** Class tokens of all pages; in the live preview of those drawn so far. */
  readonly classes: () => Promise<ReadonlySet<string>>;
}

/** The drawing of one build. `onDrawn` is called once per page. A page's document is let go when it is handed out. */
export function drawSite(pages: ReadonlyMap<PagePath, Page>, renderer: Renderer, onDrawn: () => void): SiteDrawing {
  const documents = new Map<PagePath, Promise<Html>>();
  const drawn = new Map<PagePath, Promise<DrawnPage>>();

  const draw = (page: Page): Promise<DrawnPage> => {
    const known = drawn.get(page.path);
    if (known) return known;
    const rendered = renderer.render(page);
    const document = rendered.then(({ html }) => html);
    document.catch(() => {}); // Whoever asks for the page hears of it.
    documents.set(page.path, document);
    const facts = rendered.then((result) => withoutDocument(page, result));
    drawn.set(page.path, facts);
    void facts.then(onDrawn, () => {});
    return facts;
  };
  const pageOf = (path: PagePath): Page => {
    const page = pages.get(path);
    if (!page) throw new Error(`The site has no page "${path}".`);
    return page;
  };
  const all = () => Promise.all([...pages.values()].filter(isDrawn).map(draw));
  return {
    html: async (path) => {
      await draw(pageOf(path));
      const html = await documents.get(path);
      documents.delete(path);
      return html ?? "";
    },
    markdown: async (path) => (await draw(pageOf(path))).markdown,
    all,
    classes: async () => new Set((await all()).flatMap((each) => each.classes)),
  };
}

/** Pages that are links to elsewhere are never drawn. */
export function isDrawn(page: Page): boolean {
  return page.matter.url === null;
}

function withoutDocument(page: Page, { path: _, html: __, ...rest }: RenderedPage): DrawnPage {
  return { page, ...rest };
}
