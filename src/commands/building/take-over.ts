// Decides what a build reuses from the last one: whatever has the same inputs and is unchanged on disk.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { OldTree } from "../../emit/write-tree.js";
import { ownValue } from "../../memory/kept-file.js";
import { readSpan, type Span } from "../../memory/span-file.js";
import type { Page, PagePath } from "../../model.js";
import type { SiteToDraw } from "../../render/document/render-settings.js";
import { hasReference } from "../../render/document/rendered-page.js";
import { type DocumentHashes, documentHashes } from "../../render/inputs/document-hashes.js";
import type { KnownNotes } from "../../render/notes/open-note-file.js";
import { pageFiles } from "../../render/routes/site-route.js";
import { isNamedByContent } from "../../search/browser-files.js";
import { type KeptIndex, openIndex } from "../../search/indexing/index-memory.js";
import type { LooseLink } from "../../site/checks/check-links.js";
import type { Site } from "../../site/site.js";
import {
  type BuildMemory,
  type CommonHashes,
  type IndexPlace,
  type MadeSite,
  type OpenedMemory,
  originalStates,
  type PastBuild,
  remember,
} from "./build-memory.js";

export interface TakenOver {
  /** What the links and drafts of pages that are drawn again were made from. */
  readonly drafts: ReadonlyMap<PagePath, string>;
  readonly left: PagesLeft;
  /** What earlier builds kept, and which pages need not be drawn; null where nothing is known. */
  readonly notes: KnownNotes | null;
  /** The old tree with the files that stay; null where everything is written. */
  readonly old: OldTree | null;
  /** The search index if it was made from the same; null where it has to be made. */
  readonly index: (hash: string) => IndexPlace | null;
  /** What the search index was made from. */
  readonly keptIndex: () => KeptIndex | null;
  /** A file of the output that is unchanged; null where it is not. */
  readonly lastFile: (file: string) => Uint8Array | null;
  /** Leaves a file in place if making it again would give the same. */
  readonly keepFile: (file: string) => void;
  /** What the next build needs to know of this one. */
  readonly remember: (made: MadeSite) => BuildMemory;
}

/** What is still valid of the last build: a file that is unchanged, and so is everything it depends on. */
export function takeOver(from: SiteToDraw, past: PastBuild): TakenOver {
  const { site } = from.settings;
  const hashes = documentHashes(from, (file) => past.project.get(file) ?? null);
  const isIntact = (file: string) =>
    past.out?.files.has(file) === true && past.out.files.get(file) === past.left.get(file);
  /** Of the output, nothing is valid where its state is unknown. */
  const memory = past.out && past.memory;
  const { good, kept } = memory ? whatHolds(site, { hashes, past, memory, isIntact }) : nothing();
  const drawnAgain = Array.from(past.memory?.pages ?? []).filter(([path]) => !good.has(path));
  const isGood = ({ path }: Page) => good.has(path);
  return {
    drafts: new Map(drawnAgain.map(([path, { madeFrom }]) => [path, madeFrom])),
    left: pagesLeft(site, { isGood, isKept: keptPages(past, hashes.articles) }),
    notes: past.memory && { places: past.memory.pages, index: past.memory.index.kept, good },
    old: past.out && memory ? { states: past.out, kept } : null,
    index: (hash) => (memory?.index.hash === hash && memory.index.files.every(isIntact) ? memory.index : null),
    keptIndex: () => readIndex(dirname(past.notes), past.memory?.index.kept ?? null),
    lastFile: (file) => (memory && isIntact(file) ? readFileSync(join(past.folder, file)) : null),
    keepFile: (file) => {
      if (memory && isIntact(file)) kept.set(file, null);
    },
    remember: (made) => remember(made, { site, hashes, past }),
  };
}

interface Holding {
  /** Pages that need not be drawn. */
  readonly good: Set<PagePath>;
  /** Files of the output that stay, with what they follow from. */
  readonly kept: Map<string, string | null>;
}

function nothing(): Holding {
  return { good: new Set(), kept: new Map() };
}

interface Known {
  readonly hashes: DocumentHashes;
  readonly past: PastBuild;
  readonly memory: OpenedMemory;
  /** Whether a file of the output is unchanged. */
  readonly isIntact: (file: string) => boolean;
}

/** The pages and files that are still valid. */
function whatHolds(site: Site, known: Known): Holding {
  const { hashes, past, memory, isIntact } = known;
  const { index, shells, copied } = memory;
  const { good, kept } = nothing();
  const same = new Map(samePages(site, known));
  const { loose, looseInSettings } = memory.links;
  /** Rewritten links still have the same target only if the pages they name are unchanged. */
  const mayMove = ({ page }: LooseLink) => !same.has(page);
  const shellsMayMove = looseInSettings.some(mayMove);
  const keep = (file: string, from: string | null) => {
    if (isIntact(file)) kept.set(file, from);
  };
  for (const [path, files] of same) {
    if (shellsMayMove || ownValue(loose, path)?.some(mayMove)) continue;
    good.add(path);
    for (const file of files) keep(file, null);
  }
  if (shells.hash === hashes.others && !shellsMayMove) for (const file of shells.files) keep(file, null);
  const stateOf = originalStates(site, past);
  for (const [file, [from, state]] of Object.entries(copied)) if (stateOf(from) === state) keep(file, from);
  for (const file of index.files) if (isNamedByContent(file)) keep(file, null);
  return { good, kept };
}

/** Pages with their files. */
function* samePages(
  site: Site,
  { memory: { pages }, hashes, isIntact }: Known,
): Generator<readonly [PagePath, readonly string[]]> {
  for (const page of site.pages.values()) {
    const known = pages.get(page.path);
    const files = known ? pageFiles(page) : [];
    if (!known || !files.every(isIntact)) continue;
    if (hashes.of(page, known.dependencies) === known.hash) yield [page.path, files];
  }
}

function keptPages({ project, memory }: PastBuild, { common, references }: CommonHashes): Leavings["isKept"] {
  if (memory?.articles.common !== common) return () => false;
  const hasSameReferences = memory.articles.references === references;
  const isSame = (file: string) => memory.texts[file]?.[0] === project.get(file);
  return (page) =>
    memory.pages.has(page.path) &&
    (page.source === null || isSame(page.source.file)) &&
    (hasSameReferences || !hasReference(page));
}

function readIndex(folder: string, span: Span | null): KeptIndex | null {
  return span && openIndex(readSpan(folder, span));
}

/** Counts what a build has to draw: how many threads pay depends on it. */
export interface PagesLeft {
  readonly all: number;
  /** Those that probably need no drawing. */
  readonly kept: number;
}

/** What the last build left of a page. */
interface Leavings {
  /** It need not be drawn. */
  readonly isGood: (page: Page) => boolean;
  /** Its article and search data were kept, and its file is unchanged. */
  readonly isKept: (page: Page) => boolean;
}

function pagesLeft({ pages }: Site, { isGood, isKept }: Leavings): PagesLeft {
  const left = [...pages.values()].filter((page) => !isGood(page));
  return { all: left.length, kept: left.filter((page) => isKept(page)).length };
}
