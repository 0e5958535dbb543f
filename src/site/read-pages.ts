// Reads the front matter of every page file: the site's authored pages, without their bodies.
import { createHash } from "node:crypto";
import { encodingProblems } from "../config/read-encoding.js";
import {
  frontMatterPlace,
  openMatter,
  type PackedMatter,
  packMatter,
  readFrontMatter,
} from "../config/read-front-matter.js";
import { undefinedVariable } from "../content/code/import-problems.js";
import { VARIABLE } from "../content/parse/prepare-source.js";
import { importsOf, type ProjectFiles } from "../content/read-project-files.js";
import { type ProjectTexts, projectTexts } from "../content/read-texts.js";
import { openFolder } from "../files/open-folder.js";
import type { FrontMatter, Page, PagePath } from "../model.js";
import { pageAddress, toPagePath, wordsOfPath } from "../shared/page-path.js";
import type { Place, Problem, Report } from "../shared/problem.js";
import { findCollisions, sameAddress } from "./checks/colliding-pages.js";
import { meantPaths, normalise } from "./checks/internal-target.js";

/** The pages of a project and what their texts say of the site as a whole. */
interface ReadPages {
  readonly pages: Map<PagePath, Page>;
  /** Pages whose address is taken. */
  readonly leftOut: ReadonlySet<PagePath>;
  readonly usesClasses: boolean;
}

/** The files of a project that are pages or parts of pages. */
interface PageFiles {
  readonly root: string;
  /** Values of `{{name}}`. */
  readonly variables: Variables;
  readonly files: Pick<ProjectFiles, "pages" | "snippets" | "statics">;
  readonly texts: ProjectTexts;
  /** What the navigation names: paths in lower case. */
  readonly named: ReadonlySet<string>;
}

/** Receives the problems of single pages, and those of the site. */
interface PageReports {
  readonly ofPage: Report;
  readonly ofSite: Report;
}

/** Reads every page. Of `a.mdx` and `a/index.mdx` the first by name is used, of `a.md` and `a.mdx` the second: an entry means MDX. */
export function readPages(
  { root, variables, files, texts, named }: PageFiles,
  { ofPage, ofSite }: PageReports,
): ReadPages {
  const pages = new Map<PagePath, Page>();
  const placeOf = readMatterPlaces(root);
  const pageFiles = new Set(files.pages);
  let usesClasses = false;
  for (const file of files.pages) {
    const read = texts.ask(file, "page", (text) => readText(root, file, text));
    usesClasses ||= read.writesClasses;
    read.problems.forEach(ofPage);
    const path = pathOfFile(file, pageFiles);
    const page = toPage({ path, file }, read, (matter) => fillMatter(matter, { file, variables, placeOf }, ofPage));
    const twin = pages.get(page.path);
    if (twin) ofSite(sameAddress(twin, page, named));
    pages.set(page.path, page);
  }
  for (const file of files.snippets) {
    const read = askSnippet(root, file, texts);
    usesClasses ||= read.writesClasses;
    read.problems.forEach(ofPage);
  }
  const { leftOut, warnings } = findCollisions(pages, { files: files.statics, named });
  for (const each of [...leftOut.values(), ...warnings]) ofSite(each);
  for (const path of leftOut.keys()) pages.delete(path);
  return { pages, leftOut: new Set(leftOut.keys()), usesClasses };
}

/** Whether a text contains class attributes. */
function writesClasses(text: string): boolean {
  return /\bclass(Name)?=/.test(text);
}

/** A page file that is read alone. */
interface EditedPage extends Pick<ReadPages, "usesClasses"> {
  readonly page: Page;
  readonly problems: readonly Problem[];
}

/** Reads one page file. The body stays on disk until it is drawn. */
export function readPage(root: string, file: string, variables: Variables): EditedPage {
  const read = readText(root, file, openFolder(root).listed(file));
  const problems = [...read.problems];
  const options = { file, variables, placeOf: readMatterPlaces(root) };
  const page = toPage({ path: toPagePath(file), file }, read, (matter) =>
    fillMatter(matter, options, (each) => problems.push(each)),
  );
  return { page, usesClasses: read.writesClasses, problems };
}

/** Whether a snippet says the same of the site as a whole as when it was last read. */
export function saysTheSame(root: string, snippet: string, before: ProjectTexts): boolean {
  return isSame([projectTexts(root), before], (texts) => askSnippet(root, snippet, texts));
}

/** Whether a page or snippet imports the same files: which pages are snippets depends on it. */
export function importsTheSame(root: string, file: string, before: ProjectTexts): boolean {
  return isSame([projectTexts(root), before], (texts) => importsOf(file, texts));
}

