// Opens a project: reads its settings, pages and descriptions and puts them together as one Site.
import type { ReadConfig } from "../config/read-docs-config.js";
import { readProjectFiles } from "../content/read-project-files.js";
import { type ProjectTexts, projectTexts } from "../content/read-texts.js";
import { withTitleHeadings } from "../content/title-headings.js";
import { workFolders } from "../emit/work-folders.js";
import { openFolder } from "../files/open-folder.js";
import type { ApiTarget, Page, PagePath } from "../model.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { targetKey } from "../openapi/operations.js";
import { redirectMatcher } from "../shared/match-redirect.js";
import { pagePath, toPagePath } from "../shared/page-path.js";
import { fileOf, type Problem, type Report, warning } from "../shared/problem.js";
import { changesFromReleases, releaseFiles, withoutReleases } from "./changes/releases-of-site.js";
import { gatherMissing } from "./checks/gather-missing.js";
import { redirectConflicts } from "./checks/redirect-conflicts.js";
import { tellOfAddresses } from "./checks/tell-of-addresses.js";
import { tellOfDescriptions, tellOfMissing } from "./checks/tell-of-descriptions.js";
import { addressOf, tellOfUnreadable, unreadablePages } from "./checks/tell-of-unreadable.js";
import { weighByFile } from "./checks/weigh-problems.js";
import { drawsPictures, withPictures } from "./checks/with-pictures.js";
import { findTrails, namedFiles } from "./find-trails.js";
import { withFolders } from "./folder-entries.js";
import { projectGit, type UsedGit } from "./git/project-git.js";
import { repositoryOf } from "./git/repository-of.js";
import { shownDates } from "./git/shown-dates.js";
import { leaveOutClosed } from "./leave-out-closed.js";
import { placePages } from "./place-pages.js";
import { presentFiles } from "./present-files.js";
import { type DescriptionMemory, passedOver, readDescriptions, refsOf } from "./read-descriptions.js";
import { readFonts } from "./read-fonts.js";
import { readMatterPlaces, readPages } from "./read-pages.js";
import { readPlaceOf } from "./read-place.js";
import { folderRedirects, readmeRedirects, readRedirects } from "./redirects.js";
import type { Site, SiteOptions, StaticFile } from "./site.js";
import { siteApi } from "./site-api.js";
import { inEveryLanguage, translationsOf } from "./translations/translations-of-site.js";
import { collision, type GitVersions, NO_VERSIONS, namesRef } from "./versions/git-versions.js";

/** A project as read, with the files whose changes require reading it again. */
export interface OpenedSite {
  readonly site: Site;
  /** Files besides pages that shaped the Site, relative to the root: docs.json and what it includes, descriptions. */
  readonly watched: readonly string[];
  /** Whether all of it comes from the project's own files and from git, without other hosts. */
  readonly isSelfContained: boolean;
  readonly git: UsedGit;
  /** What docs.json says. */
  readonly config: ReadConfig;
  readonly texts: ProjectTexts;
}

interface OpenOptions extends SiteOptions {
  /** The texts of the project, where a run remembers what they say. */
  readonly texts?: ProjectTexts;
  /** The descriptions of the project, where it is read more than once. */
  readonly descriptions?: DescriptionMemory;
  /** Reads docs.json, where a run remembers what it says. */
  readonly readDocs?: (report: Report) => Promise<ReadConfig | null>;
  /** Whether the project is itself a version that is read from git, whose own versions from git are left out. */
  readonly isVersion?: boolean;
  /** Pages that are known to be there and are not read: nothing is said of them. */
  readonly absent?: readonly string[];
}

/** Reads docs.json and what it includes. Its schemas are loaded with the first reading. */
export async function readDocs(root: string, { lenient }: SiteOptions, report: Report): Promise<ReadConfig | null> {
  const { readDocsConfig } = await import("../config/read-docs-config.js");
  return readDocsConfig(root, { lenient }, report);
}

/** Reads a project. Null where docs.json cannot be read at all; every other fault is reported and worked around. */
export async function openSite(root: string, options: OpenOptions, report: Report): Promise<OpenedSite | null> {
  const missing = gatherMissing(report);
  const opened = await readSite(root, options, missing.report);
  missing.tell();
  return opened;
}

