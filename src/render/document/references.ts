// Draws the API reference beneath an authored body: the endpoint, webhook, schema or channel a page is about.
import { countIds, type DrawContext, plainContext } from "../../components/draw-context.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { markdownParser } from "../../content/parse/parse-markdown.js";
import type { ApiTarget, Article, Page } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { writeExactly } from "../../openapi/exact-numbers.js";
import { type NearestAddresses, nearestAddresses } from "../../openapi/pages/nearest-addresses.js";
import { apiView } from "../../openapi/view/api-view.js";
import { createProse } from "../../openapi/view/prose.js";
import { addressMarkdown, linksOf, sayApi } from "../../openapi/view/say-api.js";
import { createCopy } from "../../openapi/view/schema-markdown.js";
import { toolLinks } from "../../openapi/view/tool-links.js";
import { createViewer, type Viewer } from "../../openapi/view/viewer.js";
import { drawReference, drawWrittenEndpoint } from "../../reference/draw-reference.js";
import { noSharedExamples, type SharedExamples } from "../../reference/examples/code-example.js";
import {
  type PlaygroundDisplay,
  plainReferenceSettings,
  type ReferenceSettings,
} from "../../reference/reference-settings.js";
import { describeWritten, type WrittenEndpoint } from "../../reference/written-endpoint.js";
import { encodePath } from "../../shared/encode-path.js";
import { shortHash } from "../../shared/short-hash.js";
import { servedPath } from "../../shared/version-files.js";
import type { DescribedPages, PageInputs, ReferenceInputs } from "../article/article-inputs.js";
import { fullAddress, type KnownAddresses, resolveLink } from "../article/resolve-link.js";
import type { HighlightCode } from "../code/highlight-code.js";
import { loadIcons } from "../icons/load-icons.js";
import { markdownFile } from "./page-files.js";

export interface References {
  /** The article with the generated part after the writer's text. */
  readonly complete: (inputs: PageInputs, article: Article) => Promise<Article>;
}

/** Highlights the code of references, and resolves their links. */
interface ReferenceTools {
  readonly highlight: HighlightCode;
  readonly addresses: KnownAddresses;
}

/** The style sheet of API pages. */
const STYLE = "reference";

