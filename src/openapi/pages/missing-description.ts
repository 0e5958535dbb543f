// Reports a missing description, and suggests the one that was meant.
import { nearest } from "../../shared/nearest.js";
import { type Place, type Problem, problem } from "../../shared/problem.js";
import { fileName } from "./find-descriptions.js";

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
