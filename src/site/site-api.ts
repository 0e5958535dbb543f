// Answers what the navigation and front matter ask of the API descriptions of a project.
import { frontMatterOf } from "../config/read-front-matter.js";
import type { ApiTarget, DescriptionRef, FrontMatter, Page, PagePath } from "../model.js";
import type { Description } from "../openapi/description.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import {
  type Catalogue,
  createCatalogue,
  isApiEntry,
  isInheritedEntry,
  type TargetKey,
} from "../openapi/pages/catalogue.js";
import { findNamed } from "../openapi/pages/find-descriptions.js";
import type { GeneratedPage } from "../openapi/pages/generated-page.js";
import { letterPattern } from "../shared/letter-pattern.js";
import type { RedirectRule } from "../shared/match-redirect.js";
import { pageAddress } from "../shared/page-path.js";
import { fileOf, leniently, type Problem, type Report, warning } from "../shared/problem.js";
import type { ApiGroup, ApiPages } from "./api-pages.js";
import type { FindMatterPlace } from "./read-matter-place.js";

/** The default folder of generated pages (specification, "OpenAPI in navigation"). */
const DIRECTORY = "api-reference";

/** Files that may be descriptions. */
const DATA = /\.(?:json|ya?ml)$/i;

/** What an address of a page may be. */
const address = letterPattern(String.raw`^[\p{L}\p{N}/&_~.-]+$`);

export interface SiteApi extends ApiPages {
  readonly descriptions: ReadonlyMap<string, Description>;
  /** Ids of descriptions that could not be read and that something was asked of so far. */
  readonly asked: ReadonlySet<string>;
  /** Folders of the pages that these, and those that are missing, would have. */
  readonly unreadFolders: () => readonly string[];
  /** Redirects from the hosted product's spelling of the addresses handed out so far; `taken` are addresses of pages. */
  readonly aliases: (taken: ReadonlySet<string>) => RedirectRule[];
  /** Pages of the schemas that these pages lead to. */
  readonly schemaPages: (pages: ReadonlyMap<PagePath, Page>, report: Report) => readonly Page[];
  /** Gives authored pages that name an operation, schema or channel their target. */
  readonly attach: (pages: ReadonlyMap<PagePath, Page>, teller: MatterTeller) => Map<PagePath, Page>;
}

/** Receives the problems of front matter, and knows the places of its keys. */
export interface MatterTeller {
  readonly report: Report;
  readonly placeOf: FindMatterPlace;
}

/** What the project has and its settings name. */
export interface ApiProject {
  readonly loaded: readonly LoadedDescription[];
  /** What docs.json names for the whole site, and what its navigation names. */
  readonly inSettings: readonly DescriptionRef[];
  readonly inNavigation: readonly DescriptionRef[];
  /** Whether descriptions get an overview where nothing else is said beside them. */
  readonly overview: boolean;
  /** JSON and YAML files. */
  readonly data: readonly string[];
  /** Files that the system does not let us read. */
  readonly unreadable: readonly string[];
}

