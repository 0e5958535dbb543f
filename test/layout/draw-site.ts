// Draws the pages of a project that a test writes down: the real settings and navigation, an article of one paragraph.
import { expect } from "vitest";
import { readOwnMenu } from "../../src/config/read-own-menu.js";
import type { Assets, DrawingTools } from "../../src/layout/assets.js";
import { documentDrawing, nothingOwn } from "../../src/layout/draw-document.js";
import { customElementsIn } from "../../src/layout/head/scripts.js";
import type { DocumentInputs } from "../../src/layout/view.js";
import type { Article, Heading, Html } from "../../src/model.js";
import { documentsOfSite } from "../../src/render/inputs/documents-of-site.js";
import { toPagePath } from "../../src/shared/page-path.js";
import { openSite } from "../../src/site/open-site.js";
import type { Site } from "../../src/site/site.js";
import { PLAIN_OPTIONS } from "../build-site.js";
import { temporaryFolder, writeFiles } from "../temporary-folder.js";

export interface DrawnSite {
  readonly site: Site;
  readonly draw: (path: string, more?: Partial<DocumentInputs> & { readonly article?: Article }) => Html;
  readonly draw404: (body: Html | null) => Html;
  readonly sidebarFiles: () => ReadonlyMap<string, Html>;
}

interface Project {
  /** What it names is a page: with its path as title, if `pages` does not say more. */
  readonly navigation?: object;
  readonly settings?: Readonly<Record<string, unknown>>;
  /** Path without ending → front matter lines. */
  readonly pages?: Readonly<Record<string, string>>;
  /** Other files: path → text. */
  readonly files?: Readonly<Record<string, string>>;
  readonly base?: string;
  readonly url?: string | null;
  readonly assets?: Partial<Assets>;
  readonly icon?: DrawingTools["icon"];
}

export async function drawProject(project: Project): Promise<DrawnSite> {
  const { navigation, settings, pages, files, base = "", url = null, assets, icon } = project;
  const root = temporaryFolder();
  const config = { theme: "mint", name: "Orchard", colors: { primary: "#0D9373" }, navigation, ...settings };
  const titles = namedPages(navigation).map((path) => [path, `title: ${path}`]);
  const matters: Record<string, string> = { ...Object.fromEntries(titles), ...pages };
  const texts = Object.entries(matters).map(([path, matter]) => [`${path}.mdx`, `---\n${matter}\n---\n\nText.\n`]);
  writeFiles(root, { "docs.json": JSON.stringify(config), ...Object.fromEntries(texts), ...files });
  const opened = await openSite(root, { ...PLAIN_OPTIONS, base, url }, () => {});
  if (!opened) throw new Error("The project of the test cannot be read.");
  return drawing(opened.site, { ...PLAIN_ASSETS, ...assets }, { ...PLAIN_TOOLS, ...(icon && { icon }) });
}

/** The paths in `pages` and `root` of a navigation. */
function namedPages(node: unknown, key = ""): string[] {
  if (typeof node === "string") return key === "pages" || key === "root" ? [node] : [];
  if (Array.isArray(node)) return node.flatMap((each) => namedPages(each, key));
  return Object.entries(Object(node)).flatMap(([name, value]) => namedPages(value, name));
}

function drawing(site: Site, assets: Assets, tools: DrawingTools): DrawnSite {
  const documents = documentsOfSite({ site, isDev: false, assets });
  const drawn = documentDrawing(documents.shared, tools);
  return {
    site,
    draw(path, { article = articleOf("<p>Text.</p>"), ...more } = {}) {
      const page = site.pages.get(toPagePath(path));
      if (!page) throw new Error(`The project of the test has no page "${path}".`);
      const inputs = { ...documents.ofPage(page), ...PLAIN_INPUTS, ...more };
      const { pieces, elements } = drawn.draw(inputs, article, nothingOwn(article, true));
      const html = pieces.join("");
      expect([...elements].sort()).toEqual(customElementsIn(html).sort());
      return html;
    },
    draw404: (body) => drawn.draw404(documents.notFound, body),
    sidebarFiles: () => drawn.sidebarFiles(documents.shells()),
  };
}

export function articleOf(html: Html, headings: readonly Heading[] = []): Article {
  return {
    html,
    aside: null,
    markdown: "",
    facts: { headings, anchors: [], links: [], passages: [], updates: [], firstParagraph: "Text." },
    dependencies: [],
    styles: [],
    islands: [],
  };
}

/** Attributes of the first tag that `pattern` finds, such as `<a [^>]*href="\/x"`; the test fails where there is none. */
export function tag(html: Html, pattern: RegExp): string {
  const found = html.match(pattern)?.[0];
  if (found === undefined) throw new Error(`Nothing matches ${pattern}.`);
  return found;
}

/** The part of a page between two texts. */
export function between(html: Html, start: string, end: string): Html {
  const from = html.indexOf(start);
  if (from < 0) throw new Error(`The page does not hold ${start}`);
  return html.slice(from, html.indexOf(end, from + start.length));
}

/** The list of the sidebar. */
export const sidebarOf = (html: Html): Html => between(html, '<nav id="sidebar-content"', "</nav>");

/** The menu that a button of the page opens. */
export function menuOf(html: Html, button: string): Html {
  const id = button.match(/popovertarget="([^"]*)"/)?.[1];
  return between(html, `<nav id="${id}"`, "</nav>");
}

const PLAIN_ASSETS: Assets = {
  folder: "/_docsgen",
  scripts: { page: { file: "page-1.js", imports: [], all: ["page-1.js"] } },
  styles: {},
  siteSheet: "/_docsgen/generated.css",
  siteStyles: [],
  lateStyles: [],
  siteScripts: [],
  head: "",
  favicons: [],
  preloads: [],
  hasAssistant: false,
  policy: {},
  isPreview: false,
  hasSearch: true,
};

const PLAIN_TOOLS: DrawingTools = {
  icon: ({ name }) => `<svg class="icon" viewBox="0 0 1 1"><title>${name}</title></svg>`,
  ownMenu: readOwnMenu,
};

const NO_ADDRESSES = { markdownAddress: null, image: null, feed: null, descriptionAddress: null };
const PLAIN_INPUTS = { ...NO_ADDRESSES, lastUpdated: null, isIndexed: true };
