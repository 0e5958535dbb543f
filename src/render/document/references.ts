// Draws the API reference beneath an authored body: the endpoint, webhook, schema or channel a page is about.
import { countIds, type DrawContext, plainContext } from "../../components/draw-context.js";
import { uiStrings } from "../../config/read-ui-strings.js";
import { markdownParser, type ParseMarkdown } from "../../content/parse/parse-markdown.js";
import { oncePerKey } from "../../layout/once-per-key.js";
import type { ApiTarget, Article, Page } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { writeExactly } from "../../openapi/exact-numbers.js";
import { nearestAddresses } from "../../openapi/pages/nearest-addresses.js";
import { apiView } from "../../openapi/view/api-view.js";
import { createProse } from "../../openapi/view/prose.js";
import { addressMarkdown, linksOf, sayApi } from "../../openapi/view/say-api.js";
import { createCopy } from "../../openapi/view/schema-markdown.js";
import { toolLinks } from "../../openapi/view/tool-links.js";
import { createViewer, type Viewer } from "../../openapi/view/viewer.js";
import { drawReference, drawWrittenEndpoint } from "../../reference/draw-reference.js";
import { noSharedExamples } from "../../reference/examples/code-example.js";
import {
  type PlaygroundDisplay,
  plainReferenceSettings,
  type ReferenceSettings,
} from "../../reference/reference-settings.js";
import { describeWritten } from "../../reference/written-endpoint.js";
import { fullUrl } from "../../shared/encode-path.js";
import { servedPath } from "../../shared/version-files.js";
import type { DescribedPages, PageInputs, ReferenceInputs } from "../article/article-inputs.js";
import { fullAddress, type KnownAddresses, resolveLink } from "../article/resolve-link.js";
import type { HighlightCode } from "../code/highlight-code.js";
import { loadIcons } from "../icons/load-icons.js";
import { collectionFile, OAUTH_PAGE, operationsFile, writtenEndpoint } from "./api-settings.js";
import { markdownFile } from "./rendered-page.js";

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
  const site = openReferences(settings, tools, await markdownParser(settings.parser));
  return {
    complete: async (inputs, article) => {
      const { page, described } = inputs;
      if (page.target) return described ? completeDescribed(inputs, described, { site, article }) : article;
      return page.matter.api === null ? article : completeWritten(inputs, { site, article });
    },
  };
}

function openReferences(settings: ReferenceInputs, { highlight, addresses }: ReferenceTools, parse: ParseMarkdown) {
  return {
    settings,
    viewers: createViewers(settings, addresses, parse),
    /** The examples that the pages of a description have in common. */
    shared: oncePerKey((_description: string) => noSharedExamples()),
    contextOf: contextMaker(settings, addresses),
    highlight: async (code: string, language: string) =>
      (await highlight([{ code, language, meta: null }]))[0]?.html ?? null,
  };
}

/** What a reference is drawn below. */
interface Above {
  readonly site: ReturnType<typeof openReferences>;
  readonly article: Article;
}

/** The operation, schema or channel of a description that the page is about. */
async function completeDescribed(inputs: PageInputs, described: DescribedPages, above: Above): Promise<Article> {
  const { settings, viewers } = above.site;
  const { page } = inputs;
  const { description } = described;
  const viewer = viewers.ofDescription(described, page.address);
  const view = page.target && apiView(page.target, viewer);
  if (!view) return above.article;
  const options = optionsOf(inputs, viewer, above);
  const drawn = await drawReference(view, options);
  const said = sayApi(view, viewer.options.copy, options.draw.ui);
  const article = below(above.article, drawn);
  return {
    ...article,
    html: article.html + drawn.html,
    markdown: settings.markdownSchema
      ? joined(article.markdown, writeExactly(said.markdown, description.exactNumbers))
      : article.markdown,
    facts: {
      ...article.facts,
      anchors: [...article.facts.anchors, ...anchorsOf(drawn.head + drawn.html)],
      links: [...article.facts.links, ...linksOf(said.descriptions, description, settings.address.base)],
      passages: [...article.facts.passages, ...said.passages],
    },
  };
}