function isSame(all: readonly ProjectTexts[], ask: (texts: ProjectTexts) => unknown): boolean {
  return new Set(all.map((texts) => JSON.stringify(ask(texts)))).size === 1;
}

/** What the text of a page says before it is drawn. Plain data. */
interface ReadText {
  readonly matter: PackedMatter;
  readonly bodyOffset: number;
  readonly bodyLine: number;
  readonly hash: string;
  readonly writesClasses: boolean;
  readonly problems: readonly Problem[];
}

function readText(root: string, file: string, text: string): ReadText {
  const problems = encodingProblems(root, file, text);
  const { matter, ...body } = readFrontMatter(text, file, (each) => problems.push(each));
  // Links of a description lead from its page, wherever it is shown.
  const fromPage = (path: string) => normalise(meantPaths(path, file)[0] ?? path);
  const description = matter.description?.replace(/(?<=\]\()\.\.?\/[^)#?\s]*/g, fromPage) ?? null;
  return {
    ...body,
    matter: packMatter({ ...matter, description }),
    hash: createHash("sha1").update(text).digest("base64url"),
    writesClasses: writesClasses(text),
    problems,
  };
}

/** What the text of a snippet says of the site as a whole. */
type SnippetText = Pick<ReadText, "writesClasses" | "problems">;

function askSnippet(root: string, file: string, texts: ProjectTexts): SnippetText {
  return texts.ask(file, "snippet", (text) => ({
    writesClasses: writesClasses(text),
    problems: encodingProblems(root, file, text),
  }));
}

const README = /(^|\/)readme\.md$/i;

/** A `README.md` is the page of its folder, unless that has an index. */
function pathOfFile(file: string, files: ReadonlySet<string>): PagePath {
  const index = file.replace(README, "$1index");
  return toPagePath(files.has(`${index}.md`) || files.has(`${index}.mdx`) ? file : index);
}

interface NamedFile {
  readonly path: PagePath;
  readonly file: string;
}

function toPage({ path, file }: NamedFile, read: ReadText, fill: (matter: FrontMatter) => FrontMatter): Page {
  const { matter, bodyOffset, bodyLine, hash } = read;
  return authoredPage(path, fill(openMatter(matter)), { file, bodyOffset, bodyLine, hash });
}

function authoredPage(path: PagePath, matter: FrontMatter, source: Page["source"]): Page {
  const own = matter.title === "" ? matter.sidebarTitle : matter.title;
  const title = own ?? wordsOfPath(path.replace(/(?<=.)\/index$/, ""));
  return {
    path,
    address: pageAddress(path),
    source,
    target: null,
    content: null,
    matter,
    title,
    label: matter.sidebarTitle ?? title,
    method: methodOfApi(matter),
  };
}

function methodOfApi({ api, hideApiMarker }: FrontMatter): string | null {
  if (hideApiMarker || api === null) return null;
  return api.trim().split(/\s+/)[0]?.toUpperCase() ?? null;
}

/** Puts the variables of docs.json into what a page's front matter says of it: `title: Install {{product}}`. */
type Variables = Readonly<Record<string, string>>;

interface FillOptions {
  readonly file: string;
  readonly variables: Variables;
  readonly placeOf: FindMatterPlace;
}

const KEYS = ["title", "sidebarTitle", "description"] as const;

/** The same front matter where it names no variable. */
function fillMatter(matter: FrontMatter, { file, variables, placeOf }: FillOptions, report: Report): FrontMatter {
  const fill = (text: string, key: string): string =>
    text.replace(new RegExp(VARIABLE, "g"), (written, name: string) => {
      if (Object.hasOwn(variables, name)) return (variables[name] ?? "").replaceAll("\n", " ");
      report(undefinedVariable(name, placeOf(file, key), Object.keys(variables)));
      return written;
    });
  const filled: Record<string, string> = {};
  for (const key of KEYS) {
    const text = matter[key];
    if (text?.includes("{{")) filled[key] = fill(text, key);
  }
  const tags = Object.entries(matter.metatags);
  const metatags = tags.some(([, text]) => text.includes("{{"))
    ? Object.fromEntries(tags.map(([key, text]) => [key, fill(text, key)]))
    : matter.metatags;
  return Object.keys(filled).length === 0 && metatags === matter.metatags ? matter : { ...matter, ...filled, metatags };
}

/** Finds the value of a front matter key, or the file where the key is missing. */
export type FindMatterPlace = (file: string, key: string) => Place;

export function readMatterPlaces(root: string): FindMatterPlace {
  const { listed } = openFolder(root);
  return (file, key) => frontMatterPlace(listed(file), file, key);
}
