// Decides what a build takes over from the last one, and gathers what the next one may take over from it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, sep } from "node:path";
import { type Answers, type ProjectTexts, projectTexts } from "../../content/read-texts.js";
import type { OutputStates } from "../../emit/read-output.js";
import type { OldTree } from "../../emit/write-tree.js";
import type { Page, PagePath } from "../../model.js";
import type { ArticleKeys } from "../../render/article/article-keys.js";
import type { ArticlePlace } from "../../render/article/kept-article.js";
import { hasReference } from "../../render/document/rendered-page.js";
import { type DocumentHashes, documentHashes, type HashSettings } from "../../render/inputs/document-hashes.js";
import type { KnownNotes, NoteFile } from "../../render/notes/open-note-file.js";
import type { DrawnPage } from "../../render/notes/page-notes.js";
import { packageFolder } from "../../render/package-files.js";
import { pageFiles } from "../../render/routes/page-routes.js";
import type { SiteRoute } from "../../render/routes/site-route.js";
import { isNamedByContent } from "../../search/browser-files.js";
import { type KeptIndex, openIndex } from "../../search/indexing/index-memory.js";
import type { LooseLink } from "../../site/checks/check-links.js";
import type { Site } from "../../site/site.js";
import type { ConfigMemory, KnownConfig } from "./config-memory.js";
import type { KnownLinks } from "./link-memory.js";
import { type KnownPage, type PackedPages, packPages } from "./pack-pages.js";
import { type Leavings, type PagesLeft, pagesLeft } from "./pages-left.js";

/** What a build leaves for the next. Plain data, kept between builds. */
export interface BuildMemory {
  readonly pages: PackedPages;
  /** Hashes of what shaped all articles, and the API references among them. */
  readonly articles: SharedKeys;
  /** Facts about the project's texts, and the state of each file. */
  readonly texts: Readonly<Record<string, readonly [state: string, answers: Answers]>>;
  /** The settings from docs.json; null where it has to be read. */
  readonly config: KnownConfig | null;
  /** Documents without a page, with their hashes. */
  readonly shells: { readonly key: string; readonly files: readonly string[] };
  readonly index: IndexPlace;
  readonly links: KnownLinks;
  /** For each copied file, the path and state of the original. */
  readonly copied: Readonly<Record<string, readonly [from: string, state: string]>>;
}

type SharedKeys = Pick<ArticleKeys, "common" | "references">;

/** The search index. */
interface IndexPlace {
  /** The hash of what it was made from. */
  readonly key: string;
  readonly files: readonly string[];
  /** Name of the file with the rest of it, next to the notes; null where there is none. */
  readonly kept: string | null;
}

/** The current state of project and output, and what the last build remembered. */
export interface PastBuild {
  /** States of the project's files. */
  readonly project: ReadonlyMap<string, string>;
  /** The output folder. */
  readonly folder: string;
  /** States of the output; null where unknown. */
  readonly out: OutputStates | null;
  readonly memory: BuildMemory | null;
  /** What it knew of pages; null where some of their notes are missing. */
  readonly pages: ReadonlyMap<PagePath, KnownPage> | null;
  /** States of the output's files at the end of the last build. */
  readonly left: ReadonlyMap<string, string>;
  /** Where this build may keep its notes for the next: next to earlier ones, under a name of its own. */
  readonly notes: string;
}

export interface TakenOver {
  /** Where bodies and drafts of pages that are drawn again are, and where this build keeps its own. */
  readonly articles: ArticlePlace;
  readonly left: PagesLeft;
  /** What earlier builds kept, and which pages need not be drawn; null where nothing is known. */
  readonly notes: KnownNotes | null;
  /** The old tree with the files that stay; null where everything is written. */
  readonly old: OldTree | null;
  /** The search index if it was made from the same; null where it has to be made. */
  readonly index: (key: string) => IndexPlace | null;
  /** What the search index was made from. */
  readonly keptIndex: () => KeptIndex | null;
  /** A file of the output that is unchanged; null where it is not. */
  readonly lastFile: (file: string) => Uint8Array | null;
  /** Leaves a file in place if making it again would give the same. */
  readonly keepFile: (file: string) => void;
  /** Keeps the data for the next index; returns the name of its file. */
  readonly keepIndex: (packed: Uint8Array) => string;
  /** What the next build needs to know of this one. */
  readonly remember: (made: MadeSite) => BuildMemory;
}

/** The texts of a project. Unchanged ones are not read again. */
export function textsOf(root: string, { project, memory }: PastBuild): ProjectTexts {
  return projectTexts(root, (file) => {
    const [state, answers] = memory?.texts[file] ?? [];
    return answers && state === project.get(file) ? answers : null;
  });
}

export interface MadeSite {
  readonly texts: ProjectTexts;
  readonly config: ConfigMemory;
  readonly links: KnownLinks;
  readonly drawn: readonly DrawnPage[];
  readonly notes: NoteFile;
  readonly routes: readonly SiteRoute[];
  readonly index: IndexPlace;
}

