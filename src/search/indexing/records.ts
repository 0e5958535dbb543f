// Makes the search records of a page from one pass over its tree.
import { plainText } from "../../components/inline-markdown.js";
import type { Holder, Page, PageFacts } from "../../model.js";
import { pageReaders } from "../../shared/reader-groups.js";
import type { OperationSummary, SearchPage, SearchRecord, SearchVisibility } from "../../shared/search-record.js";
import { operationDepth } from "../words/operation-words.js";

/** The position of a page, and what its site says about search. */
export interface RecordContext {
  /** Null outside the navigation. */
  readonly trail: RecordTrail | null;
  /** The language of pages without one in the navigation. */
  readonly siteLanguage: string;
  readonly indexing: "navigable" | "all";
}

/** The divisions above a page, outermost first. */
interface RecordTrail {
  readonly branches: readonly {
    readonly holder: Pick<Holder, "kind" | "name" | "label" | "boost" | "hidden" | "searchable">;
  }[];
}

/** One record per heading section that says anything. */
export function recordsOf(page: Page, facts: PageFacts, context: RecordContext): SearchRecord[] {
  const shared = searchPage(page, facts, context);
  const names = targetNames(page);
  const records: SearchRecord[] = [];
  for (const passage of facts.passages) {
    const isTop = records.length === 0;
    const code = passage.code.map(({ text }) => text).join("\n\n");
    if (!isTop && passage.text === "" && code === "" && passage.headings.length === 0) continue;
    // A first-level heading that repeats the title says nothing new.
    const headings = passage.headings.filter((heading, index) => index > 0 || heading !== page.title);
    records.push({
      page: shared,
      anchor: passage.anchor,
      headings,
      text: passage.text,
      code,
      names: isTop ? names : [],
      operation: isTop ? summaryOf(page, passage.text) : null,
    });
  }
  if (records.length === 0)
    records.push({
      page: shared,
      anchor: null,
      headings: [],
      text: "",
      code: "",
      names,
      operation: summaryOf(page, ""),
    });
  return records;
}

function searchPage(page: Page, facts: PageFacts, { trail, siteLanguage, indexing }: RecordContext): SearchPage {
  const branches = trail?.branches ?? [];
  const { matter } = page;
  const named = (kind: Holder["kind"]) => branches.findLast(({ holder }) => holder.kind === kind)?.holder;
  return {
    path: page.path,
    address: page.address,
    title: page.title,
    description: matter.description ? plainText(matter.description) : page.target ? facts.firstParagraph : null,
    kind: kindOf(page.target),
    method: page.method,
    crumbs: branches.filter(({ holder }) => !EDITIONS.has(holder.kind)).map(({ holder }) => holder.label),
    language: named("language")?.name ?? siteLanguage,
    version: matter.version ?? named("version")?.name ?? null,
    product: named("product")?.label ?? null,
    tags: matter.tag ? [matter.tag] : [],
    keywords: matter.keywords,
    boost: clamp(
      matter.boost ?? branches.findLast(({ holder }) => holder.boost !== null)?.holder.boost ?? stepBack(page),
    ),
    groups: pageReaders(matter),
    visible: visibility({
      // Pages of schemas are made for operations to lead to: no navigation names them.
      inNavigation: trail !== null || (page.target?.kind === "schema" && page.source === null),
      hidden: matter.hidden,
      noindex: matter.noindex || /noindex/.test(matter.robots ?? ""),
      searchable: matter.searchable,
      above: branches.map(({ holder }) => holder),
      indexing,
    }),
  };
}

/** Levels that choose an edition of the documentation are filters, not places. */
const EDITIONS: ReadonlySet<string> = new Set(["language", "version"]);

function targetNames({ target, matter }: Page): string[] {
  if (target === null) return matter.api === null ? [] : [matter.api];
  if (target.kind === "endpoint") return [`${target.method} ${target.path}`, target.path];
  return target.kind === "overview" || target.kind === "changes" ? [] : [target.name];
}

/** What is said of an API as a whole is read like any page. */
function kindOf(target: Page["target"]): SearchPage["kind"] {
  return target === null || target.kind === "overview" || target.kind === "changes" ? "page" : target.kind;
}

/** The text of an operation begins with a line of its names. */
function summaryOf({ target, matter }: Page, text: string): OperationSummary | null {
  if (target?.kind !== "endpoint") return null;
  const said = matter.description ?? text.split("\n")[1] ?? "";
  const { method, path } = target;
  return { method, path, sentence: /^.*?[.!?](?=\s|$)/s.exec(said)?.[0] ?? said };
}

/** Of operations that answer equally well, the one with the shorter path and title is meant. */
function stepBack({ target, title }: Page): number {
  if (target?.kind !== "endpoint") return 1;
  const resources = operationDepth(target.path) - 1;
  const words = Math.min(title.split(/\s+/).length, LONG_TITLE) - SHORT_TITLE;
  return DEEPER ** Math.max(0, resources) * LONGER ** Math.max(0, words);
}

/** The share that each further resource, and each further word, leaves. */
const DEEPER = 0.9;

const LONGER = 0.965;

const SHORT_TITLE = 3;

const LONG_TITLE = 12;

/** Beyond this range one page would drown out, or never be seen among, all others. */
function clamp(boost: number): number {
  return Math.min(10, Math.max(0.1, boost));
}

/** What the settings say about one page. */
export interface Standing {
  readonly inNavigation: boolean;
  /** The page's own `hidden`; null: not said. */
  readonly hidden: boolean | null;
  readonly noindex: boolean;
  /** The page's own `searchable`; only `false` acts. */
  readonly searchable: boolean | null;
  /** The elements above the page, outermost first. */
  readonly above: readonly { readonly hidden: boolean; readonly searchable: boolean | null }[];
  /** `seo.indexing` of the site. */
  readonly indexing: "navigable" | "all";
}

/** The rows of the visibility table that concern search and assistant; the writer's plainest word decides. */
export function visibility(standing: Standing): SearchVisibility {
  if (standing.noindex || standing.searchable === false) return NOBODY;
  if (standing.indexing === "all") return EVERYBODY;
  if (!standing.inNavigation || standing.hidden === true) return NOBODY;
  if (standing.hidden === false) return EVERYBODY;
  return isHiddenAbove(standing.above) ? NOBODY : EVERYBODY;
}

const EVERYBODY: SearchVisibility = { site: true, assistant: true };

const NOBODY: SearchVisibility = { site: false, assistant: false };

/** `searchable: true` lets what a hidden element holds be found, down to the next hidden element that does not say so. */
function isHiddenAbove(above: Standing["above"]): boolean {
  let isFindable = true;
  for (const { hidden, searchable } of above) {
    if (searchable === true) isFindable = true;
    else if (hidden || searchable === false) isFindable = false;
  }
  return !isFindable;
}
