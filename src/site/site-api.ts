// Answers questions of navigation and front matter about API descriptions.
import type { DescriptionRef, Page, PagePath, Pages } from "../model.js";
import type { Description } from "../openapi/description.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { createCatalogue, isApiEntry, isInheritedEntry } from "../openapi/pages/catalogue.js";
import { findNamed } from "../openapi/pages/find-descriptions.js";
import type { GeneratedPage } from "../openapi/pages/generated-page.js";
import { partsOfOverview } from "../openapi/pages/overview-page.js";
import { UNGROUPED } from "../openapi/pages/page-groups.js";
import { groupBy } from "../shared/lists.js";
import type { RedirectRule } from "../shared/match-redirect.js";
import { type Problem, type Report, warning } from "../shared/problem.js";
import type { ApiGroup, ApiPages } from "./api-branches.js";
import { type DescribedSources, isHosted, type MatterTeller, toPage, withTarget } from "./described-page.js";

/** The default folder of generated pages (specification, "OpenAPI in navigation"). */
const DIRECTORY = "api-reference";

/** Files that may be descriptions. */
const DATA = /\.(?:json|ya?ml)$/i;

export interface SiteApi extends ApiPages {
  readonly descriptions: ReadonlyMap<string, Description>;
  /** Ids of descriptions that could not be read and that something was asked of so far. */
  readonly asked: ReadonlySet<string>;
  /** Folders of the pages that these, and those that are missing, would have. */
  readonly unreadFolders: () => readonly string[];
  /** Redirects from the hosted product's spelling of the addresses handed out so far; `taken` are addresses of pages. */
  readonly aliases: (taken: ReadonlySet<string>) => RedirectRule[];
  /** Pages of the schemas that these pages lead to. */
  readonly schemaPages: (pages: Pages, report: Report) => readonly Page[];
  /** The descriptions that are compared with earlier releases, each with the first reference that says so. */
  readonly compared: () => readonly { readonly description: Description; readonly ref: DescriptionRef }[];
  /** The pages about changes that no element of the navigation generated, in the folder that docs.json names first. */
  readonly changesPages: (pages: Pages, report: Report) => readonly Page[];
  /** Gives authored pages that name an operation, schema or channel their target. */
  readonly attach: (pages: Pages, teller: MatterTeller) => Map<PagePath, Page>;
}

/** What the project has and its settings name. */
export interface ApiProject {
  readonly loaded: readonly LoadedDescription[];
  /** What docs.json names for the whole site, and what its navigation names. */
  readonly inSettings: readonly DescriptionRef[];
  readonly inNavigation: readonly DescriptionRef[];
  /** Whether descriptions get an overview where nothing else is said beside them; null: if they say something in it. */
  readonly overview: boolean | null;
  /** JSON and YAML files. */
  readonly data: readonly string[];
  /** Whether descriptions are compared with their earlier releases. */
  readonly comparesReleases: boolean;
  /** Why a file that is there is not read; null if there is none. */
  readonly passedOver: (file: string) => string | null;
  /** Files that the system does not let us read. */
  readonly unreadable: readonly string[];
  /** Whether an author wrote a page there that shows no operation. */
  readonly isWritten: (path: PagePath) => boolean;
}

/** Puts the loaded descriptions together. */
export function siteApi(project: ApiProject, report: Report): SiteApi {
  const { inNavigation } = project;
  const named = [...project.inSettings, ...inNavigation];
  const opened = openApi(project, named);
  for (const ref of named) if (ref.overlays?.length) report(overlaysLeftOut(ref));
  const { api, asked } = opened;
  const compared = () => (project.comparesReleases ? comparedDescriptions(named, api) : []);
  return {
    descriptions: api.catalogue.descriptions,
    asked,
    unreadFolders: () => unreadFolders(named, inNavigation, opened),
    isInheritedEntry,
    entry: (text, around, tell) => entryOf(text, around, { api, tell }),
    all: (ref, isAlone, tell) => allPages(ref, { isAlone, project }, { api, tell }),
    changesAt: (path, tell) => {
      const generated = changesIn(compared(), api).find((page) => page.path === path);
      return generated ? toPage(generated, api, tell) : null;
    },
    aliases: (taken) =>
      [...api.aliases]
        .filter(([alias]) => !taken.has(alias) && /^[\p{L}\p{N}/&_~.-]+$/u.test(alias))
        .map(([source, destination]) => ({ source, destination, permanent: true })),
    schemaPages: (pages, tell) => schemaPages(pages, { api, tell }),
    compared,
    changesPages: (pages, tell) => {
      const targets = [...pages.values()].flatMap(({ target }) =>
        target?.kind === "changes" ? target.description : [],
      );
      const missing = compared().filter(({ description }) => !targets.includes(description.id));
      return changesIn(missing, api)
        .filter(({ path }) => !pages.has(path))
        .map((generated) => toPage(generated, api, tell));
    },
    attach: (pages, teller) =>
      new Map([...pages].map(([path, page]) => [path, withTarget(page, api.catalogue, teller)])),
  };
}

