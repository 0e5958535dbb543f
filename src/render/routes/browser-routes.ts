// Lists the browser files that a site's pages load, at once or later.
import { join } from "node:path";
import { stripFrontMatter } from "../../config/front-matter/find-front-matter.js";
import { expressionCode } from "../../content/code/expression-code.js";
import { browserCode } from "../../content/code/find-handlers.js";
import { type FileLookup, lookUpFiles, resolveImport } from "../../content/code/find-imports.js";
import { projectComponents, withComponents } from "../../content/code/own-components.js";
import { formatOf, parsePage } from "../../content/parse/parse.js";
import { openFolder } from "../../files/open-folder.js";
import { openModuleName } from "../../islands/island-file.js";
import type { AssetManifest } from "../../layout/assets.js";
import { hashSource } from "../../layout/head/policy/find-sources.js";
import { ICON_SHEET } from "../../layout/icons/icon-sheet.js";
import type { Html, MadeRoute, Route } from "../../model.js";
import type { Description } from "../../openapi/description.js";
import { entriesAt, isObject, member, textAt } from "../../openapi/json.js";
import { postmanCollection } from "../../openapi/postman-collection.js";
import type { ListedOperation } from "../../reference/playground/operations/operation-list.js";
import { BROWSER_INDEX_FILE, isNamedByContent } from "../../search/browser-files.js";
import { BUNDLE_FOLDER } from "../../search/bundle-files.js";
import { segmentPages } from "../../search/indexing/draft.js";
import { writeAssistantBundle } from "../../search/indexing/write-assistant-bundle.js";
import { type SearchFile, writeBrowserIndex } from "../../search/indexing/write-browser-index.js";
import type { Report } from "../../shared/problem.js";
import { isHidden } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";
import { BOOK_STYLE } from "../book/book-routes.js";
import { collectionFile, OAUTH_PAGE, operationsFile } from "../document/api-settings.js";
import { type BrowserFiles, readBrowserFiles } from "../document/drawing-tools.js";
import type { RenderSettings, SiteToDraw } from "../document/render-settings.js";
import type { SiteDocuments } from "../inputs/site-inputs.js";
import { partNames } from "../tree/island.js";
import type { DrawnSite, IndexSources } from "./site-route.js";

/** What the pages of a build need. */
export function browserRoutes({ settings }: SiteToDraw, { pages, shells }: DrawnSite): Route[] {
  if (settings.isDev) return [];
  const ofPages = pages.flatMap(({ learned }) => learned.elements);
  const elements = new Set([...ofPages, ...shells.flatMap((shell) => shell.elements), ...NOT_FOUND]);
  const ofBooks = settings.site.config.print.groups.length > 0 ? [BOOK_STYLE] : [];
  const styles = new Set([...pages.flatMap(({ learned }) => learned.styles), ...ofBooks, ...SHARED_STYLES]);
  return routesOf(readBrowserFiles(), elements, styles);
}

/** All of them, for the live preview, where any page may come to need them. */
export function shippedRoutes({ isDev }: Pick<RenderSettings, "isDev">): Route[] {
  if (!isDev) return [];
  const browser = readBrowserFiles();
  return routesOf(browser, Object.keys(browser.scripts), Object.keys(browser.styles));
}

/** Elements of the page for unknown addresses, which is no page of the site. */
const NOT_FOUND = ["near-pages"];

/** Of no page: the search dialog loads its sheet when it opens, and the page for unknown addresses has no notes. */
const SHARED_STYLES = ["search", "not-found"];

/** Routes under `_docsgen/` for the scripts of the given elements and the style sheets of these names. */
function routesOf(browser: BrowserFiles, elements: Iterable<string>, styles: Iterable<string>): Route[] {
  const names = [...elements];
  const files = [...reached(browser.scripts, names), ...reached(browser.styles, styles)];
  if (names.includes("assistant")) files.push(EMBED);
  return [...new Set(files)].map((file) => ({
    kind: "copied",
    file: `_docsgen/${file}`,
    from: join(browser.folder, file),
  }));
}

/** The chat for other sites, which load it by this name. */
const EMBED = "assistant.js";

function reached(manifest: AssetManifest, names: Iterable<string>): string[] {
  return [...names].flatMap((name) => manifest[name]?.all ?? []);
}

/** Routes below `_docsgen/islands/`. All are bundled together, so that they share code. */
export async function islandRoutes(
  { settings }: SiteToDraw,
  names: Iterable<string>,
  report: Report,
): Promise<Route[]> {
  const wanted = [...new Set(names)].sort();
  if (wanted.length === 0) return [];
  const { bundleIslands } = await import("../../islands/bundle-islands.js");
  const { site } = settings;
  const pages = [...site.pages.values()].flatMap((page) => page.source?.file ?? []);
  const files = lookUpFiles([...site.snippets, ...pages]);
  const components = projectComponents(site.snippets);
  const code = async (module: string) => {
    const text = await codeOf(module, files, settings);
    return text === null ? null : withComponents(text, openModuleName(module).file, components);
  };
  const sources = {
    root: site.root,
    resolve: (source: string, fromFile: string) => resolveImport(source, fromFile, files),
    code,
    parts: partNames,
  };
  const outputs = await bundleIslands(wanted, sources, report);
  return outputs.map(({ file, contents }) => ({ kind: "made", file: `_docsgen/${file}`, make: () => contents }));
}

