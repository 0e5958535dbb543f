// Finds what a change can break: pages to draw again, and addresses whose links to check.

import { posix } from "node:path";
import { type FileLookup, lookUpFiles, resolveImport } from "../../content/code/find-imports.js";
import { findParts } from "../../content/code/find-parts.js";
import { componentsInCode, type ProjectComponents, projectComponents } from "../../content/code/own-components.js";
import { pathsOfInclude } from "../../content/parse/includes.js";
import { type ProjectTexts, projectTexts } from "../../content/read-texts.js";
import { openFolder } from "../../files/open-folder.js";
import type { Page, PagePath } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { addTo } from "../../shared/lists.js";
import { pageAddress, toPagePath } from "../../shared/page-path.js";
import type { OpenedSite } from "../open-site.js";
import type { Site } from "../site.js";
import { type Change, settingsChange } from "./settings-change.js";

export interface Affected {
  /** Files whose problems count. */
  readonly files: ReadonlySet<string>;
  /** Pages whose problems count. */
  readonly pages: ReadonlySet<PagePath>;
  /** Addresses that links to may now be dead, or lack an anchor. */
  readonly addresses: ReadonlySet<string>;
  /** Other pages, with links that may name one of these addresses. */
  readonly linking: ReadonlySet<PagePath>;
}

/** Null: any page may be affected, as where a setting changed that all of them depend on. */
export function affectedBy(change: Change, opened: OpenedSite): Affected | null {
  const affected = affectedPages(change, opened);
  return affected && { ...affected, linking: pagesLinkingTo(affected, opened.site) };
}

interface AffectedPages extends Omit<Affected, "linking"> {
  /** Files of pages by the files that they are made from. */
  readonly includers: ReadonlyMap<string, readonly string[]>;
}

/** The same without a look at links. */
export function affectedPages(change: Change, { site, watched, texts }: OpenedSite): AffectedPages | null {
  const settings = settingsChange(change, { root: site.root, files: settingsFiles(watched, site), pages: site.pages });
  if (settings === null || [...change.files].some((file) => SHAPING.test(file))) return null;
  // Those that the change took away are still named in pages.
  const components = projectComponents([...site.snippets, ...change.files]);
  if (isInDescriptions(site, projectComponents([...change.files]))) return null;
  const authored = [...site.pages.values()].flatMap(({ source }) => source?.file ?? []);
  const includers = includedBy(site.root, {
    texts,
    pages: authored,
    snippets: site.snippets,
    lookup: lookUpFiles([...authored, ...site.snippets]),
    components,
  });
  const parts = [...change.files, ...change.outside];
  const files = new Set([...change.files, ...parts.flatMap((file) => includers.get(file) ?? [])]);
  const isOwn = ({ path, source, target }: Page) =>
    settings.pages.has(path) ||
    (source !== null && files.has(source.file)) ||
    (target !== null && change.files.has(target.description));
  const own = new Set([...site.pages.values()].filter(isOwn).map(({ path }) => path));
  const addresses = new Set([...[...change.files].flatMap((file) => addressesOf(site, file)), ...settings.addresses]);
  for (const path of own) addresses.add(site.pages.get(path)?.address ?? "");
  const told = new Set([
    ...files,
    ...settings.files,
    ...Array.from(own, (path) => site.pages.get(path)?.source?.file ?? ""),
  ]);
  return { files: told, pages: own, addresses, includers };
}

function pagesLinkingTo({ pages, addresses, includers }: AffectedPages, site: Site): Set<PagePath> {
  const mentioning = filesMentioning(site, addresses);
  for (const file of [...mentioning]) for (const page of includers.get(file) ?? []) mentioning.add(page);
  const links = ({ path, source, target }: Page) =>
    !pages.has(path) && ((source && mentioning.has(source.file)) || (target && mentioning.has(target.description)));
  return new Set([...site.pages.values()].filter(links).map(({ path }) => path));
}

/** Files that say which others count, or what commands do. */
const SHAPING = /^(?:\.(?:mint|docsgen)ignore|docsgen\.json|slots\/.*|.*\.(?:css|js))$/;

/** Texts of descriptions may use components, too. */
function isInDescriptions(site: Site, components: ProjectComponents): boolean {
  const folder = openFolder(site.root);
  return (
    components.size > 0 &&
    descriptionFiles(site).some((file) => componentsInCode(folder.text(file) ?? "", components).length > 0)
  );
}

