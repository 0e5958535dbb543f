// Finds what `docsgen move` moves: a page, a folder, another file, or the pages of a group.

import { existsSync, readdirSync } from "node:fs";
import { extname, join, posix } from "node:path";
import { openFolder } from "../../files/open-folder.js";
import { pathFrom } from "../../files/real-path.js";
import type { NavBranch, NavNode } from "../../model.js";
import { didYouMean, nearest } from "../../shared/nearest.js";
import { toPagePath } from "../../shared/page-path.js";
import { UsageError } from "../../shared/problem.js";
import { linkPathOf } from "./addresses.js";
import type { EditedProject } from "./read-project.js";

/** New places of files by their old ones, relative to the root. */
export type MovedFiles = ReadonlyMap<string, string>;

/** `from` and `to` are as the user writes them. Throws a UsageError where nothing, or more than one thing, can be meant. */
export function findMoved(from: string, to: string, project: EditedProject): MovedFiles {
  const moved = new Map([...filesToMove(from, to, project)].filter(([before, after]) => before !== after));
  if (moved.size === 0) throw new UsageError(`"${from}" is already there.`);
  const settings = ["docs.json", "docsgen.json", "mint.json"].find((name) => moved.has(name));
  if (settings !== undefined)
    throw new UsageError(`${settings} cannot be moved: it has to be at the root of the project.`);
  for (const [before, after] of moved) checkTarget(before, after, { project, moved });
  return moved;
}

function filesToMove(from: string, to: string, project: EditedProject): ReadonlyMap<string, string> {
  const { root } = project;
  const path = clean(from);
  const target = clean(to);
  if (target.startsWith("..") || path.startsWith(".."))
    throw new UsageError("Files can only be moved within the project.");
  const isFolder = path !== "" && openFolder(root).state(path)?.isDirectory() === true;
  const file = from.endsWith("/") ? undefined : fileOf(path, project);
  if (file !== undefined && isFolder && extname(path) === "") {
    const hint = `Write "${file}" or "${path}/".`;
    throw new UsageError(`"${path}" is both a page and a folder.`, hint);
  }
  if (file !== undefined) return new Map([[file, targetOfFile(file, target, to)]]);
  if (isFolder)
    return folderFiles(
      path,
      to.endsWith("/") && isTaken(root, target) ? posix.join(target, posix.basename(path)) : target,
      project,
    );
  const group = groupFiles(from, target, project);
  if (group) return group;
  const names = [...project.files.pages.map(linkPathOf), ...project.addresses.files];
  const near = nearest(path, names);
  throw new UsageError(
    `There is no page, folder, file or group "${from}".`,
    near ? didYouMean(near) : "Name it as docs.json does, by its path from the folder of docs.json.",
  );
}

/** Paths from the root, whichever slashes they have around them. */
function clean(written: string): string {
  const path = posix.normalize(written.replaceAll("\\", "/").replace(/^\/+/, "") || ".").replace(/\/$/, "");
  return path === "." ? "" : path;
}

function isTaken(root: string, path: string): boolean {
  return path === "" || openFolder(root).exists(path);
}

function fileOf(path: string, { root, files, addresses }: EditedProject): string | undefined {
  if (path !== "" && openFolder(root).isFile(path)) return path;
  const page = toPagePath(path === "" ? "index" : path).toLowerCase();
  const named = [...files.pages, ...files.snippets].find((file) => linkPathOf(file).toLowerCase() === page);
  return named ?? (addresses.files.has(path) ? path : undefined);
}

/** A page keeps its ending, and its name where only a folder is given. */
function targetOfFile(file: string, target: string, written: string): string {
  if (target === "" || written.endsWith("/")) return posix.join(target, posix.basename(file));
  const isPage = /\.mdx?$/i.test(file);
  const ending = isPage ? /\.mdx?$/i : /\.\w+$/;
  return ending.test(target) ? target : target + posix.extname(file);
}