/** Whether a file may be such a script. */
export function isIsland(file: string): boolean {
  return file.startsWith("_docsgen/islands/");
}

/** A script as it is; for an MDX file its imports, exports and handlers, or one expression. Only files of the site are read. */
async function codeOf(module: string, files: FileLookup, { site, parser }: RenderSettings): Promise<string | null> {
  const { file, expression } = openModuleName(module);
  if (!files.has(file.toLowerCase())) return null;
  const text = openFolder(site.root).listed(file);
  if (/\.[jt]sx?$/i.test(file)) return text;
  const { body, lineOffset } = stripFrontMatter(text);
  const { variables, markdown } = site.config;
  const format = formatOf(file, markdown.html);
  const { latex } = site.config.styling;
  const { tree } = await parsePage(body, { parser, variables, latex, format, file, lineOffset });
  return expression === null ? browserCode(tree) : expressionCode(tree, file, expression);
}

/** Groups too long for every page's sidebar have files of their own. */
export async function shellFiles(documents: SiteDocuments): Promise<MadeRoute[]> {
  const { icons, sidebarFiles } = await documents.drawing();
  const groups = [...sidebarFiles(documents.shells())];
  return [
    { kind: "made", file: `_docsgen/${ICON_SHEET}`, make: () => icons.text },
    ...groups.map(([name, text]): MadeRoute => ({ kind: "made", file: `_docsgen/${name}`, make: () => text })),
  ];
}

/** A file for each description, loaded when a reader asks for other operations. */
export function operationRoutes(site: Site): Route[] {
  return [...site.descriptions.keys()].map((id) => ({
    kind: "made",
    file: operationsFile(id),
    make: () => JSON.stringify(operationsOf(id, site)),
  }));
}

/** A file for each description with an overview, which links to it. */
export function collectionRoutes({ descriptions, pages }: Site): Route[] {
  const targets = [...pages.values()].map(({ target }) => (target?.kind === "overview" ? target.description : ""));
  return [...new Set(targets)].flatMap((id): Route[] => {
    const description = descriptions.get(id);
    if (description?.kind !== "openapi") return [];
    const make = () => JSON.stringify(postmanCollection(description));
    return [{ kind: "made", file: collectionFile(id), make }];
  });
}

function operationsOf(id: string, site: Site): ListedOperation[] {
  return [...site.pages.values()].flatMap((page): ListedOperation[] => {
    const { target, title, address } = page;
    if (target?.kind !== "endpoint" || target.description !== id) return [];
    if (!site.trails.has(page.path) || isHidden(page, site)) return [];
    return [[target.method, target.path, title, site.address.base + address]];
  });
}

/** The code or token is removed from the address before anything else can read it; only pages of this site hear the channel. */
const SCRIPT = `
const answer = location.hash.length > 1 ? location.hash : location.search;
history.replaceState(null, "", location.pathname);
new BroadcastChannel("docs-oauth").postMessage(answer);
setTimeout(() => close(), 300);
`;

/** Nothing but that script runs, whatever the address says. */
function drawPage(): Html {
  const policy = `default-src 'none';script-src ${hashSource(SCRIPT)}`;
  return `<!doctype html>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<title>OAuth</title>
<script>${SCRIPT}</script>
`;
}

/** Only where a description has a scheme with a sign-in. */
export function oauthRoutes({ descriptions }: Site): Route[] {
  if (![...descriptions.values()].some(hasSignIn)) return [];
  return [{ kind: "made", file: OAUTH_PAGE, make: drawPage }];
}

function hasSignIn({ document }: Description): boolean {
  const components = member(document, "components");
  return entriesAt(components, "securitySchemes").some(
    ([, scheme]) => isObject(scheme) && /^(oauth2|openIdConnect)$/.test(textAt(scheme, "type") ?? ""),
  );
}

/** Routes below `search/` and `_docsgen/assistant/`, each made when it is taken. */
export function* indexRoutes({ pages, order, isSemantic, trailingSlash, memory }: IndexSources): Iterable<Route> {
  const drafts = pages.flatMap(({ draft }) => draft() ?? []);
  const forSite = segmentPages(drafts, "site", { order, memory });
  const areSame = drafts.every(({ page: { visible } }) => visible.site === visible.assistant);
  const forAssistant = areSame ? forSite : segmentPages(drafts, "assistant", { order, memory });
  yield* toRoutes(writeBrowserIndex(forSite, { trailingSlash, memory }));
  yield* toRoutes(writeAssistantBundle(forAssistant, { isSemantic, memory }));
}

/** Whether a file may be one of the index. */
export function isOfIndex(file: string): boolean {
  return file === BROWSER_INDEX_FILE || isNamedByContent(file) || file.startsWith(`${BUNDLE_FOLDER}/`);
}

function* toRoutes(files: Iterable<SearchFile>): Iterable<Route> {
  for (const { file, make } of files) yield { kind: "made", file, make };
}
