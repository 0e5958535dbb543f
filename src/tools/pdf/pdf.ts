// `docsgen pdf`: the pages of a site, or of a group of them, as one book.

import { statSync } from "node:fs";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "../../files/make-folder.js";
import type { NavNode } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { folderFromHere } from "../../shared/places/name-files.js";
import { UsageError } from "../../shared/problem.js";
import {
  type BookEntry,
  bookOrder,
  branchesNamed,
  branchNames,
  buildQuietly,
  cacheFolder,
  countProblems,
  explanationLine,
  findRoot,
  lenientHint,
  openSite,
  printRun,
  type ReadingFlags,
  type Site,
  say,
  siteOptions,
} from "../core.js";
import { writePortable } from "../portable/write-portable.js";
import { type Book, bookDocument } from "./book-document.js";
import { missingFontLine, probeDocument, probedCharacters, rareCharacters } from "./missing-characters.js";
import { readBook } from "./read-book.js";
import { findChromium, openedHtml, printPdf } from "./run-chromium.js";

export interface PdfFlags extends ReadingFlags {
  readonly group?: string;
  /** The file to write; missing: `book.pdf` in the root. */
  readonly file?: string;
}

/** Prints the book and returns the exit code. */
export async function pdf(folder: string, flags: PdfFlags): Promise<number> {
  const chromium = findChromium(process.env);
  const root = findRoot(folder, "pdf");
  const file = resolve(flags.file ?? join(root, "book.pdf"));
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new UsageError(
      `"${folderFromHere(file)}" is a folder.`,
      "Name the file to write with --out, such as book.pdf.",
    );
  const work = await mkdtemp(join(tmpdir(), "docsgen-pdf-"));
  try {
    const built = flags.cache ? join(cacheFolder(root), "pdf") : join(work, "site");
    // What the project's build wrote is not read: `out` stays what it is.
    const reading = { ...flags, base: "", siteUrl: "" };
    const opened = await openSite(root, siteOptions(root, reading), () => {});
    const entries = opened === null ? [] : chosenEntries(opened.site, flags.group ?? null);
    const outcome = await buildQuietly(folder, reading, built);
    await printRun(root, outcome.problems, flags);
    if (opened === null || outcome.written === null) {
      const said = `Nothing was printed: ${countProblems(outcome.problems)}.`;
      say(flags, false, said, explanationLine(outcome.problems, flags), lenientHint("print", outcome, flags));
      return 1;
    }
    const address = flags.siteUrl ? flags.siteUrl.replace(/\/$/, "") : null;
    const book = readBook({ site: opened.site, folder: built, entries, address });
    const printed = await printBook(book, { chromium, built, work });
    makeFolder(dirname(file));
    await copyFile(printed.file, file);
    const count = book.lines.filter(({ kind }) => kind === "page").length;
    say(
      flags,
      true,
      `Printed ${count === 1 ? "1 page" : `${count} pages`} into ${folderFromHere(file)}.`,
      missingFontLine(printed.missing),
    );
    return 0;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Throws a UsageError where there is nothing to print: ask before the build, which takes longer. */
function chosenEntries(site: Site, group: string | null): readonly BookEntry[] {
  const entries = bookOrder(site, chosenParts(site, group));
  if (entries.some(({ kind }) => kind === "page")) return entries;
  throw new UsageError("There is no page to print.", "Add pages to the navigation.");
}

/** `group`: the name of a group, tab, version or other part of the navigation; null: everything. */
function chosenParts({ navigation }: Site, group: string | null): readonly NavNode[] {
  if (group === null) return navigation.children;
  const chosen = branchesNamed(navigation.children, group);
  if (chosen.length > 0) return chosen;
  const names = branchNames(navigation.children);
  const near = nearest(group, names);
  const all = names.length === 0 ? "It has none: leave --group out." : `Its groups are: ${names.join(", ")}`;
  throw new UsageError(`The navigation has no group "${group}".`, near === null ? all : `Did you mean "${near}"?`);
}

interface Press {
  readonly chromium: string;
  readonly built: string;
  readonly work: string;
}

interface Printed {
  readonly file: string;
  /** Characters that no font has. */
  readonly missing: readonly string[];
}

/** Once for the numbers of pages, and once with them in the table of contents. */
async function printBook(book: Book, { chromium, built, work }: Press): Promise<Printed> {
  const printed = join(work, "book.pdf");
  const folder = join(work, "book");
  let numbers: ReadonlyMap<string, number> = new Map();
  for (const _ of ["numbers", "book"]) {
    const html = bookDocument(book, numbers);
    await writePortable(built, folder, new Map([["book.html", () => html]]));
    await printPdf(chromium, join(folder, "book.html"), printed);
    numbers = pageNumbers(await readFile(printed));
  }
  const rare = rareCharacters(bookDocument(book, numbers));
  if (rare.length === 0) return { file: printed, missing: [] };
  await writePortable(built, folder, new Map([["probe.html", () => probeDocument(book, rare)]]));
  const probed = await openedHtml(chromium, join(folder, "probe.html"));
  return { file: printed, missing: probedCharacters(probed) };
}

/** Reads from a PDF of Chromium on which page each place lies that links of the document lead to. */
const OBJECT = /(?:^|\n)(\d+) 0 obj\n<<\/Type \/Pages?\b(.*?)\nendobj/gs;

const PLACE = /\/([\w-]+) \[(\d+) 0 R \/XYZ\b/g;

/** Pages are counted from 1. */
export function pageNumbers(pdf: Uint8Array): Map<string, number> {
  const text = Buffer.from(pdf).toString("latin1");
  const objects = new Map([...text.matchAll(OBJECT)].map(([, number = "", body = ""]) => [number, body]));
  const kidsOf = (body: string) => {
    const kids = /\/Kids \[([^\]]*)\]/.exec(body)?.[1] ?? "";
    return [...kids.matchAll(/(\d+) 0 R/g)].map(([, kid = ""]) => kid);
  };
  const isKid = new Set([...objects.values()].flatMap(kidsOf));
  const order = new Map<string, number>();
  const visit = (number: string): void => {
    const body = objects.get(number);
    if (body === undefined) return;
    if (!body.includes("/Kids [")) order.set(number, order.size + 1);
    for (const kid of kidsOf(body)) visit(kid);
  };
  for (const number of objects.keys()) if (!isKid.has(number)) visit(number);
  const found = new Map<string, number>();
  for (const [, name = "", page = ""] of text.matchAll(PLACE)) {
    const number = order.get(page);
    if (number !== undefined) found.set(name, number);
  }
  return found;
}
