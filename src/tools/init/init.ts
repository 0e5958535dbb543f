// `docsgen init`: makes a project of a template, or a docs.json for the Markdown files of a folder. Overwrites nothing.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { repositoryOf } from "../../files/ignored-by-git.js";
import { makeFolder } from "../../files/make-folder.js";
import { openFolder, type ProjectFolder } from "../../files/open-folder.js";
import { writeChanges } from "../../files/write-changes.js";
import { wordsOfFolder } from "../../shared/page-path.js";
import { UsageError } from "../../shared/problem.js";
import { counted, lookAt, tell } from "../../shared/tell.js";
import { packageFolder, packageVersion } from "../core.js";

interface InitFlags {
  /** Missing: the Markdown files of the folder, if it has any, else `starter`. */
  readonly template?: "starter" | "api";
  readonly name?: string;
}

/** A file to write, by its path in the project. */
interface NewFile {
  readonly path: string;
  readonly content: Buffer;
  /** Left alone where it exists; the others must not exist. */
  readonly isOptional: boolean;
}

export async function init(dir: string, { template, name }: InitFlags): Promise<void> {
  const target = resolve(dir);
  const inTheWay = fileIn(target);
  if (inTheWay !== null) throw new UsageError(`"${inTheWay}" is a file.`, "Choose an empty or new folder.");
  const title = name?.trim() || titleOf(basename(target));
  const pages = template === undefined && !hasSettings(target) ? markdownFiles(openFolder(target)) : [];
  const files = pages.length > 0 ? [docsOfFiles(pages, title)] : templateFiles(template ?? "starter", title);
  const all = [...files, ...projectFiles(target, title)];
  const taken = all.filter(({ path, isOptional }) => !isOptional && existsSync(join(target, path)));
  if (taken.length > 0) throw alreadyThere(dir, taken);
  const written = all.filter(({ path }) => !existsSync(join(target, path)));
  makeFolderOrTell(target);
  const contents = new Map(written.map(({ path, content }) => [path, { before: null, after: content }]));
  await writeChanges({ root: target, command: "init" }, { moved: new Map(), written: contents }, tell);
  const shown = relative(process.cwd(), target) || ".";
  const what = pages.length > 0 ? `docs.json for ${counted(pages.length, "page")}` : `"${title}"`;
  process.stderr.write(`Created ${what} in ${shown} (${counted(written.length, "file")}).\n${lookAt(shown)}`);
}

function alreadyThere(dir: string, taken: readonly NewFile[]): UsageError {
  const names = taken.slice(0, 3).map(({ path }) => path);
  const shown = names.join(", ") + (taken.length > 3 ? ", …" : "");
  const what = `"${dir}" already contains ${shown}, and docsgen does not overwrite files.`;
  const isSite = taken.some(({ path }) => path === "docs.json");
  const hint = isSite
    ? `The site that is there stays as it is. ${lookAt(dir)}For another site, choose an empty or new folder.`
    : "Choose an empty or new folder.";
  return new UsageError(what, hint);
}

function hasSettings(target: string): boolean {
  return ["docs.json", "mint.json"].some((file) => existsSync(join(target, file)));
}

function templateFiles(template: string, title: string): NewFile[] {
  const from = join(packageFolder(), "templates", template);
  return filesBelow(from).map((path) => ({
    path,
    content: fill(readFileSync(join(from, path)), { name: title }),
    isOptional: false,
  }));
}

/** A docs.json that lists the Markdown files of a folder. */
function docsOfFiles(pages: readonly string[], title: string): NewFile {
  const docs = {
    $schema: SCHEMA,
    theme: "mint",
    name: title,
    colors: { primary: "#4F46E5" },
    navigation: navigationOfFiles(pages),
  };
  return { path: "docs.json", content: Buffer.from(`${JSON.stringify(docs, null, 2)}\n`), isOptional: false };
}

/** Where `npm install` puts the schema of docs.json. */
const SCHEMA = "./node_modules/docsgen/schema/docs.schema.json";

/** What makes a folder a project of npm and git. The workflow is for folders that are a repository of their own. */
function projectFiles(target: string, title: string): NewFile[] {
  const from = join(packageFolder(), "templates/project");
  const slug = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  const values = { slug: slug || "docs", docsgen: ownDependency(target) };
  const sources = Object.entries(PROJECT_FILES).filter(
    ([path]) => !path.startsWith(".github/") || repositoryOf(dirname(target)) === null,
  );
  return sources.map(([path, source]) => ({
    path,
    content: fill(readFileSync(join(from, source)), values),
    isOptional: true,
  }));
}

/** Path in the project → name in the templates, where packages can carry it. */
const PROJECT_FILES: Readonly<Record<string, string>> = {
  "package.json": "package.json",
  "docsgen.json": "docsgen.json",
  ".gitignore": "_gitignore",
  ".vscode/docsgen.code-snippets": "_docsgen.code-snippets",
  ".github/workflows/docs.yml": "_github-workflow.yml",
};

