// Owns the ledger of translations: for each page of each language whether it is translated, lags behind or is missing, and why.
import { openFolder } from "../../files/open-folder.js";
import type { PagePath } from "../../model.js";
import { askGit, readBlobs } from "../../shared/git/run-git.js";
import type { Report } from "../../shared/problem.js";
import type { Site } from "../site.js";
import { type BlockChange, compareBlocks, type PastBlock } from "./compare-blocks.js";
import { languagePairs, translationPairs } from "./fill-languages.js";
import { blockHashes, sourceBlocks } from "./source-blocks.js";
import { type LockEntry, readLock, type TranslationLock } from "./translation-lock.js";

/** One page of one language. */
interface LedgerPage {
  readonly original: PagePath;
  readonly originalFile: string;
  /** Where the translation is, or would be as far as the navigation says; null where nothing says. */
  readonly translation: PagePath | null;
  /** Null where the page is missing. */
  readonly translationFile: string | null;
  /** `unknown`: neither the lock nor git says what the translation was made from. */
  readonly state: "translated" | "lagging" | "missing" | "unknown";
  /** What tells the state. */
  readonly basis: "lock" | "git" | null;
  /** What changed since; of a missing page, nothing. */
  readonly changes: readonly BlockChange[];
}

/** One language below one element of the navigation. */
export interface LedgerLanguage {
  readonly language: string;
  readonly label: string;
  /** The default language. */
  readonly from: string;
  readonly pages: readonly LedgerPage[];
}

interface Ledger {
  readonly languages: readonly LedgerLanguage[];
  readonly lock: TranslationLock | null;
  /** What the lock says when every translation that was worked on since is recorded. */
  readonly updated: TranslationLock;
}

/** Whether a translation is to be recorded as made from the original as it is now, whatever changed. */
type IsDone = (translationFile: string) => boolean;

/** Git is asked for translations that the lock does not have. */
export function readLedger(site: Site, isDone: IsDone, report: Report): Ledger {
  const lock = readLock(site.root, report);
  const pairsOf = translationPairs(site);
  const rows = languagePairs(site.navigation.children).map((pair) => ({ pair, pairs: pairsOf(pair) }));
  const fileOf = (path: PagePath | null) => (path === null ? null : (site.pages.get(path)?.source?.file ?? null));
  const isStandIn = (path: PagePath) => site.translations.get(path)?.kind === "missing";
  const read = createReader(site.root);
  const files = new Map<string, TranslatedFile>();
  for (const { original, translation } of rows.flatMap(({ pairs }) => pairs)) {
    const [from, to] = [fileOf(original), fileOf(translation)];
    if (from && to && translation && !isStandIn(translation) && from !== to) {
      files.set(to, { original: from, translation: to });
    }
  }
  const asked = [...files.values()].filter(({ translation }) => !lock?.has(translation));
  const baselines = asked.length > 0 ? readBaselines(site.root, asked) : null;
  const sources = { lock, baselines, read };
  const languages = rows.map(({ pair, pairs }): LedgerLanguage => {
    const { name, label } = pair.language.holder;
    const pages = pairs.map(({ original, translation }): LedgerPage => {
      const page = { original, originalFile: fileOf(original) ?? "", translation };
      const file = files.get(fileOf(translation) ?? "");
      if (!file) return { ...page, translationFile: null, state: "missing", basis: null, changes: [] };
      return { ...page, translationFile: file.translation, ...stateOf(file, sources) };
    });
    return { language: name, label, from: pair.original.holder.name, pages };
  });
  const updated = new Map([...files.values()].map((file) => [file.translation, recorded(file, sources, isDone)]));
  return { languages, lock, updated };
}

interface LedgerSources {
  readonly lock: TranslationLock | null;
  readonly baselines: ReadonlyMap<string, Baseline> | null;
  readonly read: (file: string) => string;
}

function stateOf({ original, translation }: TranslatedFile, { lock, baselines, read }: LedgerSources) {
  const past = pastBlocks(lock?.get(translation), baselines?.get(translation));
  if (past === null) return { state: "unknown", basis: null, changes: [] } as const;
  const changes = past.blocks === "now" ? [] : compareBlocks(past.blocks, sourceBlocks(read(original)));
  return { state: changes.length > 0 ? "lagging" : "translated", basis: past.basis, changes } as const;
}

interface Past {
  readonly basis: "lock" | "git";
  readonly blocks: readonly PastBlock[] | "now";
}

