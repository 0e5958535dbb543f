// Owns all descriptions of a site: plans their pages once, and resolves entries and front matter.
import type { ApiTarget } from "../../model.js";
import { fileOf, type Place, type Report } from "../../shared/problem.js";
import { EN } from "../../shared/ui-strings.js";
import type { Description } from "../description.js";
import { extensionOf } from "../json.js";
import type { LoadedDescription } from "../load-description.js";
import { targetKey } from "../operations.js";
import type { Locate } from "../parsed.js";
import { keysTo } from "../pointer.js";
import type { Absent, EntryContext, Lookup } from "./candidates.js";
import { stem } from "./find-descriptions.js";
import type { GeneratedPage } from "./generated-page.js";
import { generatedPages, type PlanOptions } from "./generated-pages.js";
import { type DescriptionIndex, indexDescription } from "./index-description.js";
import { CHANNEL, matchNamed, matchSchemaFile, SCHEMA } from "./match-named.js";
import { matchOperation } from "./match-operation.js";
import { freePath, overviewPage, overviewSummary, PLAIN_PAGE } from "./overview-page.js";
import { channelSummary, operationSummary, type PageSummary, schemaSummary } from "./page-summary.js";
import { readEntry } from "./read-entry.js";
import { type SchemaPlan, schemaPages } from "./schema-pages.js";
import { inFolder, slug } from "./slug.js";

/** Front matter keys that refer to something in a description. */
export type TargetKey = "openapi" | "openapi-schema" | "schema" | "asyncapi";

export interface Catalogue {
  readonly descriptions: ReadonlyMap<string, Description>;
  /** The pages of a description below a folder, in the order of bulk generation; hidden ones are marked. */
  readonly pages: (description: string, directory: string) => readonly GeneratedPage[];
  /** The generated page of one target below a folder; null for schemas, which only get pages from authors. */
  readonly page: (target: ApiTarget, directory: string) => GeneratedPage | null;
  /** The page about a description as a whole. */
  readonly overview: (id: string, directory: string) => GeneratedPage | null;
  /** The page about what its releases changed. */
  readonly changes: (id: string, directory: string) => GeneratedPage | null;
  /** Pages of the schemas that pages of a description lead to. */
  readonly schemaPages: (id: string, plan: SchemaPlan) => readonly GeneratedPage[];
  /** What a description says about a target, without giving it an address; null where it does not contain it. */
  readonly summary: (target: ApiTarget) => PageSummary | null;
  /** Where a description has settings for the page of an operation. */
  readonly placeOf: (target: ApiTarget) => Place;
  /** The target of an entry of `pages`; null (reported) where nothing matches. */
  readonly matchEntry: (text: string, at: EntryContext, report: Report) => ApiTarget | null;
  /** The target of a key in a page's front matter; null (reported) where nothing matches. */
  readonly matchFrontMatter: (
    written: { readonly key: TargetKey; readonly text: string },
    at: EntryContext,
    report: Report,
  ) => ApiTarget | null;
}

const NONE_ABSENT: Absent = {
  unread: [],
  otherFiles: [],
  passedOver: () => null,
  ofSite: [],
  onAsked: () => {},
};

/** Whether a string in `pages` names an operation or webhook. */
export function isApiEntry(text: string): boolean {
  return readEntry(text) !== null;
}

/** Whether such a string relies on the description of an element above it. */
export function isInheritedEntry(text: string): boolean {
  return readEntry(text)?.source === null;
}

export function createCatalogue(
  loaded: readonly LoadedDescription[],
  absent: Absent = NONE_ABSENT,
  isWritten: PlanOptions["isWritten"] = () => false,
): Catalogue {
  const indexes = new Map<string, DescriptionIndex>();
  const locates = new Map<string, Locate>();
  for (const { description, locate } of loaded) {
    if (!description) continue;
    indexes.set(description.id, indexDescription(description));
    locates.set(description.id, locate);
  }
  const folderOf = ownFolders();
  const plans = planner({ indexes, locates, isWritten }, folderOf);
  const summaries = (target: ApiTarget) => {
    const index = indexes.get(target.description);
    return index ? summaryOf(target, index) : null;
  };
  const besides = (plan: typeof overviewPage, id: string, directory: string) => {
    const description = indexes.get(id)?.description;
    const taken = new Set([...plans(id, directory).values()].map(({ path }) => path.toLowerCase()));
    return description ? plan(description, folderOf(directory, id), taken) : null;
  };
  return {
    descriptions: new Map([...indexes].map(([id, { description }]) => [id, description])),
    pages: (id, directory) => [...plans(id, directory).values()],
    page: (target, directory) => plans(target.description, directory).get(targetKey(target)) ?? null,
    overview: (id, directory) => besides(overviewPage, id, directory),
    changes: (id, directory) => besides(changesPage, id, directory),
    schemaPages: (id, plan) => {
      const description = indexes.get(id)?.description;
      return description ? schemaPages(description, { ...plan, directory: folderOf(plan.directory, id) }) : [];
    },
    summary: summaries,
    placeOf: (target) => extensionPlace(target, indexes, locates),
    ...matchers(indexes, absent),
  };
}