/** Puts the loaded descriptions together. */
export function siteApi(project: ApiProject, report: Report): SiteApi {
  const { loaded, inSettings, inNavigation } = project;
  const named = [...inSettings, ...inNavigation];
  const ids = loaded.flatMap(({ description }) => description?.id ?? []);
  const unread = [...unreadIds(loaded, named, ids), ...project.unreadable.filter((file) => DATA.test(file))];
  const all = [...ids, ...unread];
  const asked = new Set<string>();
  const ask = (each: readonly string[]) => {
    for (const id of each) asked.add(id);
  };
  const catalogue = createCatalogue(loaded, {
    unread,
    otherFiles: project.data.filter((file) => !all.includes(file)),
    ofSite: inSettings.filter((ref) => idOf(ref, { all }) === null),
    onAsked: ask,
  });
  const api: Api = { catalogue, all, folders: new Map(), aliases: new Map() };
  for (const ref of named) {
    const id = idOf(ref, api);
    if (id !== null && ref.directory !== null && !api.folders.has(id)) api.folders.set(id, ref.directory);
  }
  for (const ref of named) if (ref.overlays?.length) report(overlaysLeftOut(ref));
  for (const ref of named) ask(unread.filter((id) => id === idOf(ref, api)));
  const folderOf = (ref: DescriptionRef) => ref.directory ?? DIRECTORY;
  return {
    descriptions: catalogue.descriptions,
    asked,
    unreadFolders: () => {
      const missing = inNavigation.filter((ref) => idOf(ref, api) === null);
      const unreadable = named.filter((ref) => asked.has(idOf(ref, api) ?? ""));
      const folders = [...missing, ...unreadable].map(folderOf);
      return [...new Set(asked.size > unreadable.length ? [...folders, DIRECTORY] : folders)];
    },
    isInheritedEntry,
    entry: (text, { place, inherited }, tell) => {
      if (!isApiEntry(text)) return null;
      const namedAt = isInheritedEntry(text) ? inherited.find((ref) => idOf(ref, api) === null)?.place : undefined;
      const sources = inherited.map(({ source }) => source);
      const target = catalogue.matchEntry(text, { place, inherited: sources, namedAt, pageFile: null }, tell);
      return { page: target && entryPage(target, inherited, api, tell) };
    },
    all: (ref, tell) => {
      const id = idOf(ref, api);
      if (id === null || !catalogue.descriptions.has(id)) return [];
      const overview = (ref.overview ?? project.overview) ? catalogue.overview(id, folderOf(ref)) : null;
      return bulkGroups(
        [overview, ...catalogue.pages(id, folderOf(ref))].filter((page) => page !== null),
        ref,
        { api, tell },
      );
    },
    aliases: (taken) =>
      [...api.aliases]
        .filter(([alias]) => !taken.has(alias) && address.isIn(alias))
        .map(([source, destination]) => ({ source, destination, permanent: true })),
    schemaPages: (pages, tell) => schemaPages(pages, { api, tell }),
    attach: (pages, teller) => new Map([...pages].map(([path, page]) => [path, withTarget(page, api, teller)])),
  };
}

interface Api {
  readonly catalogue: Catalogue;
  /** Ids of all descriptions, those that could not be read last. */
  readonly all: readonly string[];
  /** Folders that docs.json names for a description. */
  readonly folders: Map<string, string>;
  /** Other spellings of generated pages' addresses; fills as pages are handed out. */
  readonly aliases: Map<string, string>;
}

function idOf({ source }: DescriptionRef, { all }: Pick<Api, "all">): string | null {
  return findNamed(source, all);
}

/** Broken files, and what no host sent: their own problems say why. */
function unreadIds(
  loaded: readonly LoadedDescription[],
  named: readonly DescriptionRef[],
  ids: readonly string[],
): string[] {
  const files = loaded.flatMap(({ description, problems }) => (description ? [] : (problems[0]?.place?.file ?? [])));
  const urls = named.flatMap(({ source }) => (isHosted(source) && !ids.includes(source) ? source : []));
  return [...new Set([...files, ...urls])];
}

function overlaysLeftOut({ source, place }: DescriptionRef): Problem {
  const what = `The overlays of "${source}" are ignored: docsgen does not support overlays.`;
  return warning("not-supported", place, what, 'Apply them first, and use the result as the "source".');
}

function isHosted(source: string): boolean {
  return /^https?:/i.test(source);
}

function entryPage(target: ApiTarget, inherited: readonly DescriptionRef[], api: Api, tell: Report): Page | null {
  const ref = inherited.find((each) => idOf(each, api) === target.description);
  const directory = ref?.directory ?? api.folders.get(target.description) ?? DIRECTORY;
  const generated = api.catalogue.page(target, directory);
  return generated && toPage(generated, api, tell);
}

interface Telling {
  readonly api: Api;
  readonly tell: Report;
}

/** Bulk generation: operations by group in the order of the description, `x-hidden` ones left out. */
function bulkGroups(pages: readonly GeneratedPage[], ref: DescriptionRef, { api, tell }: Telling): ApiGroup[] {
  if (pages.length === 0) {
    const what = `"${ref.source}" has no operations or webhooks, so no pages are generated.`;
    tell(
      warning(
        "not-shown",
        ref.place,
        what,
        'To show its schemas, add pages with "openapi-schema" in their front matter.',
      ),
    );
  }
  const groups = new Map<string | null, Page[]>();
  for (const generated of pages) {
    if (generated.isHidden) continue;
    groups.set(generated.group, [...(groups.get(generated.group) ?? []), toPage(generated, api, tell)]);
  }
  const untagged = pages.at(-1)?.target.kind === "channel" ? "Websockets" : "API Reference";
  return [...groups].map(([tag, list]) => ({ label: tag ?? untagged, isTagged: tag !== null, pages: list }));
}