/** What is still valid of the last build: a file that is unchanged, and so is everything it depends on. */
export function takeOver(settings: HashSettings, past: PastBuild): TakenOver {
  const { site } = settings;
  const hashes = documentHashes(settings, (file) => past.project.get(file) ?? null);
  const { common, references } = hashes.articles;
  const articles = { common, references };
  const isIntact = (file: string) =>
    past.out?.files.has(file) === true && past.out.files.get(file) === past.left.get(file);
  const { pages } = past;
  const memory = past.out && pages && past.memory;
  const good = new Set<PagePath>();
  const kept = new Set<string>();
  if (memory && pages) {
    const own = new Set(site.files.map(({ file }) => file));
    const same = new Map(samePages(site, pages, { hashes, isIntact }));
    const { loose, looseInSettings } = memory.links;
    const shells = new Set(memory.shells.files);
    /** Rewritten links still have the same target only if the pages they name are unchanged. */
    const mayMove = ({ page }: LooseLink) => !same.has(page);
    const shellsMayMove = looseInSettings.some(mayMove);
    for (const [path, files] of same) {
      if (shellsMayMove || loose[path]?.some(mayMove)) continue;
      good.add(path);
      for (const file of files) if (!own.has(file)) kept.add(file);
    }
    for (const file of sameFiles(site, memory, { hashes, past }))
      if (isIntact(file) && !(shellsMayMove && shells.has(file))) kept.add(file);
    for (const file of memory.index.files) if (isNamedByContent(file) && isIntact(file)) kept.add(file);
  }
  const drawnAgain = Array.from(pages ?? []).filter(([path]) => !good.has(path));
  const isGood = ({ path }: Page) => good.has(path);
  return {
    articles: { kind: "notes", folder: dirname(past.notes), pages: new Map(drawnAgain) },
    left: pagesLeft(site, { isGood, isKept: keptPages(past, articles) }),
    notes: pages && { places: pages, good },
    old: past.out && memory ? { states: past.out, kept } : null,
    index: (key) => (memory?.index.key === key && memory.index.files.every(isIntact) ? memory.index : null),
    keptIndex: () => readIndex(dirname(past.notes), pages && (past.memory?.index.kept ?? null)),
    lastFile: (file) => (memory && isIntact(file) ? readFileSync(join(past.folder, file)) : null),
    keepFile: (file) => {
      if (memory && isIntact(file)) kept.add(file);
    },
    keepIndex: (packed) => {
      writeFileSync(`${past.notes}.index`, packed);
      return basename(`${past.notes}.index`);
    },
    remember: (made) => remember(made, { site, hashes, articles, past }),
  };
}

function keptPages({ project, memory, pages }: PastBuild, { common, references }: SharedKeys): Leavings["isKept"] {
  if (memory?.articles.common !== common) return () => false;
  const hasSameReferences = memory.articles.references === references;
  const isSame = (file: string) => memory.texts[file]?.[0] === project.get(file);
  return (page) =>
    pages?.has(page.path) === true &&
    (page.source === null || isSame(page.source.file)) &&
    (hasSameReferences || !hasReference(page));
}

function readIndex(folder: string, name: string | null): KeptIndex | null {
  const file = name === null ? null : join(folder, name);
  return file !== null && existsSync(file) ? openIndex(readFileSync(file)) : null;
}

interface Same {
  readonly hashes: DocumentHashes;
  readonly isIntact: (file: string) => boolean;
}

/** Pages with their files. */
function* samePages(
  site: Site,
  pages: ReadonlyMap<PagePath, KnownPage>,
  { hashes, isIntact }: Same,
): Generator<readonly [PagePath, readonly string[]]> {
  for (const page of site.pages.values()) {
    const known = pages.get(page.path);
    const files = known ? pageFiles(page) : [];
    if (!known || !files.every(isIntact)) continue;
    if (hashes.of(page, known.dependencies) === known.key) yield [page.path, files];
  }
}

interface SameFiles {
  readonly hashes: DocumentHashes;
  readonly past: PastBuild;
}

/** Files that belong to no page. */
function* sameFiles(site: Site, { shells, copied }: BuildMemory, same: SameFiles): Generator<string> {
  if (shells.key === same.hashes.others) yield* shells.files;
  const stateOf = originalStates(site, same.past);
  for (const [file, [from, state]] of Object.entries(copied)) if (stateOf(from) === state) yield file;
}

interface Remembering {
  readonly site: Site;
  readonly hashes: DocumentHashes;
  readonly articles: SharedKeys;
  readonly past: PastBuild;
}

function remember(
  { drawn, texts, config, links, notes, routes, index }: MadeSite,
  { site, hashes, articles, past }: Remembering,
): BuildMemory {
  const pages = new Map<PagePath, KnownPage>();
  for (const { page, learned } of drawn) {
    const place = notes.places.get(page.path);
    const { dependencies } = learned;
    if (place) pages.set(page.path, { ...place, key: hashes.of(page, dependencies), dependencies });
  }
  const copied: Record<string, readonly [string, string]> = {};
  const stateOf = originalStates(site, past);
  for (const route of routes) {
    const state = route.kind === "copied" ? stateOf(route.from) : null;
    if (route.kind === "copied" && state !== null) copied[route.file] = [route.from, state];
  }
  const known = stated(texts, past);
  return {
    index,
    links,
    pages: packPages(pages),
    articles,
    texts: known,
    config: config.known(),
    shells: { key: hashes.others, files: routes.filter(({ kind }) => kind === "shell").map(({ file }) => file) },
    copied,
  };
}

/** The answers, with the state of the file before it was read. */
function stated(texts: ProjectTexts, { project }: PastBuild): BuildMemory["texts"] {
  const known: Record<string, readonly [string, Answers]> = {};
  for (const [file, answers] of texts.asked()) {
    const state = project.get(file);
    if (state !== undefined) known[file] = [state, answers];
  }
  return known;
}

/** Identifies the state of a copied file; null where nothing does. */
function originalStates({ root }: Site, { project }: PastBuild): (from: string) => string | null {
  const shipped = packageFolder();
  return (from) => {
    if (!relative(shipped, from).startsWith("..")) return "shipped"; // Nothing is taken over from another version of docsgen.
    return project.get(relative(root, from).replaceAll(sep, "/")) ?? null;
  };
}
