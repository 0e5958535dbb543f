// Resolves links that do not start at the root.
import { servedPath } from "../../shared/version-files.js";

/** Against the folder of the file, which most writers mean; else against the page as a folder; else from the root. */
export function relativeTo(path: string, file: string): string[] {
  const fromFile = servedPath(file);
  const folder = fromFile.includes("/") ? fromFile.slice(0, fromFile.lastIndexOf("/")) : "";
  return [join(folder, path), join(fromFile.replace(/\.mdx?$/i, ""), path), join("", path)];
}

/** A path from the root, without `.` and `..`. A slash at the end stays. */
function join(folder: string, path: string): string {
  const joined = joinPath(folder, path);
  return `/${joined}${path.endsWith("/") && joined !== "" ? "/" : ""}`;
}

/** As `join`, without slashes around it. */
export function joinPath(folder: string, path: string): string {
  const segments = folder === "" ? [] : folder.split("/");
  for (const segment of path.split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "." && segment !== "") segments.push(segment);
  }
  return segments.join("/");
}