function schemaPages(pages: ReadonlyMap<PagePath, Page>, { api, tell }: Telling): Page[] {
  const { catalogue, folders } = api;
  const targets = [...pages.values()].flatMap(({ target }) => target ?? []);
  const taken = new Set([...pages.keys()].map((path) => path.toLowerCase()));
  return [...catalogue.descriptions.keys()].flatMap((id) => {
    const own = targets.filter((target) => target.description === id);
    const directory = folders.get(id) ?? DIRECTORY;
    const planned = own.length === 0 ? [] : catalogue.schemaPages(id, { directory, targets: own, taken });
    return planned.map((generated) => toPage(generated, api, tell));
  });
}

function toPage(generated: GeneratedPage, { aliases, catalogue }: Api, tell: Report): Page {
  const { path, target, metadata } = generated;
  const content = ownContent(generated, tell);
  if (generated.problem) tell(generated.problem);
  for (const alias of generated.aliases) if (!aliases.has(alias)) aliases.set(alias, pageAddress(path));
  const matter = frontMatterOf(metadata, fileOf(target.description), (found) =>
    leniently([{ ...found, place: catalogue.placeOf(target) }]).forEach(tell),
  );
  const title = matter.title ?? generated.title;
  return {
    path,
    address: pageAddress(path),
    source: null,
    target,
    content,
    matter: {
      ...matter,
      description: matter.description ?? plainText(generated.description),
      deprecated: matter.deprecated ?? generated.deprecated,
    },
    title,
    label: matter.sidebarTitle ?? title,
    method: matter.hideApiMarker ? null : generated.method,
  };
}

/** MDX runs as code: it is taken from descriptions of the project, never from one that another host sends. */
function ownContent({ content, target }: GeneratedPage, tell: Report): GeneratedPage["content"] {
  if (content === null || !isHosted(target.description)) return content;
  const what = `The content that the hosted API description adds before "${target.kind === "endpoint" ? `${target.method} ${target.path}` : target.description}" is left out, because it would run as code.`;
  tell(
    warning("hosted-content", fileOf(target.description), what, "To use it, keep the API description in the project."),
  );
  return null;
}

/** A description of one plain paragraph goes below the title; a longer one is drawn with the reference, as Markdown. */
function plainText(description: string | null): string | null {
  const text = description?.trim() ?? "";
  return text === "" || /[\n`*_<>[\]|#\\]|https?:/.test(text) ? null : text;
}

function withTarget(page: Page, api: Api, { report, placeOf }: MatterTeller): Page {
  const written = targetOf(page.matter);
  if (written === null) return page;
  const file = page.source?.file ?? null;
  const at = { place: fileOf(file ?? page.path), inherited: [], pageFile: file };
  const tell: Report = (found) =>
    report(file !== null && found.place === at.place ? { ...found, place: placeOf(file, written.key) } : found);
  const target = api.catalogue.matchFrontMatter(written, at, tell);
  if (target === null) return page;
  const generated = api.catalogue.summary(target);
  const title = page.matter.title ?? generated?.title ?? page.title;
  return {
    ...page,
    target,
    title,
    label: page.matter.sidebarTitle ?? title,
    method: page.matter.hideApiMarker ? null : (generated?.method ?? null),
    matter: {
      ...page.matter,
      description: page.matter.description ?? plainText(generated?.description ?? null),
      deprecated: page.matter.deprecated ?? generated?.deprecated ?? null,
    },
  };
}

function targetOf(matter: FrontMatter): { key: TargetKey; text: string } | null {
  if (matter.openapi !== null) return { key: "openapi", text: matter.openapi };
  if (matter.openapiSchema !== null) return { key: "openapi-schema", text: matter.openapiSchema };
  return matter.asyncapi === null ? null : { key: "asyncapi", text: matter.asyncapi };
}
