// Finds the files of a project and says what each is: a page, a snippet, a file to serve, a style, a script, data.

import type { Dirent } from "node:fs";
import { accessSync, constants, existsSync, readdirSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import { fileOf, type Report, warning } from "../shared/problem.js";
import { lookUpFiles, resolveImport } from "./code/find-imports.js";
import { findParts } from "./code/find-parts.js";
import type { ProjectTexts } from "./read-texts.js";
import { isNamedPage, type SortedFiles, sortFiles } from "./sort-files.js";

/**
 * Files relative to the root, with forward slashes. Pages that another file imports are snippets; where the navigation names
 * them, they are both.
 */
export interface ProjectFiles extends SortedFiles {
  /** Those that the system does not let us read. Folders end in a slash. */
  readonly unreadable: readonly string[];
}

export interface ProjectFolder {
  readonly root: string;
  /** Folders to leave out besides the usual ones, such as the output. */
  readonly skip: readonly string[];
  /** What the navigation names: paths in lower case without an ending. */
  readonly named: ReadonlySet<string>;
  readonly texts: ProjectTexts;
}

/** Reads the project. */
export async function readProjectFiles(folder: ProjectFolder, report: Report): Promise<ProjectFiles> {
  const { root, named, texts } = folder;
  const walk: Walk = {
    root,
    realRoot: realpathSync(root),
    ...readIgnores(folder),
    files: [],
    closed: [],
    texts,
    report,
  };
  readFolder(walk, "");
  const folders = walk.closed.filter((path) => path.endsWith("/"));
  const unreadable = [...folders, ...Object.values(sortFiles(walk.closed, named)).flat()];
  const sorted = sortFiles(walk.files, named);
  const scripts = (use: ScriptUse) =>
    sorted.scripts.filter((file) => texts.ask(file, "use of the script", useOf) === use);
  const found = {
    ...sorted,
    scripts: scripts("every page"),
    statics: [...sorted.statics, ...scripts("module")].sort(),
  };
  const imported = importedFiles([...found.pages, ...found.snippets], texts);
  const isNamed = (file: string) => isNamedPage(file, named);
  const pages = found.pages.filter((file) => !imported.has(file) || isNamed(file));
  const snippets = [...found.snippets, ...found.pages.filter((file) => imported.has(file))];
  const all = [...pages, ...found.snippets.filter(isNamed)].sort();
  return { ...found, pages: all, snippets: snippets.sort(), unreadable };
}

interface Walk {
  readonly root: string;
  readonly realRoot: string;
  readonly ignored: Ignore;
  /** Files are ignored one by one, and not only with the folders around them. */
  readonly ignoresFiles: boolean;
  readonly files: string[];
  /** What the system does not let us read. */
  readonly closed: string[];
  readonly texts: ProjectTexts;
  readonly report: Report;
}

/** At the root, these hold what a tool wrote, unless the navigation has pages of them: "build" is a word of readers, too. */
const OUTPUT_FOLDERS = ["dist", "build", "out", "coverage", "tmp", "temp", "_site"];

/** Hidden folders with files for readers: GitBook keeps pictures in `.gitbook/assets`, next to its own texts. */
const SHOWN_FOLDERS = new Set([".well-known", ".gitbook"]);
const GITBOOK_IGNORES = ["**/.gitbook/*", "!**/.gitbook/assets/"];

function readIgnores({ root, skip, named }: ProjectFolder): Pick<Walk, "ignored" | "ignoresFiles"> {
  const ignored = ignore().add(["node_modules/", ...GITBOOK_IGNORES]);
  const paths = [...named];
  for (const folder of OUTPUT_FOLDERS)
    if (!paths.some((path) => path.startsWith(`${folder}/`))) ignored.add(`/${folder}/`);
  let ignoresFiles = skip.length > 0;
  for (const folder of skip) ignored.add(`/${folder.replace(/^\.?\/|\/$/g, "")}`);
  for (const name of [".mintignore", ".docsgenignore"]) {
    const file = join(root, name);
    if (!existsSync(file)) continue;
    ignored.add(readFileSync(file, "utf8"));
    ignoresFiles = true;
  }
  return { ignored, ignoresFiles };
}

function readFolder(walk: Walk, folder: string): void {
  for (const entry of entriesOf(walk, folder)) {
    if (entry.name.startsWith(".") && !SHOWN_FOLDERS.has(entry.name)) continue;
    const path = folder === "" ? entry.name : `${folder}/${entry.name}`;
    const isFolder = entry.isDirectory() || (entry.isSymbolicLink() && isLinkedFolder(walk, path));
    if ((isFolder || walk.ignoresFiles) && walk.ignored.ignores(isFolder ? `${path}/` : path)) continue;
    if (entry.isSymbolicLink() && !staysInside(walk, path)) continue;
    if (isFolder) readFolder(walk, path);
    else if (entry.isFile() || entry.isSymbolicLink()) (isReadable(walk, path) ? walk.files : walk.closed).push(path);
  }
}

function entriesOf({ root, closed }: Walk, folder: string): Dirent[] {
  try {
    return readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (folder === "" || !isRefusal(error)) throw error;
    closed.push(`${folder}/`);
    return [];
  }
}

function isReadable({ root, texts }: Walk, path: string): boolean {
  if (texts.isKnown(path)) return true;
  try {
    accessSync(join(root, path), constants.R_OK);
    return true;
  } catch (error) {
    return !isRefusal(error);
  }
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && "code" in error && (error.code === "EACCES" || error.code === "EPERM");
}

/** A link to nothing, or to itself, does not count. */
function isLinkedFolder({ root }: Walk, path: string): boolean {
  return existsSync(join(root, path)) && statSync(join(root, path)).isDirectory();
}

/** A link is followed if its target is inside the project. */
function staysInside({ root, realRoot, report }: Walk, path: string): boolean {
  if (!existsSync(join(root, path))) {
    const what = `"${path}" is a symbolic link to a file or folder that does not exist.`;
    report(warning("link-to-nothing", fileOf(path), what, "Fix the link, or remove it."));
    return false;
  }
  const target = relative(realRoot, realpathSync(join(root, path)))
    .split(sep)
    .join("/");
  if (target.startsWith("..")) {
    const what = `"${path}" is a symbolic link to somewhere outside the project.`;
    report(warning("link-outside", fileOf(path), what, "It is ignored. Copy the file or folder into the project."));
    return false;
  }
  return target !== "" && !`${path}/`.startsWith(`${target}/`);
}

/** Modules are served for pages that load them as such: on every page they, as what Node runs, would only fail. */
type ScriptUse = "every page" | "module" | "tool";

function useOf(text: string): ScriptUse {
  if (text.startsWith("#!") || /\brequire\(\s*["']|^import\s.*from\s+["'](?:node:|fs|path)/m.test(text)) return "tool";
  const isModule =
    /^export\s+(?:default|const|let|var|function|class|async|[{*])|^import\s+(?:[\w*{][^;]*?\sfrom\s+)?["']/m;
  return isModule.test(text) ? "module" : "every page";
}

function importedFiles(files: readonly string[], texts: ProjectTexts): ReadonlySet<string> {
  const lookup = lookUpFiles(files);
  const imported = new Set<string>();
  for (const file of files) {
    for (const source of importsOf(file, texts)) {
      const target = resolveImport(source, file, lookup);
      if (target !== null && target !== file) imported.add(target);
    }
  }
  return imported;
}

/** What a page or snippet imports, as it is written. */
export function importsOf(file: string, texts: ProjectTexts): readonly string[] {
  return texts.ask(file, "parts", findParts).imports;
}