function matchers(
  indexes: ReadonlyMap<string, DescriptionIndex>,
  absent: Absent,
): Pick<Catalogue, "matchEntry" | "matchFrontMatter"> {
  const toldTwins = new Set<string>();
  const lookup = (at: EntryContext, report: Report): Lookup => ({ indexes, absent, at, report, toldTwins });
  const matchEntry: Catalogue["matchEntry"] = (text, at, report) => {
    const entry = readEntry(text);
    return entry && matchOperation(entry, lookup(at, report));
  };
  return {
    matchEntry,
    matchFrontMatter: ({ key, text }, at, report) => {
      if (key === "schema") return matchSchemaFile(text, lookup(at, report));
      if (key === "openapi-schema") return matchNamed(text, SCHEMA, lookup(at, report));
      if (key === "asyncapi") return matchNamed(text, CHANNEL, lookup(at, report));
      return matchEntry(text, at, report);
    },
  };
}

function summaryOf(target: ApiTarget, { description, operations }: DescriptionIndex): PageSummary | null {
  if (target.kind === "schema") return schemaSummary(description, target.name);
  if (target.kind === "channel") return channelSummary(description, target.name);
  if (target.kind === "overview") return overviewSummary(description);
  if (target.kind === "changes") return changesSummary(description);
  const operation = operations.get(operationKey(target));
  return operation ? operationSummary(operation) : null;
}

function extensionPlace(
  target: ApiTarget,
  indexes: ReadonlyMap<string, DescriptionIndex>,
  locates: ReadonlyMap<string, Locate>,
): Place {
  const operation = indexes.get(target.description)?.operations.get(operationKey(target));
  const locate = locates.get(target.description);
  if (!operation || !locate) return fileOf(target.description);
  const extension = extensionOf(operation.value);
  const path = keysTo(operation.pointer, ...(extension ? [extension.key] : []));
  return locate(path, "key");
}

/** In the form an index has. */
function operationKey(target: ApiTarget): string {
  if (target.kind === "overview" || target.kind === "changes") return "";
  return target.kind === "endpoint" ? `${target.method} ${target.path}` : `webhook ${target.name}`;
}

type Plan = ReadonlyMap<string, GeneratedPage>;

interface Planned extends Pick<PlanOptions, "isWritten"> {
  readonly indexes: ReadonlyMap<string, DescriptionIndex>;
  readonly locates: ReadonlyMap<string, Locate>;
}

/** Plans each description once per folder. */
function planner({ indexes, locates, isWritten }: Planned, folderOf: ReturnType<typeof ownFolders>) {
  const plans = new Map<string, Plan>();
  return (id: string, named: string): Plan => {
    const key = `${named} ${id}`;
    const known = plans.get(key);
    if (known) return known;
    const index = indexes.get(id);
    const locate = locates.get(id);
    if (!index || !locate) return new Map();
    const directory = folderOf(named, id);
    const pages = generatedPages(index.description, { directory, named, locate, isWritten });
    const plan = new Map(pages.map((page) => [targetKey(page.target), page]));
    plans.set(key, plan);
    return plan;
  };
}

/** A folder belongs to the description that comes first; a later one gets its file name as a segment of its own. */
function ownFolders() {
  const owners = new Map<string, string>();
  return (named: string, id: string): string => {
    const name = slug(stem(id)) || "api";
    let folder = named;
    for (let count = 1; (owners.get(folder) ?? id) !== id; count++)
      folder = inFolder(named, count === 1 ? name : `${name}-${count}`);
    owners.set(folder, id);
    return folder;
  };
}

/** What the page is called and about, in English until its place says its language. */
function changesSummary({ title }: Description): PageSummary {
  const description = title === "" ? EN.apiChangesText : `${title}: ${EN.apiChangesText}`;
  return { title: EN.apiChanges, description, method: null, deprecated: false };
}

/** The page in the folder of the others, at an address that none of them has. Its text is written once all addresses are known. */
function changesPage(description: Description, directory: string, taken: ReadonlySet<string>): GeneratedPage {
  return {
    path: freePath(NAMES, directory, taken),
    target: { kind: "changes", description: description.id },
    ...changesSummary(description),
    ...PLAIN_PAGE,
    metadata: { rss: true },
  };
}

const NAMES = ["changes", "api-changes", "changelog"];
