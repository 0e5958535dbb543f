// Reads what a site is made of: its settings, files, pages and descriptions, before anything has its place or address.
import type { ReadConfig } from "../config/read-docs-config.js";
import { encodingProblems } from "../config/read-encoding.js";
import { type ProjectFiles, readProjectFiles } from "../content/read-project-files.js";
import type { ProjectTexts } from "../content/read-texts.js";
import { withTitleHeadings } from "../content/title-headings.js";
import { workFolders } from "../emit/work-folders.js";
import type { DescriptionRef, PagePath, Pages, WrittenNode } from "../model.js";
import type { DescriptionSource } from "../openapi/description.js";
import type { LoadedDescription, LoadOptions } from "../openapi/load-description.js";
import { schemaFile } from "../openapi/schema-file.js";
import { toPagePath } from "../shared/page-path.js";
import { type Problem, problem, type Report, warning } from "../shared/problem.js";
import { withFile } from "../shared/stack-trace.js";
import { releaseFiles } from "./changes/releases-of-site.js";
import { namedFiles } from "./find-trails.js";
import { keepHeapsSmall } from "./heap-growth.js";
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
  readonly authored: Pages;
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
  const refs = { inSettings: [...api.openapi, ...api.asyncapi], inNavigation: refsOf(settings.navigation.children) };
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

/** Earlier releases are no descriptions of the site, unless it names them as such, too. */
function withoutReleases(data: readonly string[], refs: readonly DescriptionRef[]): readonly string[] {
  const past = new Set(releaseFiles(refs));
  for (const { source } of refs) past.delete(source);
  return past.size === 0 ? data : data.filter((file) => !past.has(file));
}

interface DescriptionsProject {
  readonly root: string;
  readonly texts: ProjectTexts;
  /** JSON and YAML files of the project. */
  readonly data: readonly string[];
  /** JSON Schema files that pages name. */
  readonly schemas: ReadonlySet<string>;
  /** Descriptions that the settings and the navigation name. */
  readonly refs: readonly DescriptionRef[];
  readonly offline: boolean;
  readonly privateHosts: boolean;
  readonly cache: string | null;
  /** Where the project is read more than once. */
  readonly memory?: DescriptionMemory | undefined;
}

/** Every description, in the order of their paths, then the hosted ones. Faults of each are in its own problems. */
async function readDescriptions(project: DescriptionsProject, report: Report): Promise<LoadedDescription[]> {
  const { cache, memory } = project;
  const load = (source: DescriptionSource, text: string, isSchema = false) =>
    remembered(memory, { source, text }, { cache, conformance: true, isSchema });
  const loaded: LoadedDescription[] = [];
  for (const file of project.data) {
    // While it is being edited, it may say nothing of its format for a moment.
    const wasDescription = memory?.get(file)?.loaded.description?.schema === null;
    const isSchema =
      !wasDescription && !project.texts.ask(file, "is a description", (text) => isDescription(file, text));
    if (isSchema && !project.schemas.has(file)) continue;
    const text = project.texts.read(file);
    const description = await load({ kind: "file", file }, text, isSchema);
    const problems = [...encodingProblems(project.root, file, text), ...description.problems];
    loaded.push({ ...description, problems });
  }
  for (const ref of hostedRefs(project.refs)) {
    const found = await readHosted(ref, project, report);
    if (found === null) continue;
    loaded.push(await load({ kind: "url", url: ref.source }, found));
  }
  return loaded;
}

interface WrittenDescription {
  readonly source: DescriptionSource;
  readonly text: string;
}

async function remembered(
  memory: DescriptionMemory | undefined,
  { source, text }: WrittenDescription,
  options: LoadOptions,
): Promise<LoadedDescription> {
  const name = source.kind === "url" ? source.url : source.file;
  const before = memory?.get(name);
  if (before?.text === text) return before.loaded;
  const { loadDescription } = await loader();
  keepHeapsSmall(text.length);
  const now = await withFile("While reading", name, () => loadDescription(source, text, options));
  // While it is being edited, one that cannot be read keeps the pages of the last that could.
  const loaded = now.description === null && before ? { ...before.loaded, problems: now.problems } : now;
  memory?.set(name, { text, loaded });
  return loaded;
}

/** Descriptions as they were last read, by path or address: one with the same text is not read again. */
export type DescriptionMemory = Map<string, RememberedDescription>;

interface RememberedDescription {
  readonly text: string;
  readonly loaded: LoadedDescription;
}

/**
 * Whether a key at the top of the file gives the version of a format. JSON, which is YAML too, is parsed only where the word
 * occurs, and is not the first of all.
 */
export function isDescription(file: string, text: string): boolean {
  const isJson = file.endsWith(".json") || text.trimStart().startsWith("{");
  if (!isJson) return /^\uFEFF?["']?(openapi|asyncapi|swagger)["']?\s*:/m.test(text);
  if (/^\uFEFF?\s*\{\s*"(openapi|asyncapi|swagger)"\s*:\s*["\d]/.test(text)) return true;
  if (!/"(openapi|asyncapi|swagger)"\s*:/.test(text)) return false;
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ""));
    if (typeof value !== "object" || value === null) return false;
    return ["openapi", "asyncapi", "swagger"].some((key) => namesVersion(Reflect.get(value, key)));
  } catch {
    return true; // Broken: its own message says where.
  }
}

/** Settings, as of an older docs.json, have lists and objects below these keys. */
function namesVersion(value: unknown): boolean {
  return typeof value === "string" || typeof value === "number";
}

/** What reads descriptions is loaded with the first of them, before flags change: its code is kept for those of other runs. */
const loader = () => import("../openapi/load-description.js");

/** The text of a hosted description. A run without network goes on without it. */
async function readHosted(ref: DescriptionRef, project: DescriptionsProject, report: Report): Promise<string | null> {
  const { cache, offline, privateHosts } = project;
  const options = { cacheFolder: cache, isOffline: offline, allowPrivate: privateHosts };
  const { readHostedDescription } = await import("../openapi/read-hosted-description.js");
  const answer = await readHostedDescription(ref.source, options);
  if (answer.kind === "failed") {
    const what = `The API description ${ref.source} could not be read: ${answer.reason}`;
    const say = offline ? warning : problem;
    report(say("description-unreadable", ref.place, what, "Its pages are left out."));
    return null;
  }
  if (answer.reason !== null) {
    const what = `The API description ${ref.source} could not be read: ${answer.reason}`;
    report(warning("description-unreadable", ref.place, what, "The copy from the last run is used."));
  }
  return answer.text;
}

function hostedRefs(refs: readonly DescriptionRef[]): DescriptionRef[] {
  const byUrl = new Map<string, DescriptionRef>();
  for (const ref of refs) if (/^https?:/i.test(ref.source) && !byUrl.has(ref.source)) byUrl.set(ref.source, ref);
  return [...byUrl.values()];
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
function refsOf(nodes: readonly WrittenNode[]): DescriptionRef[] {
  return nodes.flatMap((node) => {
    if (node.kind !== "branch") return [];
    return [...(node.holder.openapi ?? []), ...(node.holder.asyncapi ?? []), ...refsOf(node.children)];
  });
}