/** Prepares the references of a site. A description is opened when a page first needs it. */
export async function createReferences(settings: ReferenceInputs, tools: ReferenceTools): Promise<References> {
  const { address, api, markdownSchema, parser } = settings;
  const { highlight, addresses } = tools;
  const parse = await markdownParser(parser);
  const twinOf = (page: string) => `${address.url ?? ""}${address.base}${encodePath(markdownFile({ address: page }))}`;
  const nearest = new Map<string, NearestAddresses>();
  const viewers = new Map<string, Viewer>();
  const examples = new Map<string, SharedExamples>();
  const copyOf = (file: string) => createCopy((to) => fullAddress(resolveLink(to, file, addresses), address));
  const viewerOf = ({ description, addresses: pages, marks }: DescribedPages, address: string): Viewer => {
    const near = nearest.get(description.id) ?? nearestAddresses(pages);
    nearest.set(description.id, near);
    const root = near.rootOf(address);
    const key = `${description.id} ${root}`;
    const known = viewers.get(key);
    if (known) return known;
    const addressOf = (target: ApiTarget) => near.addressOf(target, root);
    const ownPage = toolLinks(description, addressOf);
    const file = fileOfDescription(description) ?? "";
    const viewer = createViewer(description, {
      ...{ addressOf, twinOf, copy: copyOf(file) },
      prose: createProse((to) => resolveLink(ownPage(to) ?? to, file, addresses), parse),
      pillKeys: api.params.post,
      marks,
    });
    viewers.set(key, viewer);
    if (!examples.has(description.id)) examples.set(description.id, noSharedExamples());
    return viewer;
  };
  const drawContext = contextMaker(settings, addresses);
  const highlightText = async (code: string, language: string) =>
    (await highlight([{ code, language, meta: null }]))[0]?.html ?? null;
  const completeWritten = async (inputs: PageInputs, article: Article): Promise<Article> => {
    const { page } = inputs;
    const written = describeWritten(writtenEndpoint(settings, page, article));
    if (!written) return article;
    const { description, method, path } = written;
    const file = page.source?.file ?? "";
    const prose = createProse((to) => resolveLink(to, file, addresses), parse);
    const links = { addressOf: () => null, twinOf, copy: copyOf(file) };
    const viewer = createViewer(description, { ...links, prose, pillKeys: [], marks: null });
    const view = apiView({ kind: "endpoint", description: description.id, method, path }, viewer);
    if (view?.kind !== "endpoint") return article;
    const drawn = await drawWrittenEndpoint(view, {
      description,
      resolver: viewer.resolver,
      shared: noSharedExamples(),
      draw: drawContext(inputs, article),
      settings: referenceSettings(settings, page, description),
      highlight: highlightText,
    });
    return {
      ...article,
      html: drawn.head + article.html,
      aside: article.aside ?? drawn.aside,
      markdown: markdownSchema
        ? joined(addressMarkdown(view, viewer.options.copy), article.markdown)
        : article.markdown,
      styles: [...article.styles, STYLE],
    };
  };
  return {
    complete: async (inputs, article) => {
      const { page, described } = inputs;
      if (page.matter.api !== null && !page.target) return completeWritten(inputs, article);
      if (!page.target || !described) return article;
      const { description } = described;
      const viewer = viewerOf(described, page.address);
      const view = apiView(page.target, viewer);
      if (!view) return article;
      const draw = drawContext(inputs, article);
      const options = {
        description,
        resolver: viewer.resolver,
        shared: examples.get(description.id) ?? noSharedExamples(),
        draw,
        settings: { ...referenceSettings(settings, page, description), hasWords: article.html.trim() !== "" },
        highlight: highlightText,
      };
      const drawn = await drawReference(view, options);
      const said = sayApi(view, viewer.options.copy, draw.ui);
      return {
        ...article,
        html: drawn.head + article.html + drawn.html,
        aside: article.aside ?? drawn.aside,
        markdown: markdownSchema
          ? joined(article.markdown, writeExactly(said.markdown, description.exactNumbers))
          : article.markdown,
        facts: {
          ...article.facts,
          anchors: [...article.facts.anchors, ...anchorsOf(drawn.head + drawn.html)],
          links: [...article.facts.links, ...linksOf(said.descriptions, description, address.base)],
          passages: [...article.facts.passages, ...said.passages],
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

/** Addresses in a description are seen from its file. */
function fileOfDescription({ source }: Description): string | null {
  return source.kind === "file" ? source.file : null;
}

/** The services for what is drawn after a page's body: ids continue from those of the body. */
function contextMaker(
  { iconLibrary }: ReferenceInputs,
  known: KnownAddresses,
): (inputs: PageInputs, article: Article) => DrawContext {
  const icons = loadIcons(iconLibrary);
  return ({ page, language, described }, article) => {
    const from = (described && fileOfDescription(described.description)) ?? page.source?.file ?? "";
    const link = (href: string) => resolveLink(href, from, known);
    const warn = () => {};
    return {
      icon: icons.forPage({ link, warn }),
      link,
      picture: plainContext().picture,
      ui: uiStrings(language),
      uniqueId: countIds(article.facts.anchors),
      warn,
    };
  };
}

/** The page that OAuth providers send readers back to. */
export const OAUTH_PAGE = "_docsgen/oauth.html";

/** The file that lists the operations of a description. */
export function operationsFile(description: string): string {
  return `_docsgen/operations-${shortHash(description)}.json`;
}

/** The Postman collection of a description. */
export function collectionFile(description: string): string {
  return `_docsgen/postman-${shortHash(description)}.json`;
}

const OPTIONAL_FIELDS = { required: "none", all: "all", unsaid: "exemplified" } as const;

/** The settings of one API page: front matter overrides docs.json. */
export function referenceSettings(
  { api, address }: ReferenceInputs,
  page: Page,
  description: Description,
): ReferenceSettings {
  const display: PlaygroundDisplay = page.matter.playground ?? api.playground.display;
  const { source } = description;
  const origin = address.url === null ? null : `${address.url}${address.base}`;
  return {
    ...plainReferenceSettings,
    display,
    expanded: api.params.expanded === "all",
    showServer: api.url === "full",
    title: page.title,
    showDescription: page.matter.description === null,
    languages: languagesOf(api),
    optionalFields: OPTIONAL_FIELDS[api.examples.defaults ?? "unsaid"],
    prefill: api.examples.prefill,
    proxy: typeof api.playground.proxy === "string" ? api.playground.proxy : null,
    credentials: api.playground.credentials,
    user: api.playground.user,
    groups: page.matter.groups ?? [],
    oauthRedirect: `${address.base}/${OAUTH_PAGE}`,
    operations: `${address.base}/${operationsFile(description.id)}`,
    collection: description.kind === "openapi" ? `${address.base}/${collectionFile(description.id)}` : null,
    descriptionAddress: source.kind === "url" ? source.url : `${address.base}/${servedPath(source.file)}`,
    descriptionUrl: source.kind === "url" ? source.url : origin && `${origin}/${servedPath(source.file)}`,
  };
}

/** What `api` in a page's front matter says about its endpoint. */
export function writtenEndpoint(
  { api: { mdx } }: ReferenceInputs,
  { matter, title }: Page,
  { html }: Article,
): WrittenEndpoint {
  return {
    api: matter.api ?? "",
    title,
    authMethod: matter.authMethod ?? mdx.auth.method,
    authName: mdx.auth.name,
    contentType: matter.contentType,
    servers: mdx.server,
    html,
  };
}

function languagesOf(api: ReferenceInputs["api"]): readonly string[] {
  if (!api.examples.autogenerate) return [];
  return api.examples.languages ?? plainReferenceSettings.languages;
}
