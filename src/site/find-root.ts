// Owns the choice of the project's folder, with a way out for every wrong one.
import { type Dirent, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { OWN_FOLDER } from "../files/make-folder.js";
import { folderFromHere } from "../shared/places/name-files.js";
import { UsageError } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";

/**
 * The absolute path of the folder that holds docs.json, or the older mint.json. Throws a UsageError that names what was
 * found instead, and how to run the command there.
 */
export function findRoot(folder: string, ...command: readonly string[]): string {
  const root = resolve(folder);
  const shown = folderFromHere(root);
  const run = (project: string) => ownCommand(...command, project);
  if (!existsSync(root)) {
    const isFile = /\.(?:json|ya?ml|mdx?)$/i.test(root);
    throw new UsageError(
      `The ${isFile ? "file" : "folder"} "${shown}" does not exist.`,
      isFile ? "Check the path." : `Check the path, or ${newSite()}`,
    );
  }
  if (!statSync(root).isDirectory()) {
    const [project = "."] = foldersAbove(root).map(folderFromHere);
    const isPage = command[0] === "check" && /\.mdx?$/i.test(root);
    const hint = `Run: ${isPage ? ownCommand("check", "--files", shown, project) : run(project)}`;
    throw new UsageError(`"${shown}" is a file; docsgen needs the folder that contains docs.json.`, hint);
  }
  if (hasSettings(root)) return root;
  const others = [...foldersAbove(root), ...foldersBelow(root)].map(folderFromHere);
  throw others.length > 0 ? settingsElsewhere(shown, others, run) : withoutSettings(shown);
}

/** What can be made of a folder without settings is seen by the files in it. */
function withoutSettings(shown: string): UsageError {
  const names = entriesIn(shown).map(({ name }) => name);
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
const OTHER_TOOLS = /^(?:(?:docusaurus|astro)\.config\.[cm]?[jt]s|mkdocs\.ya?ml|\.vitepress)$/;

function settingsElsewhere(shown: string, others: readonly string[], run: (folder: string) => string): UsageError {
  const commands = others.slice(0, LISTED).map(run);
  return others.length === 1
    ? new UsageError(`"${shown}" has no docs.json, but "${others[0]}" does.`, `Run: ${commands[0]}`)
    : new UsageError(`"${shown}" has no docs.json, but these folders do.`, `Run one of:\n${commands.join("\n")}`);
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
  return entriesIn(folder)
    .filter((each) => each.isDirectory() && !each.name.startsWith(".") && !["node_modules", "dist"].includes(each.name))
    .map((each) => join(folder, each.name));
}

/** By name. */
function entriesIn(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch {
    return []; // Nothing can be said of a folder that may not be read.
  }
}

/** In `node_modules`, or in a folder of its own where a project has none. */
export function cacheFolder(root: string): string {
  return existsSync(join(root, "node_modules"))
    ? join(root, "node_modules/.cache/docsgen")
    : join(root, OWN_FOLDER, "cache");
}
