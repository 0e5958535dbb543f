// Opens a project: reads settings, pages and descriptions, and assembles the Site.
import type { ReadConfig } from "../config/read-docs-config.js";
import { type ProjectTexts, projectTexts } from "../content/read-texts.js";
import { openFolder } from "../files/open-folder.js";
import type { WrittenNavigation } from "../model.js";
import type { Report } from "../shared/problem.js";
import { attachApi } from "./attach-api.js";
import { releaseFiles } from "./changes/releases-of-site.js";
import { gatherMissing } from "./checks/gather-missing.js";
import { addressOf } from "./checks/tell-of-unreadable.js";
import { drawsPictures, withPictures } from "./checks/with-pictures.js";
import { withFolders } from "./folder-entries.js";
import { type ProjectGit, projectGit, type UsedGit } from "./git/project-git.js";
import { repositoryOf } from "./git/repository-of.js";
import { shownDates } from "./git/shown-dates.js";
import { type PlacedSite, placeSite } from "./place-site.js";
import { presentFiles } from "./present-files.js";
import { readFonts } from "./read-fonts.js";
import { readPlaceOf } from "./read-place.js";
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
  const folders = { pages: attached.pages, hasFolder: openFolder(root).exists };
  const written = withFolders(settings.navigation, folders, report);
  const fromGit = await versionsFromGit(written, { ...options, root }, report);
  const placed = await placeSite({ ...sources, written, versions: fromGit }, attached, report);
  const { api } = attached;
  const versions = [...fromGit.ofNode.values()];
  const settled = settleAddresses(sources, { ...placed, api, versions }, report);
  const git = projectGit(root);
  const facts = await siteFacts(sources, { ...placed, git }, report);
  const { navigation, pages, trails, changes } = placed;
  const site: Site = {
    ...{ root, navigation, pages, trails },
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