async function readSite(root: string, options: OpenOptions, report: Report): Promise<OpenedSite | null> {
  const read = await (options.readDocs ? options.readDocs(report) : readDocs(root, options, report));
  if (read === null) return null;
  const { texts = projectTexts(root) } = options;
  const folder = { root, skip: ignored(options), named: namedFiles(read.navigation), texts };
  const files = await readProjectFiles(folder, report);
  const ofPages: Problem[] = [];
  const tellOfPage: Report = (each) => void ofPages.push(each);
  const reports = { ofPage: tellOfPage, ofSite: report };
  const { variables } = read.config;
  const { pages: found, leftOut, usesClasses } = readPages({ ...folder, files, variables }, reports);
  const authored = await withTitleHeadings(found, { texts, parser: options.parser, variables });
  const inSettings = [...read.config.api.openapi, ...read.config.api.asyncapi];
  const inNavigation = refsOf(read.navigation);
  const refs = [...inSettings, ...inNavigation];
  const { offline, privateHosts, cache } = options;
  const data = withoutReleases(files.data, refs);
  const described = { root, texts, data, refs, offline, privateHosts, cache, memory: options.descriptions };
  const loaded = await readDescriptions(described, report);
  const { unreadable } = files;
  const isUnreadable = unreadablePages(unreadable);
  const ofApi = {
    loaded,
    overview: read.config.api.overview,
    data,
    inSettings,
    inNavigation,
    passedOver: passedOver(root, files.data),
    unreadable,
    comparesReleases: !options.isVersion,
    isWritten: (path: PagePath) => isWritten(path, authored),
  };
  tellOfMissing(ofApi, report);
  const api = siteApi(ofApi, report);
  const withTargets = api.attach(authored, { report: tellOfPage, placeOf: readMatterPlaces(root) });
  const versions = await versionsFromGit(root, options, read, report);
  for (const node of versions.ofNode.keys()) collision(node, withTargets.keys()).forEach(report);
  const unread = new Set([...leftOut, ...(options.absent ?? []).map(toPagePath)]);
  const sources = { authored: withTargets, leftOut: unread, api, isUnreadable, versions: versions.ofNode };
  const { exists } = openFolder(root);
  const filled = withFolders(read.navigation, { pages: withTargets, hasFolder: exists }, report);
  const placed = placePages(filled, sources, report);
  const translated = await inEveryLanguage(placed, withTargets, read.config);
  const past = [...versions.ofNode.values()];
  const ofVersions = past.flatMap(({ pages }) => [...pages]);
  const all = new Map<PagePath, Page>([...ofVersions, ...withTargets, ...translated.generated]);
  tellOfUnreadable(unreadable, { named: folder.named, descriptions: api.asked }, report);
  tellOfDescriptions(loaded, { named: refs, asked: api.asked, pages: [...all.values()] }, report);
  const open = leaveOutClosed({ navigation: translated.navigation, pages: all }, options.groups, report);
  const { navigation } = open;
  const schemas = api.schemaPages(open.pages, report).map((page): [PagePath, Page] => [page.path, page]);
  const placedPages = new Map<PagePath, Page>([...open.pages, ...schemas]);
  const ofChanges = api.changesPages(placedPages, report);
  const apiChanges = await changesFromReleases({ root, cache, data: files.data, api }, report);
  const known = new Map([...placedPages, ...ofChanges.map((page): [PagePath, Page] => [page.path, page])]);
  const trails = findTrails(navigation.children, known);
  const pages = apiChanges.withText(known, trails);
  if (pages.size === 0 && api.asked.size === 0)
    report(warning("no-pages", fileOf("docs.json"), "There are no pages in this folder.", "Add an index.mdx."));
  const served = [...files.statics, ...files.styles, ...files.scripts];
  weighByFile(ofPages, { pages, trails }).forEach(report);
  const addresses = new Set([...pages.values()].map(({ address }) => address));
  const address = { base: options.base, url: options.url, trailingSlash: read.config.seo.trailingSlash };
  const written = readRedirects(read.config.redirects, report);
  redirectConflicts({ redirects: written, addresses }, read.config).forEach(report);
  const redirects = [...written, ...api.aliases(addresses), ...past.flatMap((each) => each.redirects)];
  const toAddresses = { addresses, base: options.base, redirect: redirectMatcher(redirects), pages: pages.values() };
  const fromRoot = (list: readonly string[]) => new Set(list.map((file) => `/${file}`));
  const toFiles = { files: fromRoot([...served, ...ownDescriptions(loaded)]), data: fromRoot(files.data) };
  tellOfAddresses(loaded, { ...toAddresses, ...toFiles }, report);
  const git = projectGit(root);
  const dates = await shownDates({ root, git, config: read.config, pages }, report);
  const present = presentFiles(read.config, { files: new Set(served), placeOf: readPlaceOf(root) }, report);
  const site: Site = {
    root,
    address,
    answersAgents: options.answersAgents === true,
    config: withPictures(present, served, report),
    draws: drawsPictures(present, options.url !== null, report),
    navigation,
    pages,
    trails,
    translations: await translationsOf(
      { root, navigation, pages, trails, texts, originals: translated.originals },
      report,
    ),
    redirects: [
      ...redirects,
      ...readmeRedirects(authored.values()),
      ...folderRedirects({ pages, addresses, trails }, redirects),
    ],
    files: [
      ...served.map((file) => ({ file })),
      ...ownDescriptions(loaded).map((file) => ({ file, closed: closedTargets(file, all, open.pages) })),
      ...filesOnce(past.flatMap((each) => each.files)),
    ],
    snippets: [...files.snippets, ...past.flatMap((each) => each.snippets)],
    styles: files.styles,
    scripts: files.scripts,
    dates,
    repository: await repositoryOf(git, read.config, report),
    fonts: readFonts(read.config, root, report),
    usesClasses: usesClasses || past.some((each) => each.usesClasses),
    descriptions: new Map([...api.descriptions, ...past.flatMap((each) => [...each.descriptions])]),
    marks: apiChanges.marks,
    unreadFolders: [...api.unreadFolders(), ...unreadable.map(addressOf)],
  };
  texts.letGo();
  const isSelfContained = !refs.some(({ source }) => /^https?:/i.test(source));
  const watched = [...read.files, ...api.descriptions.keys(), ...releaseFiles(refs)];
  const commits = { ...versions.commits, ...apiChanges.commits };
  return { site, watched, isSelfContained, git: { state: git.asked(), commits }, config: read, texts };
}

