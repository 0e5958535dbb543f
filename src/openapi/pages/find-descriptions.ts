// Finds the descriptions a writer may mean by a path, a bare file name or a URL.
import { plainPath } from "../../shared/page-path.js";

/** The ids that a written source may mean, best match first; only one is left where the spelling is exact. */
export function findDescriptions(written: string, ids: readonly string[], pageFile: string | null): string[] {
  if (ids.includes(written)) return [written];
  if (/^https?:/i.test(written)) return [];
  const folder = pageFile === null ? "" : pageFile.split("/").slice(0, -1).join("/");
  const fromRoot = plainPath(written);
  const fromPage = plainPath(`${folder}/${written}`);
  const exact = written.startsWith(".") ? [fromPage, fromRoot] : [fromRoot, fromPage];
  for (const id of exact) if (ids.includes(id)) return [id];
  const sorted = [...ids].sort();
  const lookups: ((id: string) => boolean)[] = [
    (id) => `/${id}`.endsWith(`/${fromRoot}`),
    (id) => fileName(id) === written || stem(id) === written,
    // Part of a name is enough, but a whole name that does not exist is not part of another.
    (id) => !ENDING.test(fromRoot) && id.includes(fromRoot),
  ];
  for (const matches of lookups) {
    const found = sorted.filter(matches);
    if (found.length > 0) return found;
  }
  return [];
}

/** The one that a setting means by project path or URL; null where there is none, and where a folder has several. */
export function findNamed(source: string, ids: readonly string[]): string | null {
  const found = findDescriptions(source, ids, null);
  const isFolder = found.length > 1 && found.every((id) => id.startsWith(`${source}/`));
  return isFolder ? null : (found[0] ?? null);
}

const ENDING = /\.(?:json|ya?ml)$/i;

/** The file's name without extension: `v2` for `api/v2.yaml`. */
export function stem(id: string): string {
  return fileName(id).replace(/\.[^.]+$/, "");
}

/** The last segment of a path or URL. */
export function fileName(id: string): string {
  return (
    id
      .replace(/[?#].*$/, "")
      .split("/")
      .pop() ?? id
  );
}
