// Opens a project: reads settings, pages and descriptions, and assembles the Site.

import type { DocsConfig } from "../config/docs-config.js";
import type { ReadConfig } from "../config/read-docs-config.js";
import type { Font } from "../config/settings/appearance.js";
import type { ProjectFiles } from "../content/read-project-files.js";
import { type ProjectTexts, projectTexts } from "../content/read-texts.js";
import { openFolder } from "../files/open-folder.js";
import type { WrittenNavigation } from "../model.js";
import { addTo } from "../shared/lists.js";
import { fileOf, type Problem, type Report, warning } from "../shared/problem.js";
import { releaseFiles } from "./changes/releases-of-site.js";
import { missingFile, missingFileHint } from "./checks/named-files.js";
import { addressOf } from "./checks/tell-of-unreadable.js";
import { drawsPictures, withPictures } from "./checks/with-pictures.js";
import { withFolders } from "./folder-entries.js";
import { type ProjectGit, projectGit, type UsedGit } from "./git/project-git.js";
import type { Repository } from "./git/read-repository.js";
import { shownDates } from "./git/shown-dates.js";
import { attachApi, type PlacedSite, placeSite } from "./place-site.js";
import { readFonts } from "./read-fonts.js";
import { type PlaceOf, readPlaceOf } from "./read-place.js";
import { allRefs, readSources, type SourceOptions, type Sources } from "./read-sources.js";
import { servedFiles, settleAddresses } from "./settle-addresses.js";
import type { Site, SiteOptions } from "./site.js";
import { translationsOf } from "./translations/translations-of-site.js";
import { type GitVersions, NO_VERSIONS, namesRef } from "./versions/git-versions.js";

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
  readonly files: ProjectFiles;
  readonly texts: ProjectTexts;
}

interface OpenOptions extends Omit<SourceOptions, "root" | "texts"> {
  /** The texts of the project, where a run remembers what they say. */
  readonly texts?: ProjectTexts;
  /** Reads docs.json, where a run remembers what it says. */
  readonly readDocs?: (report: Report) => Promise<ReadConfig | null>;
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
  const settings = await (options.readDocs ? options.readDocs(report) : readDocs(root, options, report));
  if (settings === null) return null;
  const { texts = projectTexts(root) } = options;
  const sources = await readSources({ ...options, root, texts }, settings, report);
  const attached = attachApi(sources, report);
  const { api, pages } = attached;
  const written = withFolders(settings.navigation, { pages, hasFolder: openFolder(root).exists }, report);
  const fromGit = await versionsFromGit(written, { ...options, root }, report);
  const placed = await placeSite({ ...sources, written, versions: fromGit }, attached, report);
  const versions = [...fromGit.ofNode.values()];
  const settled = settleAddresses(sources, { ...placed, api, versions }, report);
  const git = projectGit(root);
  const facts = await siteFacts(sources, { ...placed, git }, report);
  const { navigation, trails, changes } = placed;
  const site: Site = {
    ...{ root, navigation, pages: placed.pages, trails },
    ...settled,
    ...facts,
    answersAgents: options.answersAgents === true,
    snippets: [...sources.files.snippets, ...versions.flatMap((each) => each.snippets)],
    styles: sources.files.styles,
    scripts: sources.files.scripts,
    usesClasses: sources.usesClasses || versions.some((each) => each.usesClasses),
    descriptions: new Map([...api.descriptions, ...versions.flatMap((each) => [...each.descriptions])]),
    marks: changes.marks,
    unreadFolders: [...api.unreadFolders(), ...sources.files.unreadable.map(addressOf)],
  };
  texts.letGo();
  const refs = allRefs(sources);
  return {
    site,
    watched: [...settings.files, ...api.descriptions.keys(), ...releaseFiles(refs)],
    isSelfContained: !refs.some(({ source }) => /^https?:/i.test(source)),
    git: { state: git.asked(), commits: { ...fromGit.commits, ...changes.commits } },
    config: settings,
    files: sources.files,
    texts,
  };
}

/** What a site shows beside its pages, or of all of them: dates, fonts, pictures, translations. */
async function siteFacts(
  { root, settings, files, options }: Sources,
  { git, ...placed }: PlacedSite & { readonly git: ProjectGit },
  report: Report,
): Promise<Pick<Site, "config" | "draws" | "translations" | "dates" | "repository" | "fonts">> {
  const { config } = settings;
  const served = servedFiles({ files });
  const dates = await shownDates({ root, git, config, pages: placed.pages }, report);
  const present = presentFiles(config, { files: new Set(served), placeOf: readPlaceOf(root) }, report);
  return {
    dates,
    config: withPictures(present, served, report),
    draws: drawsPictures(present, options.url !== null, report),
    translations: await translationsOf({ ...placed, root, texts: options.texts }, report),
    repository: await repositoryOf(git, config, report),
    fonts: readFonts(config, root, report),
  };
}

