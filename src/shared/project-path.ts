// Owns the spelling of a file's path in the project: from the root, forward slashes, no `.` or `..`.

/** `/api/./openapi.json` and `../openapi.json` as `api/openapi.json` and `openapi.json`: nothing leads out of the root. */
export function toProjectPath(written: string): string {
  const segments: string[] = [];
  for (const segment of written.trim().split("/")) {
    if (segment === "..") segments.pop();
    else if (segment !== "" && segment !== ".") segments.push(segment);
  }
  return segments.join("/");
}