function makeFolderOrTell(folder: string): void {
  try {
    makeFolder(folder);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot create the folder "${folder}" (${reason}).`, "Choose a different folder.", { cause });
  }
}

/** The file that a path leads to or through; null where folders can be made. */
function fileIn(path: string): string | null {
  if (existsSync(path)) return statSync(path).isDirectory() ? null : path;
  const above = dirname(path);
  return above === path ? null : fileIn(above);
}

/** Puts values where a template says `{{name}}`, within quotes of JSON or YAML; other bytes stay as they are. */
function fill(bytes: Buffer, values: Readonly<Record<string, string>>): Buffer {
  const text = bytes.toString("utf8");
  const names = Object.keys(values).filter((name) => text.includes(`{{${name}}}`));
  if (names.length === 0) return bytes;
  const quoted = (name: string) => JSON.stringify(values[name]).slice(1, -1);
  return Buffer.from(names.reduce((filled, name) => filled.replaceAll(`{{${name}}}`, () => quoted(name)), text));
}

function titleOf(folder: string): string {
  const words = folder.replace(/[-_]+/g, " ").trim();
  return words === "" ? "My documentation" : words.charAt(0).toUpperCase() + words.slice(1);
}

function filesBelow(folder: string, inside = ""): string[] {
  return readdirSync(join(folder, inside)).flatMap((name) => {
    const file = inside === "" ? name : `${inside}/${name}`;
    return statSync(join(folder, file)).isDirectory() ? filesBelow(folder, file) : [file];
  });
}

/** Whether the name "docsgen" on npm is ours. Until it is, a project takes the docsgen that wrote it. */
const IS_ON_NPM = false;

/** What package.json of the project in `target` says of docsgen. */
export function ownDependency(target: string, from: string = packageFolder()): string {
  if (IS_ON_NPM) return `^${packageVersion()}`;
  const modules = dirname(from);
  const installed = basename(modules) === "node_modules" ? installedAs(dirname(modules)) : null;
  return installed === null ? fileDependency(target, from) : movedTo(target, installed);
}

/** The project that installed docsgen, and from where: a tarball, an address, or a folder. */
interface Installed {
  readonly project: string;
  readonly from: string;
}

function installedAs(project: string): Installed | null {
  const file = join(project, "package.json");
  if (!existsSync(file)) return null;
  const { dependencies, devDependencies } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly dependencies?: Readonly<Record<string, string>>;
    readonly devDependencies?: Readonly<Record<string, string>>;
  };
  const from = devDependencies?.["docsgen"] ?? dependencies?.["docsgen"];
  return from === undefined ? null : { project, from };
}

/** Paths are relative to the project that names them. */
function movedTo(target: string, { project, from }: Installed): string {
  const path = /^file:(.+)$/.exec(from)?.[1];
  return path === undefined ? from : fileDependency(target, resolve(project, path));
}

function fileDependency(target: string, path: string): string {
  return `file:${relative(target, path).replaceAll("\\", "/")}`;
}

/** A group of docs.json. */
interface Group {
  readonly group: string;
  readonly pages: string;
}

/** Files that are about a repository, not pages of its documentation. */
const NOT_PAGES = /^(?:license|changelog|contributing|code_of_conduct|security|agents|claude|skill)\.mdx?$/i;
const NOT_FOLDERS = /^(?:\..*|_?snippets|node_modules|dist|build|vendor)$/i;

/** The Markdown files of a folder, by their paths in it. Hidden folders, snippets and what tools write are left out. */
export function markdownFiles(folder: ProjectFolder, inside = ""): string[] {
  if (!folder.exists(inside)) return [];
  return folder.list(inside).flatMap(({ name, kind, target, fault }) => {
    const path = inside === "" ? name : `${inside}/${name}`;
    if (fault !== null || (kind === "folder" && (target !== null || NOT_FOLDERS.test(name)))) return [];
    if (kind === "folder") return folder.isClosed(path) ? [] : markdownFiles(folder, path);
    return /\.mdx?$/i.test(name) && !NOT_PAGES.test(name) ? [path] : [];
  });
}

/** The value of `navigation`: a group for the pages of the root, and one for each folder. */
function navigationOfFiles(files: readonly string[]): { groups: Group[] } {
  const inRoot = files.filter((file) => !file.includes("/"));
  const folders = [...new Set(files.filter((file) => file.includes("/")).map((file) => file.split("/", 1)[0] ?? ""))];
  const first = inRoot.length > 0 ? [{ group: "Get started", pages: "*" }] : [];
  return {
    groups: [
      ...first,
      ...folders.sort(natural).map((folder) => ({ group: wordsOfFolder(folder), pages: `${folder}/*` })),
    ],
  };
}

function natural(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}
