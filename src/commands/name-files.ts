// Names files of a project for whoever reads the output: a person in a terminal, or GitHub.
import { realpathSync } from "node:fs";
import { join, relative, sep } from "node:path";

/** How a file of the project, given by its path there, is named in the output. */
export type NameFile = (file: string) => string;

/** As the current folder sees it: editors and terminals open it from there. */
export function fromHere(root: string): NameFile {
  return seenFrom(process.cwd(), root);
}

/** As the repository sees it, wherever in it the command was started: GitHub attaches annotations to such paths only. */
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

/** The folder as the current one sees it, however it was written. */
export function folderFromHere(folder: string): string {
  return slashed(relative(process.cwd(), folder)) || ".";
}

/** Descriptions that another host serves are named by their address. */
export function isHosted(file: string): boolean {
  return /^https?:\/\//i.test(file);
}

function seenFrom(folder: string, root: string): NameFile {
  return (file) => (isHosted(file) ? file : slashed(relative(folder, join(root, file))));
}

/** On another drive no path leads from one folder to the other: what is left is absolute. */
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
    return folder; // Nothing is there: then nothing is in it.
  }
}
