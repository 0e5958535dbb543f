// `docsgen pdf`: the pages of a site, or of a group of them, as one book.

import { readFileSync, statSync } from "node:fs";
import { copyFile, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { makeFolder } from "../../files/make-folder.js";
import type { NavNode } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { folderFromHere } from "../../shared/places/name-files.js";
import { UsageError } from "../../shared/problem.js";
import { escapeHtml } from "../../shared/write-html.js";
import {
  BOOK_STYLE,
  bookLines,
  bookOrder,
  branchesNamed,
  branchNames,
  buildQuietly,
  cacheFolder,
  findRoot,
  htmlFile,
  openSite,
  printRun,
  type ReadingFlags,
  readBrowserFiles,
  readRun,
  type Site,
  say,
  sayFailure,
  serveBeside,
} from "../core.js";
import { type Book, bookDocument } from "./book-document.js";
import { findChromium, openedHtml, printPdf } from "./run-chromium.js";

interface PdfFlags extends ReadingFlags {
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
    const opened = await openSite(root, readRun(root, reading).options, () => {});
    const entries = opened === null ? [] : chosenEntries(opened.site, flags.group ?? null);
    const outcome = await buildQuietly(folder, reading, built);
    await printRun({ ...flags, root }, outcome.problems);
    if (opened === null || outcome.written === null) {
      sayFailure("print", outcome, flags);
      return 1;
    }
    const address = flags.siteUrl ? flags.siteUrl.replace(/\/$/, "") : null;
    const book = readBook({ site: opened.site, folder: built, entries, address });
    const printed = await printBook(book, { chromium, built, work });
    makeFolder(dirname(file));
    await copyFile(printed.file, file);
    const count = book.lines.filter(({ kind }) => kind === "page").length;
    const said = `Printed ${count === 1 ? "1 page" : `${count} pages`} into ${folderFromHere(file)}.`;
    say(flags, true, [said, missingFontLine(printed.missing)]);
    return 0;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Throws a UsageError where there is nothing to print: ask before the build, which takes longer. */
function chosenEntries(site: Site, group: string | null): BookEntries {
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
  const server = await serveBeside(built);
  try {
    let numbers: ReadonlyMap<string, number> = new Map();
    for (const _ of ["numbers", "book"]) {
      await printPdf(chromium, server.addressOf(bookDocument(book, numbers)), printed);
      numbers = pageNumbers(await readFile(printed));
    }
    const rare = rareCharacters(bookDocument(book, numbers));
    if (rare.length === 0) return { file: printed, missing: [] };
    const probed = await openedHtml(chromium, server.addressOf(probeDocument(book, rare)));
    return { file: printed, missing: probedCharacters(probed) };
  } finally {
    await server.close();
  }
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

type BookEntries = ReturnType<typeof bookOrder>;

interface BookSources {
  readonly site: Site;
  /** The built site, without base path. */
  readonly folder: string;
  readonly entries: BookEntries;
  /** Where the site is published; null where that is not known. */
  readonly address: string | null;
}

const SHEET = /<link rel="stylesheet"[^>]*>|<style>.*?<\/style>/gs;
const DIAGRAMS = /<script type="module" src="[^"]*\/mermaid-[^"]*"><\/script>/;

/** The book with what its pages name in their heads. */
function readBook({ site, folder, entries, address }: BookSources): Book {
  const heads = new Set<string>();
  let root: string | null = null;
  const lines = bookLines({
    site,
    entries,
    documentOf: (path) => {
      const page = site.pages.get(path);
      if (!page) return null;
      const document = readFileSync(join(folder, htmlFile(page)), "utf8");
      root ??= /<html\b[^>]*>/.exec(document)?.[0] ?? null;
      const head = document.slice(0, document.indexOf("</head>"));
      for (const [sheet] of head.matchAll(SHEET)) heads.add(sheet);
      const diagrams = DIAGRAMS.exec(head)?.[0];
      if (diagrams !== undefined) heads.add(diagrams);
      return document;
    },
    outside: (href) => (address === null ? null : address + href),
  });
  const of = (attribute: string) => new RegExp(`\\s${attribute}="([^"]*)"`).exec(root ?? "")?.[1];
  return {
    title: site.config.name,
    description: site.config.description,
    language: of("lang") ?? "en",
    direction: of("dir") ?? "ltr",
    theme: of("data-theme") ?? site.config.theme,
    head: [...heads, `<style>${bookSheet()}</style>`].join(""),
    lines,
  };
}

function bookSheet(): string {
  const { folder, styles } = readBrowserFiles();
  const sheet = styles[BOOK_STYLE];
  return sheet ? readFileSync(join(folder, sheet.file), "utf8") : "";
}

/** Letters and signs beyond ASCII and Latin that a document shows, each once. */
export function rareCharacters(html: string): string[] {
  const text = html.replace(/<(script|style)\b.*?<\/\1>|<[^>]*>/gs, " ");
  return [...new Set(text.match(/[^\p{M}\p{Z}\p{Cc}\p{Cf}\p{ASCII}\p{Script=Latin}]/gu))].sort();
}

/** A document with the fonts of the book whose body becomes a JSON list of those characters that are drawn as a box. */
function probeDocument({ theme, head }: Pick<Book, "theme" | "head">, characters: readonly string[]): string {
  return [
    `<!doctype html><html data-theme="${theme}"><head><meta charset="utf-8"/>${head}</head>`,
    `<body><p>${escapeHtml(characters.join(" "))}</p><script>${PROBE}</script></body></html>`,
  ].join("\n");
}

/** U+0378 is no character, and so no font has it. */
const PROBE = `document.fonts.ready.then(() => {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  pen.font = "16px " + getComputedStyle(document.body).fontFamily;
  const drawn = (text) => {
    pen.clearRect(0, 0, 48, 32);
    pen.fillText(text, 8, 24);
    return pen.getImageData(0, 0, 48, 32).data.join();
  };
  const box = drawn("\\u0378");
  const characters = document.querySelector("p").textContent.split(" ");
  document.body.textContent = JSON.stringify(characters.filter((each) => drawn(each) === box).map((each) => each.codePointAt(0)));
});`;

/** What the probe found, in the document that it made of itself; none if it did not run. */
export function probedCharacters(document: string): string[] {
  const found = /<body[^>]*>\[([\d,]*)\]/.exec(document)?.[1] ?? "";
  return found === "" ? [] : found.split(",").map((point) => String.fromCodePoint(Number(point)));
}

/** At most this many characters are named. */
const NAMED = 12;

/** A line for the reader of the terminal; null if every character has a font. */
function missingFontLine(characters: readonly string[]): string | null {
  if (characters.length === 0) return null;
  const more = characters.length > NAMED ? ` and ${characters.length - NAMED} more` : "";
  const named = `${characters.slice(0, NAMED).join(" ")}${more}`;
  return `No installed font has ${named}: boxes are shown in their place. Install one (Debian and Ubuntu: apt-get install fonts-noto fonts-noto-cjk), or name one in "fonts" of docs.json.`;
}
