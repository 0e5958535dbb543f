// Names files of a project for readers of the output: a person in a terminal, or GitHub.
import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** How the output names a file, given its path in the project. */
export type NameFile = (file: string) => string;

/** Relative to the current folder, so that editors and terminals can open it. */
export function fromHere(root: string): NameFile {
  return seenFrom(process.cwd(), root);
}

/** Relative to the repository, wherever the command was started: GitHub only attaches annotations to such paths. */
export function fromRepository(root: string): NameFile {
  const workspace = process.env["GITHUB_WORKSPACE"];
  if (!workspace) return fromHere(root);
  const spellings = [
    [workspace, root],
    [realPath(workspace), realPath(root)],
  ] as const;
  const inside = spellings.find(([repository, folder]) => !leadsOut(relative(repository, folder)));
  return inside ? seenFrom(...inside) : fromHere(root);
}

/** The folder relative to the current one, however it was written. */
export function folderFromHere(folder: string): string {
  return slashed(relative(process.cwd(), folder)) || ".";
}

/** Descriptions on another host are named by their address. */
export function isHosted(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function seenFrom(folder: string, root: string): NameFile {
  return (file) => (isHosted(file) ? file : slashed(relative(folder, join(root, file))));
}

/** There is no relative path to another drive, so the path is absolute. */
function leadsOut(path: string): boolean {
  return path === ".." || path.startsWith(`..${sep}`) || /^([a-z]:|[\\/])/i.test(path);
}

function slashed(path: string): string {
  return sep === "\\" ? path.replaceAll("\\", "/") : path;
}

function realPath(folder: string): string {
  try {
    return realpathSync(folder);
  } catch {
    return folder; // It does not exist and so contains nothing.
  }
}