function pastBlocks(entry: LockEntry | undefined, baseline: Baseline | undefined): Past | null {
  if (entry) return { basis: "lock", blocks: hashesOf(entry).map((hash) => ({ hash, text: null })) };
  if (baseline === undefined || baseline.kind === "unknown") return null;
  return { basis: "git", blocks: baseline.kind === "now" ? "now" : sourceBlocks(baseline.text) };
}

function hashesOf({ blocks }: LockEntry): string[] {
  return blocks === "" ? [] : blocks.split(" ");
}

/** A translation that did not change keeps what it was made from; what git knows of a new one is kept, too. */
function recorded(file: TranslatedFile, { lock, baselines, read }: LedgerSources, isDone: IsDone): LockEntry {
  const entry = lock?.get(file.translation);
  const translation = shortened(blockHashes(read(file.translation)));
  const baseline = baselines?.get(file.translation);
  const now = { original: file.original, blocks: blockHashes(read(file.original)), translation };
  if (isDone(file.translation)) return now;
  if (entry) return entry.translation === translation ? { ...entry, original: file.original } : now;
  return baseline?.kind === "text" ? { ...now, blocks: blockHashes(baseline.text) } : now;
}

/** One hash for all blocks of a translation. */
function shortened(hashes: string): string {
  return sourceBlocks(hashes)[0]?.hash ?? "";
}

function createReader(root: string): (file: string) => string {
  const folder = openFolder(root);
  const texts = new Map<string, string>();
  return (file) => {
    const text = texts.get(file) ?? folder.listed(file);
    texts.set(file, text);
    return text;
  };
}

/** A translation and its original, as files relative to the root. */
interface TranslatedFile {
  readonly translation: string;
  readonly original: string;
}

/** What git knows of a translation. */
type Baseline =
  /** The text of the original at that time. */
  | { readonly kind: "text"; readonly text: string }
  /** The translation is being worked on: it is as new as its original. */
  | { readonly kind: "now" }
  /** It is not in git, a shallow clone lacks its history, or the original had another name. */
  | { readonly kind: "unknown" };

const UNKNOWN: Baseline = { kind: "unknown" };

/** One call for the history of all files, one for their texts. Null where the project is not in git. */
function readBaselines(root: string, files: readonly TranslatedFile[]): Map<string, Baseline> | null {
  const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim();
  if (prefix === undefined) return null;
  const commits = lastCommits(root, new Set(files.map(({ translation }) => translation)));
  const changed = changedFiles(root);
  const asked = files.filter(({ translation }) => commits.has(translation) && !changed.has(translation));
  const names = asked.map(({ translation, original }) => `${commits.get(translation)}:${prefix}${original}`);
  const texts = new Map(readBlobs(root, names).map((bytes, index) => [asked[index]?.translation, bytes]));
  return new Map(
    files.map(({ translation }): [string, Baseline] => {
      if (changed.has(translation)) return [translation, { kind: "now" }];
      const text = texts.get(translation);
      return [translation, text ? { kind: "text", text: text.toString("utf8") } : UNKNOWN];
    }),
  );
}

/** The last commit of each file, except where a shallow clone ends: git calls the commit there the first of all. */
function lastCommits(root: string, wanted: ReadonlySet<string>): Map<string, string> {
  const log = [
    "-c",
    "core.quotepath=off",
    "log",
    "--format=%x01%H %P",
    "--name-only",
    "--relative",
    "--no-renames",
    "-z",
  ];
  const isShallow = askGit(root, ["rev-parse", "--is-shallow-repository"])?.trim() === "true";
  const found = new Map<string, string>();
  const seen = new Set<string>();
  let [commit, isEnd] = ["", false];
  for (const field of (askGit(root, [...log, "--", "."]) ?? "").split(/[\0\n]+/)) {
    if (field.startsWith("\u0001")) {
      const [own = "", ...parents] = field.slice(1).trim().split(" ");
      [commit, isEnd] = [own, isShallow && parents.length === 0];
    } else if (wanted.has(field) && !seen.has(field)) {
      seen.add(field);
      if (!isEnd) found.set(field, commit);
    }
  }
  return found;
}

/** What was changed since the last commit, or is not in git yet. */
function changedFiles(root: string): Set<string> {
  const ask = (args: readonly string[]) => (askGit(root, args) ?? "").split("\0").filter((each) => each !== "");
  return new Set([
    ...ask(["diff", "--name-only", "--relative", "-z", "HEAD", "--", "."]),
    ...ask(["ls-files", "--others", "--exclude-standard", "-z", "--", "."]),
  ]);
}