async function versionsFromGit(
  root: string,
  options: OpenOptions,
  { navigation }: Pick<ReadConfig, "navigation">,
  report: Report,
): Promise<GitVersions> {
  if (options.isVersion || !namesRef(navigation.children)) return NO_VERSIONS;
  const { readVersions } = await import("./versions/read-versions.js");
  const { texts: _, readDocs: __, descriptions: ___, ...plain } = options;
  const open = async (folder: string, tell: Report) => {
    const opened = await openSite(folder, { ...plain, lenient: true, outFolder: null, isVersion: true }, tell);
    return opened?.site ?? null;
  };
  return readVersions(navigation, { root, options, open }, report);
}

/** Languages may share a version. */
function filesOnce(files: readonly StaticFile[]): StaticFile[] {
  return [...new Map(files.map((each) => [each.file, each])).values()];
}

/** Descriptions in the project, which are served at their paths. */
/** Whether a page of an author that shows no operation is at a path. */
function isWritten(path: PagePath, authored: ReadonlyMap<PagePath, Page>): boolean {
  const page = authored.get(path) ?? authored.get(pagePath(path === "" ? "index" : `${path}/index`));
  return page !== undefined && page.matter.openapi === null;
}

function ownDescriptions(loaded: readonly LoadedDescription[]): string[] {
  return loaded.flatMap(({ description }) => (description?.source.kind === "file" ? [description.source.file] : []));
}

/** Operations of a description whose pages were all left out. */
function closedTargets(
  description: string,
  all: ReadonlyMap<PagePath, Page>,
  open: ReadonlyMap<PagePath, Page>,
): readonly ApiTarget[] {
  const targets = (pages: ReadonlyMap<PagePath, Page>) =>
    [...pages.values()].flatMap(({ target }) => (target?.description === description ? target : []));
  if (all.size === open.size) return [];
  const shown = new Set(targets(open).map(targetKey));
  return targets(all).filter((target) => !shown.has(targetKey(target)));
}

/** The output, and what interrupted builds left next to it. */
function ignored({ outFolder }: SiteOptions): string[] {
  return outFolder === null ? [] : [outFolder, ...workFolders(outFolder)];
}
