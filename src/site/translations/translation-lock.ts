// Owns `translations.lock.json`: hashes of the original blocks of each translation.
import { openFolder } from "../../files/open-folder.js";
import { fileOf, problem, type Report } from "../../shared/problem.js";
import { LOCK_FILE } from "./translation-state.js";

/** What a translation was made from. */
export interface LockEntry {
  /** The file of the original, relative to the root. */
  readonly original: string;
  /** Hashes of its blocks, with spaces between them. */
  readonly blocks: string;
  /** Hashes of the translation's own blocks, to tell one that was worked on from one that was not. */
  readonly translation: string;
}

/** Entries by the file of the translation. */
export type TranslationLock = ReadonlyMap<string, LockEntry>;

/** Null where the project has none, or one that cannot be read, which is reported. */
export function readLock(root: string, report: Report): TranslationLock | null {
  const text = openFolder(root).text(LOCK_FILE);
  if (text === null) return null;
  const pages = pagesIn(text);
  if (pages !== null) return new Map(Object.entries(pages));
  const hint = "Restore it from git, or delete it and write it again with: docsgen translations --update";
  report(problem("translation-lock", fileOf(LOCK_FILE), `${LOCK_FILE} cannot be read.`, hint));
  return null;
}

/** Checked by hand: the library for schemas would cost every build its loading. */
function pagesIn(text: string): Readonly<Record<string, LockEntry>> | null {
  try {
    const { pages } = JSON.parse(text) as { pages: Record<string, LockEntry> };
    return Object.values(pages).every(isEntry) ? pages : null;
  } catch {
    return null;
  }
}

function isEntry({ original, blocks, translation }: LockEntry): boolean {
  return [original, blocks, translation].every((each) => typeof each === "string");
}
