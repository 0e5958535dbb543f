// Owns the choice of the project's folder, with a way out for every wrong one.
import { existsSync, readdirSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { OWN_FOLDER } from "../files/make-folder.js";
import { folderFromHere } from "../shared/places/name-files.js";
import { UsageError } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";

/**
 * The absolute path of the folder that holds docs.json, or the older mint.json. Throws a UsageError that names what was
 * found instead, and how to run the command there.
 */
export function findRoot(folder: string, command: string): string {
  const root = resolve(folder);
  const shown = folderFromHere(root);
  if (!existsSync(root)) {
    const isFile = /\.(?:json|ya?ml|mdx?)$/i.test(root);
    throw new UsageError(
      `The ${isFile ? "file" : "folder"} "${shown}" does not exist.`,
      isFile ? "Check the path." : `Check the path, or ${newSite()}`,
    );
  }
  if (!statSync(root).isDirectory()) {
    const hint = SETTINGS.includes(basename(root))
      ? `Run: ${ownCommand(command, folderFromHere(dirname(root)))}`
      : `To check single files of a project, use --files: ${ownCommand("check", "--files", "index.mdx")}`;
    throw new UsageError(`"${shown}" is a file; docsgen needs the folder that contains docs.json.`, hint);
  }
  if (hasSettings(root)) return root;
  const others = [...foldersAbove(root), ...foldersBelow(root)].map(folderFromHere);
  throw others.length > 0 ? settingsElsewhere(shown, others, command) : withoutSettings(root);
}

/** What can be made of a folder without settings is seen by the files in it. */
function withoutSettings(root: string): UsageError {
  const shown = folderFromHere(root);
  const names = namesIn(root);
  const misnamed = names.find((name) => /^(?:docs|mint)\.(?:jsonc?|json5|ya?ml)(?:\.txt)?$/i.test(name));
  if (misnamed !== undefined) {
    const hint = /\.ya?ml/i.test(misnamed) ? "Settings are JSON: convert it to docs.json." : "Rename it to docs.json.";
    return new UsageError(`"${shown}" has no docs.json, but it has ${misnamed}.`, hint);
  }
  const what = `"${shown}" has no docs.json.`;
  if (names.some((name) => OTHER_TOOLS.test(name)))
    return new UsageError(
      what,
      `To convert the site that is here, run: ${ownCommand("migrate", shown)} --out new-docs`,
    );
  if (names.some((name) => /\.mdx?$/i.test(name)))
    return new UsageError(what, `To make one that lists the pages in this folder, run: ${ownCommand("init", shown)}`);
  return new UsageError(what, `Pass the folder that contains it, or ${newSite()}`);
}

/** Settings of the tools that `migrate` reads. */
const OTHER_TOOLS = /^(?:docusaurus\.config\.[cm]?[jt]s|mkdocs\.ya?ml|\.vitepress)$/;

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).sort();
  } catch {
    return []; // Nothing can be said of a folder that may not be read.
  }
}

function settingsElsewhere(shown: string, others: readonly string[], command: string): UsageError {
  const [only] = others;
  if (only !== undefined && others.length === 1) {
    const hint = `Run: ${ownCommand(command, only)}`;
    return new UsageError(`"${shown}" has no docs.json, but "${only}" does.`, hint);
  }
  const list = others.slice(0, LISTED).map((each) => `\n${ownCommand(command, each)}`);
  return new UsageError(`"${shown}" has no docs.json, but these folders do.`, `Run one of:${list.join("")}`);
}

function newSite(): string {
  return `create a new site with: ${ownCommand("init", "my-docs")}`;
}

/** So many folders are named in a message. */
const LISTED = 5;

const SETTINGS = ["docs.json", "mint.json"];

function hasSettings(folder: string): boolean {
  const files = SETTINGS.map((name) => join(folder, name));
  return files.some((file) => existsSync(file) && statSync(file).isFile());
}

/** The closest one that the folder is in. */
function foldersAbove(folder: string): string[] {
  const above = dirname(folder);
  if (above === folder) return [];
  return hasSettings(above) ? [above] : foldersAbove(above);
}

/** Those nearest to the folder first; none within another. Deep or huge trees are not searched through. */
function foldersBelow(root: string): string[] {
  let level = [root];
  const found: string[] = [];
  for (let depth = 0; depth < DEPTH && found.length < LISTED; depth++) {
    const inner = level.slice(0, FOLDERS).flatMap(foldersIn);
    found.push(...inner.filter(hasSettings));
    level = inner.filter((each) => !hasSettings(each));
  }
  return found;
}

const DEPTH = 3;

const FOLDERS = 1000;

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter(
        (each) => each.isDirectory() && !each.name.startsWith(".") && !["node_modules", "dist"].includes(each.name),
      )
      .map((each) => join(folder, each.name))
      .sort();
  } catch {
    return []; // A folder that may not be read is not the one that was meant.
  }
}

/** In `node_modules`, or in a folder of its own where a project has none. */
export function cacheFolder(root: string): string {
  return existsSync(join(root, "node_modules"))
    ? join(root, "node_modules/.cache/docsgen")
    : join(root, OWN_FOLDER, "cache");
}
