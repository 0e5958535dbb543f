// Finds the descriptions a writer may mean by a path, a bare file name or a URL, and says which are missing.

import { nearest } from "../../shared/nearest.js";
import { plainPath } from "../../shared/page-path.js";
import { type Place, type Problem, problem } from "../../shared/problem.js";

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
function fileName(id: string): string {
  return (
    id
      .replace(/[?#].*$/, "")
      .split("/")
      .pop() ?? id
  );
}

interface Missing {
  /** As written. */
  readonly source: string;
  readonly place: Place | null;
  /** Something looked up in it, and the descriptions that have it; null where nothing was. */
  readonly holders: { readonly name: string; readonly ids: readonly string[] } | null;
}

interface Present {
  /** Ids of the descriptions of the site. */
  readonly known: readonly string[];
  /** Data files that are not descriptions. */
  readonly otherFiles: readonly string[];
  /** Why a file that is there is not read; null if there is none. */
  readonly passedOver: (file: string) => string | null;
}

export function missingDescription(
  { source, place, holders }: Missing,
  { known, otherFiles, passedOver }: Present,
): Problem {
  const file = source.replace(/^\.?\//, "");
  const reason = passedOver(file);
  if (reason !== null) {
    const hint = "Rename it, move it to another folder, or include it, and update its path in docs.json.";
    return problem("missing-description", place, `"${source}" is not read: ${reason}.`, hint);
  }
  if (otherFiles.includes(file)) {
    const what = `"${source}" is not an API description.`;
    return problem(
      "missing-description",
      place,
      what,
      'An API description has "openapi" or "asyncapi" at the top level.',
    );
  }
  const folder = `${source.replace(/^[./]+|\/+$/g, "")}/`;
  const inside = known.find((id) => id.startsWith(folder));
  if (inside !== undefined) {
    const what = `"${source}" is a folder, not an API description.`;
    return problem("missing-description", place, what, `Use a file in it, such as "${inside}".`);
  }
  const what = `The API description "${source}" does not exist.`;
  return problem("missing-description", place, what, hintOf({ source, place, holders }, known));
}

function hintOf({ source, holders }: Missing, known: readonly string[]): string {
  if (/^https?:/i.test(source)) return `Add the URL to docs.json: "api": { "openapi": "${source}" }.`;
  const near = known.find((id) => fileName(id) === fileName(source)) ?? nearest(source, known);
  const [holder] = holders?.ids ?? [];
  if (holders && holder !== undefined) {
    const meant = near !== null && holders.ids.includes(near) ? near : holder;
    return `Did you mean "${meant}"? It has ${holders.name}.`;
  }
  if (near !== null) return `Did you mean "${near}"?`;
  if (/\.\w+$/.test(source) && !/\.(?:json|ya?ml)$/i.test(source))
    return "API descriptions are files that end in .json, .yaml or .yml.";
  return "Add the file, or fix the path. It is relative to the folder of docs.json.";
}
