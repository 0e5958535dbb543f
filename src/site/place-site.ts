// Gives every page of a site its place: those of authors, languages and versions, and those that descriptions bring.

import { whyPassedOver } from "../content/sort-files.js";
import { openFolder } from "../files/open-folder.js";
import type { DescriptionRef, Page, PagePath, Pages, Trail, WrittenNavigation } from "../model.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { findNamed, missingDescription } from "../openapi/pages/find-descriptions.js";
import { pagePath } from "../shared/page-path.js";
import { fileOf, gatherAlike, type Problem, type Report, warning } from "../shared/problem.js";
import { changesFromReleases } from "./changes/releases-of-site.js";
import { tellOfUnreadable, unreadablePages } from "./checks/tell-of-unreadable.js";
import { weighByFile } from "./checks/weigh-problems.js";
import { findTrails } from "./find-trails.js";
import { leaveOutClosed } from "./leave-out-closed.js";
import { type Placed, placePages } from "./place-pages.js";
import { readMatterPlaces } from "./read-pages.js";
import { allRefs, type Sources } from "./read-sources.js";
import type { Navigation } from "./site.js";
import { type ApiProject, type SiteApi, siteApi } from "./site-api.js";
import { inEveryLanguage } from "./translations/translations-of-site.js";
import { collision, type GitVersions } from "./versions/git-versions.js";

/** The pages of a site in their places. */
export interface PlacedSite {
  readonly navigation: Navigation;
  readonly pages: Pages;
  readonly trails: ReadonlyMap<PagePath, Trail>;
  /** With the pages that the readers of this build may not see. */
  readonly all: Pages;
  /** Those that they may see, without pages about schemas and changes. */
  readonly open: Pages;
  readonly originals: Placed["originals"];
  /** What earlier releases of descriptions say. */
  readonly changes: Awaited<ReturnType<typeof changesFromReleases>>;
}

/** What was read, with folders of the navigation filled, and versions from git by its elements. */
interface WrittenSite extends Sources {
  readonly written: WrittenNavigation;
  readonly versions: GitVersions;
}

/** Reports entries of the navigation that name nothing, and what is wrong with descriptions that are used. */
export async function placeSite(
  sources: WrittenSite,
  { api, pages: authored }: AttachedApi,
  report: Report,
): Promise<PlacedSite> {
  const { root, files, settings, versions } = sources;
  const isUnreadable = unreadablePages(files.unreadable);
  for (const node of versions.ofNode.keys()) collision(node, authored.keys()).forEach(report);
  const entries = { authored, leftOut: sources.leftOut, api, isUnreadable, versions: versions.ofNode };
  const placed = placePages(sources.written, entries, report);
  const translated = await inEveryLanguage(placed, authored, settings.config);
  const ofVersions = [...versions.ofNode.values()].flatMap(({ pages }) => [...pages]);
  const all = new Map<PagePath, Page>([...ofVersions, ...authored, ...translated.generated]);
  tellOfUnreadable(files.unreadable, { named: sources.named, descriptions: api.asked }, report);
  const use = { named: allRefs(sources), asked: api.asked, pages: [...all.values()] };
  tellOfDescriptions(sources.loaded, use, report);
  const open = leaveOutClosed({ navigation: translated.navigation, pages: all }, sources.options.groups, report);
  const { navigation } = open;
  const known = withGenerated(open.pages, api, report);
  const changes = await changesFromReleases({ root, cache: sources.options.cache, data: files.data, api }, report);
  const trails = findTrails(navigation.children, known);
  const pages = changes.withText(known, trails);
  if (pages.size === 0 && api.asked.size === 0)
    report(warning("no-pages", fileOf("docs.json"), "There are no pages in this folder.", "Add an index.mdx."));
  weighByFile(sources.ofPages, { pages, trails }).forEach(report);
  return { navigation, pages, trails, all, open: open.pages, originals: translated.originals, changes };
}

/** The descriptions of a site, and its authored pages with their targets. */
interface AttachedApi {
  readonly api: SiteApi;
  readonly pages: Pages;
}