function folderFiles(folder: string, target: string, { root }: EditedProject): Map<string, string> {
  if (`${target}/`.startsWith(`${folder}/`) && target !== folder) {
    throw new UsageError(`"${folder}" cannot be moved into itself.`, "Move the files in it instead.");
  }
  const isOutside = (path: string) => path.split("/").includes("node_modules");
  const entries = readdirSync(join(root, folder), { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => !entry.isDirectory());
  const paths = files.map((entry) => pathFrom(root, join(entry.parentPath, entry.name)));
  return new Map(
    paths.filter((path) => !isOutside(path)).map((path) => [path, posix.join(target, posix.relative(folder, path))]),
  );
}

/** The pages of a group, below the new folder as they were below the folder that they have in common. */
function groupFiles(written: string, target: string, project: EditedProject): Map<string, string> | null {
  const names = written.split(/\s+>\s+/);
  const found = groupsNamed(names, project.site.navigation.children, []);
  const [only, ...others] = found;
  if (!only) return null;
  if (others.length > 0) {
    const list = found.map(({ trail }) => `\n"${trail.join(" > ")}"`).join("");
    throw new UsageError(`There are ${found.length} groups "${written}".`, `Write the names around it, too:${list}`);
  }
  const files = filesOf(only.group, project);
  if (files.length === 0) throw new UsageError(`The group "${written}" has no pages of its own files.`);
  const folders = files.map((file) => posix.dirname(file).split("/"));
  const common = folders.reduce((one, other) => {
    const end = one.findIndex((name, index) => name !== other[index]);
    return end === -1 ? one : one.slice(0, end);
  });
  return new Map(files.map((file) => [file, posix.join(target, posix.relative(common.join("/") || ".", file))]));
}

interface FoundGroup {
  readonly group: NavBranch;
  readonly trail: readonly string[];
}

function groupsNamed(names: readonly string[], nodes: readonly NavNode[], above: readonly string[]): FoundGroup[] {
  return nodes.flatMap((node) => {
    if (node.kind !== "branch") return [];
    const trail = [...above, node.holder.label];
    const isNamed =
      trail.length >= names.length && names.every((name, index) => name === trail.at(index - names.length));
    const inner = groupsNamed(names, node.children, trail);
    return isNamed ? [{ group: node, trail }, ...inner] : inner;
  });
}

function filesOf({ holder, children }: NavBranch, project: EditedProject): string[] {
  const own = holder.root === null ? [] : [holder.root];
  const files = own.flatMap((path) => project.site.pages.get(path)?.source?.file ?? []);
  const below = children.flatMap((node) => {
    if (node.kind === "branch") return filesOf(node, project);
    return node.kind === "page" ? (project.site.pages.get(node.path)?.source?.file ?? []) : [];
  });
  return [...new Set([...files, ...below])];
}

interface Target {
  readonly project: EditedProject;
  readonly moved: MovedFiles;
}

function checkTarget(before: string, after: string, { project, moved }: Target): void {
  const { root, files, addresses } = project;
  const isOnlyCase = before.toLowerCase() === after.toLowerCase();
  if (!isOnlyCase && !moved.has(after) && existsSync(join(root, after)))
    throw new UsageError(`"${after}" already exists.`, "Choose another name, or remove that file first.");
  if (!files.pages.includes(before)) return;
  if (!/\.mdx?$/i.test(after)) throw new UsageError(`"${after}" is not a page: pages end in .mdx or .md.`);
  const twin = files.pages.find(
    (file) =>
      !moved.has(file) && linkPathOf(file).replace(/\/index$/, "") === linkPathOf(after).replace(/\/index$/, ""),
  );
  if (twin !== undefined)
    throw new UsageError(`"${after}" would have the address of "${twin}".`, "Choose another name.");
  if (addresses.pages.get(`/${linkPathOf(after)}`) === null)
    throw new UsageError(`A page of an API description has the address of "${after}".`, "Choose another name.");
}
