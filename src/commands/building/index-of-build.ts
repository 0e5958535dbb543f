// Remembers the last search index: the version that made it, and the inputs of its parts.
import { hashOf } from "../../emit/hash-of.js";
import { indexInputs } from "../../render/inputs/search-of-site.js";
import type { NoteFile } from "../../render/notes/open-note-file.js";
import type { DrawnPage } from "../../render/notes/page-notes.js";
import type { IndexMemory } from "../../search/indexing/index-memory.js";
import { pagePath } from "../../shared/page-path.js";
import type { Site } from "../../site/site.js";
import type { TakenOver } from "./take-over.js";

/** Identifies what a search index is made from: the drafts of all pages, and its inputs. */
export function indexHash(drawn: readonly DrawnPage[], { places }: NoteFile, site: Site): string {
  return hashOf([drawn.map(({ page }) => places.get(page.path)?.draft), indexInputs(site)]);
}

/** What the last indexing left for this one, and what this one leaves for the next. */
export function indexMemory(
  drawn: readonly DrawnPage[],
  { places }: NoteFile,
  { keptIndex, keepFile, lastFile }: TakenOver,
): IndexMemory {
  const before = keptIndex();
  const parts = new Map<string, string>();
  return {
    hashOf: (path) => places.get(pagePath(path))?.draft ?? "",
    linking: hashOf(drawn.map(({ page }) => [page.path, places.get(page.path)?.linking])),
    before,
    segments: new Map(),
    groups: new Map(),
    shapes: new Map(),
    notePart(file, pages) {
      const hash = hashOf(pages);
      parts.set(file, hash);
      if (before?.parts.get(file) === hash) keepFile(file);
    },
    parts,
    browserShards: new Map(),
    bundleShards: new Map(),
    lastFile,
  };
}