interface OpenedApi {
  readonly api: Api;
  /** Ids of descriptions that something asked for. */
  readonly asked: Set<string>;
}

function openApi(project: ApiProject, named: readonly DescriptionRef[]): OpenedApi {
  const { loaded, isWritten, inSettings } = project;
  const ids = loaded.flatMap(({ description }) => description?.id ?? []);
  const unread = [...unreadIds(loaded, named, ids), ...project.unreadable.filter((file) => DATA.test(file))];
  const all = [...ids, ...unread];
  const asked = new Set<string>();
  const ask = (each: readonly string[]) => {
    for (const id of each) asked.add(id);
  };
  const catalogue = createCatalogue(
    loaded,
    {
      unread,
      otherFiles: project.data.filter((file) => !all.includes(file)),
      passedOver: project.passedOver,
      ofSite: inSettings.filter((ref) => idOf(ref, { all }) === null),
      onAsked: ask,
    },
    isWritten,
  );
  const api: Api = { catalogue, all, folders: new Map(), aliases: new Map() };
  for (const ref of named) {
    const id = idOf(ref, api);
    if (id !== null && ref.directory !== null)
      api.folders.set(id, [...new Set([...(api.folders.get(id) ?? []), ref.directory])]);
  }
  for (const ref of named) ask(unread.filter((id) => id === idOf(ref, api)));
  return { api, asked };
}

function folderOf(ref: DescriptionRef): string {
  return ref.directory ?? DIRECTORY;
}

/** Folders of the pages of descriptions that could not be read. */
function unreadFolders(
  named: readonly DescriptionRef[],
  inNavigation: readonly DescriptionRef[],
  { api, asked }: OpenedApi,
): string[] {
  const missing = inNavigation.filter((ref) => idOf(ref, api) === null);
  const unreadable = named.filter((ref) => asked.has(idOf(ref, api) ?? ""));
  const folders = [...missing, ...unreadable].map(folderOf);
  return [...new Set(asked.size > unreadable.length ? [...folders, DIRECTORY] : folders)];
}

function entryOf(
  text: string,
  { place, inherited }: Parameters<SiteApi["entry"]>[1],
  { api, tell }: Telling,
): ReturnType<SiteApi["entry"]> {
  if (!isApiEntry(text)) return null;
  const namedAt = isInheritedEntry(text) ? inherited.find((ref) => idOf(ref, api) === null)?.place : undefined;
  const sources = inherited.map(({ source }) => source);
  const target = api.catalogue.matchEntry(text, { place, inherited: sources, namedAt, pageFile: null }, tell);
  if (target === null) return { page: null };
  const ref = inherited.find((each) => idOf(each, api) === target.description);
  const directory = ref?.directory ?? api.folders.get(target.description)?.[0] ?? DIRECTORY;
  const generated = api.catalogue.page(target, directory);
  return { page: generated && toPage(generated, api, tell) };
}

interface Whole {
  /** Whether nothing else is in the group of the description. */
  readonly isAlone: boolean;
  readonly project: Pick<ApiProject, "overview" | "comparesReleases">;
}