function descriptionFiles({ descriptions }: Site): string[] {
  return [...descriptions.values()].flatMap(({ source }) => (source.kind === "file" ? [source.file] : []));
}

function settingsFiles(watched: readonly string[], site: Site): string[] {
  return watched.filter((file) => !site.descriptions.has(file));
}

/** The address of a page or served file, and those of the folders around a page that is gone: they led to a page in them. */
function addressesOf({ root }: Site, file: string): string[] {
  if (!/\.mdx?$/i.test(file)) return [`/${file}`];
  const address = pageAddress(toPagePath(file));
  if (openFolder(root).exists(file)) return [address];
  const folders: string[] = [];
  for (let at = posix.dirname(address); at !== "/" && at !== "."; at = posix.dirname(at)) folders.push(at);
  return [address, ...folders];
}

/** Files of pages, snippets and descriptions that contain the last word of one of the addresses, however they write the rest. */
function filesMentioning(site: Site, addresses: ReadonlySet<string>): Set<string> {
  if (addresses.size === 0) return new Set();
  const words = new Set<string>();
  for (const address of addresses) {
    const word = posix.basename(address).toLowerCase();
    for (const each of [word, encodePath(word).toLowerCase()]) words.add(each);
  }
  // Of an index page, links may say the folder alone: `/`, `./`, `../`.
  const isRoot = words.delete("");
  const bare = isRoot || [...addresses].some((each) => site.pages.get(`${each.slice(1)}/index` as PagePath));
  const all = [
    ...[...site.pages.values()].flatMap(({ source }) => source?.file ?? []),
    ...site.snippets,
    ...descriptionFiles(site),
  ];
  const folder = openFolder(site.root);
  return new Set(
    all.filter((file) => {
      const text = (folder.text(file) ?? "").toLowerCase();
      return [...words].some((word) => text.includes(word)) || (bare && BARE.test(text));
    }),
  );
}

const BARE = /["'(<][./]*(?:\/|\.)[#?"')>\s]/;

/** Whether a problem's words name one of the addresses, as those about docs.json and files that are gone do. */
export function namesAddress({ addresses }: Affected, what: string): boolean {
  return [...what.matchAll(/"([^"\s]+)"/g)].some(([, quoted = ""]) => {
    const path = (quoted.split(/[?#]/)[0] ?? "").replace(/^[./]+|\/$/g, "");
    return addresses.has(`/${path}`) || addresses.has(pageAddress(toPagePath(path)));
  });
}

interface IncludingFiles {
  readonly pages: readonly string[];
  readonly snippets: readonly string[];
  readonly lookup: FileLookup;
  /** Those of the project, which are used without an import. */
  readonly components?: ProjectComponents;
  /** Where a run remembers what texts say. */
  readonly texts?: ProjectTexts;
}

/** Files of pages by the files that they import, include, use as components or take code from. */
export function includedBy(
  root: string,
  { pages, snippets, lookup, components = new Map(), texts = projectTexts(root) }: IncludingFiles,
): Map<string, string[]> {
  const direct = new Map(
    [...pages, ...snippets].map((file) => [file, partsOf(root, file, { lookup, components, texts })]),
  );
  const includers = new Map<string, string[]>();
  for (const page of pages) {
    const seen = new Set([page]);
    for (const file of seen) for (const each of direct.get(file) ?? []) seen.add(each);
    seen.delete(page);
    for (const file of seen) addTo(includers, file, page);
  }
  return includers;
}

function partsOf(
  root: string,
  file: string,
  { lookup, components, texts }: Required<Omit<IncludingFiles, "pages" | "snippets">>,
): string[] {
  const { imports, includes, codeFiles } = texts.ask(file, "parts", findParts);
  const found = [
    ...imports.map((source) => resolveImport(source, file, lookup)),
    ...includes.flatMap((target) => pathsOfInclude(target).map((path) => lookup.get(path.slice(1).toLowerCase()))),
    ...codeFiles,
    ...ownComponents(root, file, components),
  ];
  return found.filter((each) => each !== null && each !== undefined);
}

function ownComponents(root: string, file: string, components: ProjectComponents): (string | undefined)[] {
  if (components.size === 0) return [];
  const text = openFolder(root).listed(file);
  return componentsInCode(text, components).map((name) => components.get(name));
}