async function versionsFromGit(
  navigation: WrittenNavigation,
  options: OpenOptions & { readonly root: string },
  report: Report,
): Promise<GitVersions> {
  if (options.isVersion || !namesRef(navigation.children)) return NO_VERSIONS;
  const { readVersions } = await import("./versions/read-versions.js");
  const { root, texts: _, readDocs: __, descriptions: ___, ...plain } = options;
  const open = async (folder: string, tell: Report) => {
    const opened = await openSite(folder, { ...plain, lenient: true, outFolder: null, isVersion: true }, tell);
    return opened?.site ?? null;
  };
  return readVersions(navigation, { root, options, open }, report);
}

/** Asking git costs time: only where pages lead to their repository. */
async function repositoryOf(
  git: ProjectGit,
  { feedback, assistant }: Pick<DocsConfig, "feedback" | "assistant">,
  report: Report,
): Promise<Repository | null> {
  const { suggestEdit, raiseIssue, thumbsRating, url } = feedback;
  const tell = (what: string, hint: string) => report(warning("feedback-incomplete", fileOf("docs.json"), what, hint));
  if (thumbsRating && url === null && assistant === null)
    tell(
      "Readers cannot rate pages, because ratings have no destination.",
      'Set "feedback.url" to an address that takes them, or "assistant" to a server.',
    );
  if (!suggestEdit && !raiseIssue) return null;
  const { readRepository } = await import("./git/read-repository.js");
  const repository = readRepository(git, feedback);
  if (repository === null)
    tell(
      "Pages cannot link to their repository, because neither docs.json nor git names it.",
      'Set "feedback.repository" to its web address.',
    );
  return repository;
}

const CODES = ["missing-description", "description-not-found"];

/** Passes problems on; what says that a description is missing waits until all of a project is read. */
function gatherMissing(report: Report) {
  const bySentence = new Map<string, Problem[]>();
  return {
    report: (found: Problem) => {
      if (!CODES.includes(found.code)) return report(found);
      addTo(bySentence, found.what, found);
    },
    tell: () => {
      for (const same of bySentence.values()) report(gathered(same));
    },
  };
}

/** As it weighs most, where it is named first, with the hint that knows most: what an entry asked for says more than its file. */
function gathered(same: readonly Problem[]): Problem {
  const [first, ...others] = same.toSorted((a, b) => rank(a) - rank(b));
  if (!first) throw new Error("Nothing was gathered.");
  const hint = [first, ...others].find((each) => each.hint?.includes(" It has "))?.hint ?? first.hint;
  const places = new Set(same.map(({ place }) => JSON.stringify(place)));
  const what = places.size === 1 ? first.what : `${first.what.replace(/\.$/, "")} (used in ${places.size} places).`;
  return { ...first, what, hint };
}

/** Errors first; of these what docs.json names. */
function rank({ severity, code }: Problem): number {
  return (severity === "error" ? 0 : 2) + CODES.indexOf(code);
}

interface Project {
  /** Paths of files that are served, relative to the root. */
  readonly files: ReadonlySet<string>;
  readonly placeOf: PlaceOf;
}

/**
 * The settings without a logo, favicon, background and files of fonts that are not there. Where a picture of one of two
 * modes is, it serves for both.
 */
function presentFiles(config: DocsConfig, project: Project, report: Report): DocsConfig {
  const present = <Pair extends { readonly light: string; readonly dark: string }>(pair: Pair | null): Pair | null => {
    if (pair === null) return null;
    const [light, dark] = [isPresent(pair.light), isPresent(pair.dark)];
    if (!light) tell(pair.light);
    if (!dark && pair.dark !== pair.light) tell(pair.dark);
    if (!light && !dark) return null;
    return { ...pair, light: light ? pair.light : pair.dark, dark: dark ? pair.dark : pair.light };
  };
  const fontOf = (font: Font | null): Font | null => {
    if (!font?.source || isPresent(font.source)) return font;
    tell(font.source);
    return { ...font, source: null };
  };
  const isPresent = (path: string): boolean =>
    /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path) || project.files.has(pathOf(path));
  const tell = (path: string): void =>
    report(missingFile(path, project.placeOf(fileOf("docs.json"), path), hintFor(pathOf(path), project.files)));
  const background = { ...config.background, image: present(config.background.image) };
  const body = fontOf(config.fonts.body);
  const heading = config.fonts.heading === config.fonts.body ? body : fontOf(config.fonts.heading);
  const fonts = { body, heading, code: fontOf(config.fonts.code) };
  return { ...config, logo: present(config.logo), favicon: present(config.favicon), background, fonts };
}

function hintFor(path: string, files: ReadonlySet<string>): string {
  const meant = [...files].find((file) => file.toLowerCase() === path.toLowerCase());
  return missingFileHint(meant && `/${meant}`);
}

/** A path as written in the settings, as the list of files has it. */
function pathOf(written: string): string {
  const path = written.replace(/^\.?\/+/, "").replace(/[?#].*$/, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