/** Reports descriptions that are named and missing. */
export function attachApi(sources: Sources, report: Report): AttachedApi {
  const { root, loaded, data, files, authored, options, settings } = sources;
  const project = {
    ...{ loaded, data },
    ...sources.refs,
    overview: settings.config.api.overview,
    passedOver: passedOver(root, files.data),
    unreadable: files.unreadable,
    comparesReleases: !options.isVersion,
    isWritten: (path: PagePath) => isWritten(path, authored),
  };
  tellOfMissing(project, report);
  const api = siteApi(project, report);
  return { api, pages: api.attach(authored, { report: sources.reportOfPage, placeOf: readMatterPlaces(root) }) };
}

/** Whether a page of an author that shows no operation is at a path. */
function isWritten(path: PagePath, authored: Pages): boolean {
  const page = authored.get(path) ?? authored.get(pagePath(path === "" ? "index" : `${path}/index`));
  return page !== undefined && page.matter.openapi === null;
}

/** Why a JSON or YAML file that is there is not read; null if it is read, or not there. `data` are those that are read. */
function passedOver(root: string, data: readonly string[]): (file: string) => string | null {
  return (file) => {
    if (data.includes(file) || !/\.(?:json|ya?ml)$/i.test(file) || !openFolder(root).exists(file)) return null;
    return whyPassedOver(file) ?? "it is outside the project, in a folder that tools write, or excluded by .mintignore";
  };
}

/** Pages with those about the schemas that they lead to, and about changes. */
function withGenerated(open: Pages, api: SiteApi, report: Report): Map<PagePath, Page> {
  const pages = new Map(open);
  for (const page of api.schemaPages(open, report)) pages.set(page.path, page);
  for (const page of api.changesPages(new Map(pages), report)) pages.set(page.path, page);
  return pages;
}

/** What may make use of a description. */
interface DescriptionUse {
  /** What docs.json names. */
  readonly named: readonly DescriptionRef[];
  /** Those that could not be read and that something was asked of. */
  readonly asked: ReadonlySet<string>;
  readonly pages: readonly Page[];
}

/** Each fault of the descriptions that are used; of any other, in one warning, that it has some and is not used. */
function tellOfDescriptions(loaded: readonly LoadedDescription[], use: DescriptionUse, report: Report): void {
  if (loaded.every(({ problems }) => problems.length === 0)) return;
  const ids = loaded.map(idOf);
  const used = new Set(use.named.flatMap(({ source }) => findNamed(source, ids) ?? []));
  for (const { target } of use.pages) if (target) used.add(target.description);
  for (const each of loaded) {
    const isUsed = used.has(idOf(each)) || use.asked.has(idOf(each));
    if (isUsed) gatherAlike(each.problems, withoutNames).forEach(report);
    else if (each.problems.length > 0) report(unused(idOf(each), each.problems));
  }
}

/** Files that docs.json names and that are not there. What it names for the whole site may be of no use to it. */
function tellOfMissing(project: ApiProject, report: Report): void {
  const { loaded, data, inSettings, inNavigation } = project;
  const ids = [...loaded.map(idOf), ...project.unreadable];
  const tell = ({ source, place }: DescriptionRef, weigh: (found: Problem) => Problem) => {
    if (/^https?:/i.test(source) || findNamed(source, ids) !== null) return;
    report(
      weigh(
        missingDescription(
          { source, place, holders: null },
          { known: ids, otherFiles: data, passedOver: project.passedOver },
        ),
      ),
    );
  };
  for (const ref of inNavigation) tell(ref, (found) => found);
  for (const ref of inSettings) tell(ref, (found) => ({ ...found, severity: "warning" }));
}

/** A tool that strays from the format does so in many places: those are no separate problems. */
function withoutNames({ code, what }: Problem): string {
  return code === "spec-violation" ? what.replace(/^In .+?: |"[^"]*"/g, "") : what;
}

/** One that cannot be read has a problem that says so, in its own file. */
function idOf({ description, problems }: LoadedDescription): string {
  return description?.id ?? problems[0]?.place?.file ?? "";
}

function unused(id: string, problems: readonly Problem[]): Problem {
  const [first] = problems;
  const count = problems.length === 1 ? "a problem" : `${problems.length} problems, the first of which is`;
  const what = `The API description "${id}" is not used by any page and has ${count}: ${first?.what}`;
  const hint = "Fix it before using it, or exclude it with .mintignore.";
  return warning("unused-description", first?.place ?? fileOf(id), what, hint);
}
