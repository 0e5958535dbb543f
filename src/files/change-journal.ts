// Records changes to a project before a command makes them, and undoes them if it fails or is killed.
import { createHash } from "node:crypto";
import { copyFileSync, existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder, writeWhole } from "./make-folder.js";
import { WORK_FOLDER } from "./unsettled.js";

/** A change and how far it is. Paths are relative to the root of the project. */
export interface Journal {
  /** The command that makes it. */
  readonly command: string;
  /** New texts are prepared; files that move leave their places; they arrive, and new texts replace old ones. */
  readonly step: "preparing" | "leaving" | "arriving";
  readonly moved: readonly MovedFile[];
  readonly written: readonly WrittenFile[];
  /** Folders that it makes, outer ones first. */
  readonly folders: readonly string[];
}

interface MovedFile {
  readonly from: string;
  /** Of files that change places with each other, none may be written over: each waits under a name of its own. */
  readonly aside: string;
  readonly to: string;
}

interface WrittenFile {
  readonly file: string;
  /** Where it was before the change. */
  readonly formerly: string;
  /** The new content, beside the file. */
  readonly draft: string;
  /** The old content, in the work folder; null: the file is new. */
  readonly old: string | null;
  /** The hash of the new content; null while it is being prepared. */
  readonly hash: string | null;
}

const JOURNAL = `${WORK_FOLDER}/journal.json`;

export function writeJournal(root: string, journal: Journal): void {
  writeWhole(join(root, JOURNAL), JSON.stringify(journal));
}

/** Null if nothing was changed yet. */
export function readJournal(root: string): Journal | null {
  const file = join(root, JOURNAL);
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Journal) : null;
}

/**
 * Gives every file its old place and text, however far the change is. Can be interrupted itself and run again. What was
 * edited meanwhile stays; the names are returned under which the content of before is kept beside it.
 */
export function undoChange(root: string, journal: Journal): string[] {
  const { moved, written, step } = journal;
  const kept: string[] = [];
  for (const { draft } of written) rmSync(join(root, draft), { force: true });
  if (step === "arriving") {
    for (const each of written)
      if (each.old === null && isOurs(join(root, each.file), each)) rmSync(join(root, each.file));
    for (const { aside, to } of moved) {
      if (existsSync(join(root, aside)) || !existsSync(join(root, to))) continue;
      makeFolder(dirname(join(root, aside))); // It may have been left empty, and removed.
      renameSync(join(root, to), join(root, aside));
    }
    writeJournal(root, { ...journal, step: "leaving" });
  }
  const texts = new Map(written.map((each) => [each.formerly, each]));
  for (const each of moved)
    if (existsSync(join(root, each.aside))) giveBack(root, each, { text: texts.get(each.from), kept });
  // Before that, no text is replaced, and the last old one may be copied in part.
  if (step !== "preparing") for (const each of written) takeBackText(root, each, kept);
  removeEmpty(root, journal.folders);
  endChange(root);
  return kept;
}

/** The journal goes first: with it and without some of the old texts, a change would be undone in part. */
export function endChange(root: string): void {
  rmSync(join(root, JOURNAL), { force: true });
  rmSync(join(root, WORK_FOLDER), { recursive: true, force: true });
}

/** Whether a file has the text that the change gave it. */
function isOurs(path: string, { hash }: WrittenFile): boolean {
  return existsSync(path) && hashOfContent(readFileSync(path)) === hash;
}

interface GivingBack {
  /** What the change made of the file, besides. */
  readonly text: WrittenFile | undefined;
  readonly kept: string[];
}

/** If the place is taken again, such as from git, the file is kept beside it. */
function giveBack(root: string, { from, aside }: MovedFile, { text, kept }: GivingBack): void {
  const [path, place] = [join(root, aside), join(root, from)];
  makeFolder(dirname(place));
  if (!existsSync(place)) renameSync(path, place);
  else if ((text && isOurs(path, text)) || readFileSync(place).equals(readFileSync(path))) rmSync(path);
  else {
    const free = freeName(root, from);
    kept.push(free);
    renameSync(path, join(root, free));
  }
}

function takeBackText(root: string, written: WrittenFile, kept: string[]): void {
  const { formerly, old } = written;
  if (old === null) return;
  const source = join(root, WORK_FOLDER, old);
  const path = join(root, formerly);
  const before = readFileSync(source);
  if (existsSync(path) && readFileSync(path).equals(before)) return;
  const isEdited = existsSync(path) && !isOurs(path, written);
  const place = isEdited ? freeName(root, formerly) : formerly;
  if (isEdited) kept.push(place);
  const draft = join(dirname(path), ".docsgen-undo");
  makeFolder(dirname(path));
  copyFileSync(source, draft);
  renameSync(draft, join(root, place));
}

function freeName(root: string, file: string): string {
  for (let count = 1; ; count++) {
    const name = `${file}.before-${count}`;
    if (!existsSync(join(root, name))) return name;
  }
}

/** Inner folders first. */
export function removeEmpty(root: string, folders: Iterable<string>): void {
  for (const folder of [...folders].sort((a, b) => b.length - a.length)) {
    try {
      if (readdirSync(join(root, folder)).length === 0) rmdirSync(join(root, folder));
    } catch {
      // It is gone already, or may stay.
    }
  }
}

export function hashOfContent(content: Buffer): string {
  return createHash("sha256").update(content).digest("hex");
}