/** The endpoint that the page's own words describe. */
async function completeWritten(inputs: PageInputs, above: Above): Promise<Article> {
  const { settings, viewers } = above.site;
  const { page } = inputs;
  const written = describeWritten(writtenEndpoint(settings, page, above.article));
  if (!written) return above.article;
  const { description, method, path } = written;
  const viewer = viewers.ofWritten(description, page.source?.file ?? "");
  const view = apiView({ kind: "endpoint", description: description.id, method, path }, viewer);
  if (view?.kind !== "endpoint") return above.article;
  const options = optionsOf(inputs, viewer, above);
  const article = below(above.article, await drawWrittenEndpoint(view, options));
  return {
    ...article,
    markdown: settings.markdownSchema
      ? joined(addressMarkdown(view, viewer.options.copy), article.markdown)
      : article.markdown,
  };
}

function optionsOf(inputs: PageInputs, { description, resolver }: Viewer, { site, article }: Above) {
  return {
    description,
    resolver,
    shared: inputs.page.target ? site.shared(description.id) : noSharedExamples(),
    draw: site.contextOf(inputs, article),
    settings: { ...referenceSettings(site.settings, inputs.page, description), hasWords: article.html.trim() !== "" },
    highlight: site.highlight,
  };
}

const OPTIONAL_FIELDS = { required: "none", all: "all", unsaid: "exemplified" } as const;

/** The settings of one API page: front matter overrides docs.json. */
function referenceSettings({ api, address }: ReferenceInputs, page: Page, description: Description): ReferenceSettings {
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

function languagesOf(api: ReferenceInputs["api"]): readonly string[] {
  if (!api.examples.autogenerate) return [];
  return api.examples.languages ?? plainReferenceSettings.languages;
}

type Drawn = Awaited<ReturnType<typeof drawReference>>;

/** The article with the head of its reference above it, and the examples beside it where it has no column of its own. */
function below(article: Article, { head, aside }: Drawn): Article {
  return {
    ...article,
    html: head + article.html,
    aside: article.aside ?? aside,
    styles: [...article.styles, STYLE],
  };
}

function createViewers({ address, api }: ReferenceInputs, known: KnownAddresses, parse: ParseMarkdown) {
  const linksFrom = (file: string) => ({
    twinOf: (page: string) => fullUrl(markdownFile({ address: page }), address),
    copy: createCopy((to) => fullAddress(resolveLink(to, file, known), address)),
  });
  const nearest = oncePerKey(
    ({ addresses }: DescribedPages) => nearestAddresses(addresses),
    ({ description }) => description.id,
  );
  const below = oncePerKey(
    ({ described, root }: { readonly described: DescribedPages; readonly root: string }) => {
      const { description, marks } = described;
      const addressOf = (target: ApiTarget) => nearest(described).addressOf(target, root);
      const ownPage = toolLinks(description, addressOf);
      const file = fileOfDescription(description) ?? "";
      const prose = createProse((to) => resolveLink(ownPage(to) ?? to, file, known), parse);
      return createViewer(description, { ...linksFrom(file), addressOf, prose, pillKeys: api.params.post, marks });
    },
    ({ described, root }) => `${described.description.id} ${root}`,
  );
  return {
    /** One serves all pages of a description below the same root. */
    ofDescription: (described: DescribedPages, page: string) =>
      below({ described, root: nearest(described).rootOf(page) }),
    ofWritten: (description: Description, file: string) => {
      const prose = createProse((to) => resolveLink(to, file, known), parse);
      return createViewer(description, { ...linksFrom(file), addressOf: () => null, prose, pillKeys: [], marks: null });
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
    const plain = plainContext();
    return {
      ...plain,
      icon: icons.forPage({ ...plain, link }),
      link,
      ui: uiStrings(language),
      uniqueId: countIds(article.facts.anchors),
    };
  };
}