function allPages(ref: DescriptionRef, { isAlone, project }: Whole, telling: Telling): ApiGroup[] {
  const { catalogue } = telling.api;
  const id = idOf(ref, telling.api);
  const description = catalogue.descriptions.get(id ?? "");
  if (id === null || !description) return [];
  const isWorthwhile = () => isAlone && partsOfOverview(description).length > 0;
  const hasOverview = ref.overview ?? project.overview ?? isWorthwhile();
  const overview = hasOverview ? catalogue.overview(id, folderOf(ref)) : null;
  const changes = ref.changes && project.comparesReleases ? catalogue.changes(id, folderOf(ref)) : null;
  const pages = [overview, changes, ...catalogue.pages(id, folderOf(ref))];
  return bulkGroups(
    pages.filter((page) => page !== null),
    ref,
    telling,
  );
}

function changesIn(compared: ReturnType<typeof comparedDescriptions>, { catalogue }: Api): GeneratedPage[] {
  return compared.flatMap(({ description, ref }) => catalogue.changes(description.id, folderOf(ref)) ?? []);
}

interface Api extends DescribedSources {
  /** Ids of all descriptions, those that could not be read last. */
  readonly all: readonly string[];
  /** Folders that docs.json names for a description, such as one for each language. */
  readonly folders: Map<string, readonly string[]>;
}

function comparedDescriptions(named: readonly DescriptionRef[], api: Api) {
  const found = new Map<string, { readonly description: Description; readonly ref: DescriptionRef }>();
  for (const ref of named) {
    const id = ref.changes === null ? null : idOf(ref, api);
    const description = id === null ? undefined : api.catalogue.descriptions.get(id);
    if (description?.kind === "openapi" && !found.has(description.id)) found.set(description.id, { description, ref });
  }
  return [...found.values()];
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
  const shown = pages.filter(({ isHidden }) => !isHidden);
  const tagged = groupsAt(shown, 0, { api, tell });
  const own = shown.filter(({ groups }) => groups.length === 0).map((generated) => toPage(generated, api, tell));
  const about = tagged.length === 0 ? [] : own.filter(({ target }) => isAboutAll(target));
  const untagged = own.filter((page) => !about.includes(page));
  return [...untaggedGroup("", about), ...tagged, ...untaggedGroup(UNGROUPED, untagged)];
}

function isAboutAll(target: Page["target"]): boolean {
  return target?.kind === "overview" || target?.kind === "changes";
}

function untaggedGroup(label: string, pages: readonly Page[]): ApiGroup[] {
  return pages.length === 0 ? [] : [{ label, isTagged: false, pages, groups: [] }];
}

/** The groups of one level. */
function groupsAt(pages: readonly GeneratedPage[], level: number, telling: Telling): ApiGroup[] {
  const below = pages.filter(({ groups }) => groups.length > level);
  return [...groupBy(below, ({ groups }) => groups[level] ?? "")].map(([label, members]) => ({
    label,
    isTagged: true,
    pages: members
      .filter(({ groups }) => groups.length === level + 1)
      .map((generated) => toPage(generated, telling.api, telling.tell)),
    groups: groupsAt(members, level + 1, telling),
  }));
}

/** Pages of one folder lead to schemas of their own, in the same language. */
function schemaPages(pages: Pages, { api, tell }: Telling): Page[] {
  const { catalogue, folders } = api;
  const taken = new Set([...pages.keys()].map((path) => path.toLowerCase()));
  return [...catalogue.descriptions.keys()].flatMap((id) => {
    const own = [...pages.values()].filter(({ target }) => target?.description === id);
    const inFolders = groupBy(own, ({ path }) => nearestFolder(path, folders.get(id) ?? []));
    const planned = [...inFolders].flatMap(([directory, members]) =>
      catalogue.schemaPages(id, { directory, targets: members.flatMap(({ target }) => target ?? []), taken }),
    );
    return planned.map((generated) => toPage(generated, api, tell));
  });
}

/** The innermost folder around a page, else the first. */
function nearestFolder(path: PagePath, folders: readonly string[]): string {
  const around = folders.filter((folder) => path.startsWith(`${folder.replace(/^\/|\/$/g, "")}/`));
  return around.toSorted((a, b) => b.length - a.length)[0] ?? folders[0] ?? DIRECTORY;
}
