// Finds the files of a project and says what each is: a page, a snippet, a file to serve, a style, a script, data.
import ignore, { type Ignore } from "ignore";
import type { Entry } from "../files/list-folder.js";
import { openFolder, type ProjectFolder } from "../files/open-folder.js";
import { fileOf, type Problem, type Report, unreachable, warning } from "../shared/problem.js";
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

interface ProjectSources {
  readonly root: string;
  /** Folders to leave out besides the usual ones, such as the output. */
  readonly skip: readonly string[];
  /** What the navigation names: paths in lower case without an ending. */
  readonly named: ReadonlySet<string>;
  readonly texts: ProjectTexts;
}

/** Reads the project. */
export async function readProjectFiles(sources: ProjectSources, report: Report): Promise<ProjectFiles> {
  const { root, named, texts } = sources;
  const folder = openFolder(root);
  const walk: Walk = { folder, ...readIgnores(folder, sources), files: [], closed: [], texts, report };
  readFolder(walk, "", []);
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
  readonly folder: ProjectFolder;
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
const OUTPUT_FOLDERS = "dist build out coverage tmp temp _site".split(" ");

/** Hidden folders with files for readers: GitBook keeps pictures in `.gitbook/assets`, next to its own texts. */
const SHOWN_FOLDERS = new Set([".well-known", ".gitbook"]);
const GITBOOK_IGNORES = ["**/.gitbook/*", "!**/.gitbook/assets/"];

const IGNORE_FILES = [".mintignore", ".docsgenignore"];

type Ignores = Pick<Walk, "ignored" | "ignoresFiles">;

function readIgnores({ text }: ProjectFolder, { skip, named }: ProjectSources): Ignores {
  const ignored = ignore().add(["node_modules/", ...GITBOOK_IGNORES]);
  const paths = [...named];
  for (const folder of OUTPUT_FOLDERS)
    if (!paths.some((path) => path.startsWith(`${folder}/`))) ignored.add(`/${folder}/`);
  let ignoresFiles = skip.length > 0;
  for (const folder of skip) ignored.add(`/${folder.replace(/^\.?\/|\/$/g, "")}`);
  for (const name of IGNORE_FILES) {
    const rules = text(name);
    if (rules === null) continue;
    ignored.add(rules);
    ignoresFiles = true;
  }
  return { ignored, ignoresFiles };
}

/** @param trail Real paths of the linked folders that lead here. */
function readFolder(walk: Walk, folder: string, trail: readonly string[]): void {
  for (const entry of entriesOf(walk, folder)) {
    const { name, kind, target } = entry;
    const path = folder === "" ? name : `${folder}/${name}`;
    const isUnread = entry.fault !== null && IGNORE_FILES.includes(path);
    if (name.startsWith(".") && !SHOWN_FOLDERS.has(name) && !isUnread) continue;
    const isFolder = kind === "folder";
    if ((isFolder || walk.ignoresFiles) && walk.ignored.ignores(isFolder ? `${path}/` : path)) continue;
    if (entry.fault !== null) walk.report(faultOf(path, entry.fault));
    else if (!isFolder) (isReadable(walk, path) ? walk.files : walk.closed).push(path);
    else if (target === null) readFolder(walk, path, trail);
    else if (!isCircle(target, path, trail)) readFolder(walk, path, [...trail, target]);
  }
}

/** Whether a link leads to a folder that it is in. */
function isCircle(target: string, path: string, trail: readonly string[]): boolean {
  return target === "" || `${path}/`.startsWith(`${target}/`) || trail.includes(target);
}

function entriesOf({ folder: { list, isClosed }, closed }: Walk, path: string): Entry[] {
  if (path === "" || !isClosed(path)) return list(path);
  closed.push(`${path}/`);
  return [];
}

function isReadable({ folder, texts }: Walk, path: string): boolean {
  return texts.isKnown(path) || !folder.isClosed(path);
}

function faultOf(path: string, fault: Exclude<Entry["fault"], null>): Problem {
  switch (fault) {
    case "missing": {
      const what = `"${path}" is a symbolic link to a file or folder that does not exist.`;
      return warning("link-to-nothing", fileOf(path), what, "Fix the link, or remove it.");
    }
    case "outside": {
      const what = `"${path}" is a symbolic link to somewhere outside the project.`;
      return warning("link-outside", fileOf(path), what, "It is ignored. Copy the file or folder into the project.");
    }
    case "name": {
      const what = `The name of "${path}" is not UTF-8, so it cannot be opened.`;
      return warning("not-utf8", fileOf(path), what, "It is ignored. Rename it.");
    }
    default:
      return unreachable(fault);
  }
}

/** Modules are served for pages that load them as such: on every page they, as what Node runs, would only fail. */
type ScriptUse = "every page" | "module" | "tool";

function useOf(text: string): ScriptUse {
  const isOfNode = /\brequire\(\s*["']|^(?:module\.)?exports\b.*=|^import\s.*from\s+["'](?:node:|fs|path)/m;
  if (text.startsWith("#!") || isOfNode.test(text)) return "tool";
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
