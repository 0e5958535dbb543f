// Draws the API reference beneath an authored body: the endpoint, webhook, schema or channel a page is about.
import { countIds, type DrawContext } from "../components/draw-context.js";
import type { ParserName } from "../content/parse.js";
import { markdownParser } from "../content/parse-markdown.js";
import type { ApiTarget, Article, Page } from "../model.js";
import type { Description } from "../openapi/description.js";
import { writeExactly } from "../openapi/exact-numbers.js";
import { targetKey } from "../openapi/operations.js";
import { apiFacts } from "../openapi/view/api-facts.js";
import { addressMarkdown, apiMarkdown } from "../openapi/view/api-markdown.js";
import { apiView } from "../openapi/view/api-view.js";
import { createProse } from "../openapi/view/prose.js";
import { createViewer, type Viewer } from "../openapi/view/viewer.js";
import { drawReference, drawWrittenEndpoint } from "../reference/draw-reference.js";
import type { ReferenceSettings } from "../reference/reference-settings.js";
import { describeWritten } from "../reference/written-endpoint.js";
import type { Site } from "../site/site.js";
import { knownAddresses, wordsOf } from "./article-context.js";
import type { HighlightCode } from "./highlight-code.js";
import { loadIcons } from "./load-icons.js";
import { referenceSettings, writtenEndpoint } from "./reference-settings.js";
import { resolveLink } from "./resolve-link.js";

export interface References {
  /** The article with the generated part after the writer's own. */
  readonly complete: (page: Page, article: Article) => Promise<Article>;
}

/** What reads descriptions, and what colours their code. */
interface ReferenceTools {
  readonly parser: ParserName;
  readonly highlight: HighlightCode;
}

/** The style sheet of API pages. */
const STYLE = "reference";

/** Prepares the reference of a site: descriptions are opened when a page first needs them. */
export async function createReferences(site: Site, { parser, highlight }: ReferenceTools): Promise<References> {
  const prose = createProse(site.address.base, await markdownParser(parser));
  const pages = addressesOfTargets(site);
  const viewers = new Map<string, Viewer>();
  const viewerOf = (description: Description): Viewer => {
    const known = viewers.get(description.id);
    if (known) return known;
    const viewer = createViewer(description, {
      addressOf: (target) => pages.get(keyOf(target)) ?? null,
      prose,
      pillKeys: site.config.api.params.post,
    });
    viewers.set(description.id, viewer);
    return viewer;
  };
  const drawContext = contextMaker(site);
  const highlightText = async (code: string, language: string) =>
    (await highlight([{ code, language, meta: null }]))[0]?.html ?? null;
  const completeWritten = async (page: Page, article: Article): Promise<Article> => {
    const written = describeWritten(writtenEndpoint(site, page, article));
    if (!written) return article;
    const { description, method, path } = written;
    const viewer = createViewer(description, { addressOf: () => null, prose, pillKeys: [] });
    const view = apiView({ kind: "endpoint", description: description.id, method, path }, viewer);
    if (view?.kind !== "endpoint") return article;
    const settings = referenceSettings(site, page, description);
    const draw = drawContext(page, article);
    const drawn = await drawWrittenEndpoint(view, { description, draw, settings, highlight: highlightText });
    return {
      ...article,
      html: drawn.html + article.html,
      aside: article.aside ?? drawn.aside,
      markdown: site.config.markdown.schema ? joined(addressMarkdown(view), article.markdown) : article.markdown,
      styles: [...article.styles, STYLE],
    };
  };
  return {
    complete: async (page, article) => {
      if (page.matter.api !== null && !page.target) return completeWritten(page, article);
      const description = page.target && site.descriptions.get(page.target.description);
      if (!page.target || !description) return article;
      const view = apiView(page.target, viewerOf(description));
      if (view === null) return article;
      const settings: ReferenceSettings = referenceSettings(site, page, description);
      const draw = drawContext(page, article);
      const drawn = await drawReference(view, { description, draw, settings, highlight: highlightText });
      const found = apiFacts(view, { description, base: site.address.base, ui: draw.ui });
      return {
        ...article,
        html: article.html + drawn.html,
        aside: article.aside ?? drawn.aside,
        markdown: site.config.markdown.schema
          ? joined(article.markdown, writeExactly(apiMarkdown(view), description.exactNumbers))
          : article.markdown,
        facts: {
          ...article.facts,
          anchors: [...article.facts.anchors, ...anchorsOf(drawn.html)],
          links: [...article.facts.links, ...found.links],
          passages: [...article.facts.passages, ...found.passages],
        },
        styles: [...article.styles, STYLE],
      };
    },
  };
}

function joined(first: string, second: string): string {
  return [first, second].filter((text) => text !== "").join("\n");
}

function anchorsOf(html: string): string[] {
  return [...html.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? "");
}

/** Addresses of the pages that show a target: links between operations and schemas lead there. */
function addressesOfTargets(site: Site): Map<string, string> {
  const addresses = new Map<string, string>();
  for (const { target, address } of site.pages.values()) {
    if (target && !addresses.has(keyOf(target))) addresses.set(keyOf(target), address);
  }
  return addresses;
}

function keyOf(target: ApiTarget): string {
  return `${target.description} ${targetKey(target)}`;
}

/** The services of a page for what is drawn after its body: ids go on from those the body took. */
function contextMaker(site: Site): (page: Page, article: Article) => DrawContext {
  const known = knownAddresses(site);
  const icons = loadIcons(site.config.icons.library);
  return (page, article) => {
    const link = (href: string) => resolveLink(href, page.source?.file ?? "", known);
    const warn = () => {};
    return {
      icon: icons.forPage({ link, warn }),
      link,
      ui: wordsOf(page, site),
      uniqueId: countIds(article.facts.anchors),
      warn,
    };
  };
}
