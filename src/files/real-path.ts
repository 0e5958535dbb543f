// Compares paths, and knows the names that no page may show.
import { relative, sep } from "node:path";

/** The path of a file from a folder, with forward slashes. */
export function pathFrom(folder: string, file: string): string {
  return relative(folder, file).split(sep).join("/");
}

/** Whether a real path is a folder, or in it. */
export function isWithin(folder: string, path: string): boolean {
  return path === folder || path.startsWith(folder.endsWith(sep) ? folder : folder + sep);
}

/** Whether a path has a part that belongs to git, or that keeps what an environment hides, in any case of letters. */
export function isPrivate(path: string): boolean {
  if (!path.includes(".")) return false;
  return path.split(/[\\/]/).some((part) => {
    const name = part.toLowerCase();
    return name === ".git" || name.startsWith(".env");
  });
}
