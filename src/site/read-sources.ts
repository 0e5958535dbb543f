// Reads what a site is made of: its settings, files, pages and descriptions, before anything has its place or address.
import type { ReadConfig } from "../config/read-docs-config.js";
import { type ProjectFiles, readProjectFiles } from "../content/read-project-files.js";
import type { ProjectTexts } from "../content/read-texts.js";
import { withTitleHeadings } from "../content/title-headings.js";
import { workFolders } from "../emit/work-folders.js";
import type { DescriptionRef, Page, PagePath, WrittenNavigation, WrittenNode } from "../model.js";
import type { LoadedDescription } from "../openapi/load-description.js";
import { schemaFile } from "../openapi/schema-file.js";
import { toPagePath } from "../shared/page-path.js";
import type { Problem, Report } from "../shared/problem.js";
import { withoutReleases } from "./changes/releases-of-site.js";
import { namedFiles } from "./find-trails.js";
import { type DescriptionMemory, readDescriptions } from "./read-descriptions.js";
import { readPages } from "./read-pages.js";
import type { SiteOptions } from "./site.js";

/** A project, and how it is read. */
export interface SourceOptions extends SiteOptions {
  readonly root: string;
  readonly texts: ProjectTexts;
  /** The descriptions of the project, where it is read more than once. */
  readonly descriptions?: DescriptionMemory;
  /** Whether the project is itself a version that is read from git, whose own versions from git are left out. */
  readonly isVersion?: boolean;
  /** Pages that are known to be there and are not read: nothing is said of them. */
  readonly absent?: readonly string[];
}

/** Everything that was read of a project. */
export interface Sources {
  readonly root: string;
  readonly options: SourceOptions;
  readonly settings: ReadConfig;
  readonly files: ProjectFiles;
  /** What the navigation names: paths in lower case without an ending. */
  readonly named: ReadonlySet<string>;
  readonly authored: ReadonlyMap<PagePath, Page>;
  /** Pages that are there, but are not of the site. */
  readonly leftOut: ReadonlySet<PagePath>;
  readonly usesClasses: boolean;
  /** The descriptions that docs.json names for the whole site, and in its navigation. */
  readonly refs: { readonly inSettings: readonly DescriptionRef[]; readonly inNavigation: readonly DescriptionRef[] };
  /** JSON and YAML files, without earlier releases of descriptions. */
  readonly data: readonly string[];
  readonly loaded: readonly LoadedDescription[];
  /** Problems of single pages so far: what a page weighs is known when it has its place. */
  readonly ofPages: readonly Problem[];
  readonly reportOfPage: Report;
}

/** Reads a project whose settings were read. */
export async function readSources(options: SourceOptions, settings: ReadConfig, report: Report): Promise<Sources> {
  const { root, texts, offline, privateHosts, cache, descriptions } = options;
  const named = namedFiles(settings.navigation);
  const folder = { root, skip: ignored(options), named, texts };
  const files = await readProjectFiles(folder, report);
  const ofPages: Problem[] = [];
  const { variables, api } = settings.config;
  const reportOfPage = (each: Problem) => void ofPages.push(each);
  const reports = { ofPage: reportOfPage, ofSite: report };
  const { pages, leftOut, usesClasses } = readPages({ ...folder, files, variables }, reports);
  const refs = { inSettings: [...api.openapi, ...api.asyncapi], inNavigation: refsOf(settings.navigation) };
  const all = [...refs.inSettings, ...refs.inNavigation];
  const data = withoutReleases(files.data, all);
  const schemas = [...pages.values()].flatMap(({ matter: { schema }, source }) =>
    schema === null ? [] : schemaFile(schema, source?.file ?? null),
  );
  const described = {
    root,
    texts,
    data,
    schemas: new Set(schemas),
    refs: all,
    offline,
    privateHosts,
    cache,
    memory: descriptions,
  };
  return {
    ...{ root, options, settings, files, named, usesClasses, refs, data, ofPages, reportOfPage },
    authored: await withTitleHeadings(pages, { texts, parser: options.parser, variables }),
    leftOut: new Set([...leftOut, ...(options.absent ?? []).map(toPagePath)]),
    loaded: await readDescriptions(described, report),
  };
}

/** Every description that docs.json names. */
export function allRefs({ refs }: Pick<Sources, "refs">): readonly DescriptionRef[] {
  return [...refs.inSettings, ...refs.inNavigation];
}

/** The output, and what interrupted builds left next to it. */
function ignored({ outFolder }: SiteOptions): string[] {
  return outFolder === null ? [] : [outFolder, ...workFolders(outFolder)];
}

/** Every description that an element of the navigation names. */
function refsOf({ children }: WrittenNavigation): DescriptionRef[] {
  const refs: DescriptionRef[] = [];
  const walk = (nodes: readonly WrittenNode[]) => {
    for (const node of nodes) {
      if (node.kind !== "branch") continue;
      refs.push(...(node.holder.openapi ?? []), ...(node.holder.asyncapi ?? []));
      walk(node.children);
    }
  };
  walk(children);
  return refs;
}
