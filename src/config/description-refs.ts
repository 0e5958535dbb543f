// Reads where API descriptions come from: `openapi` and `asyncapi` in all their shapes, in navigation and in `api`.
import type { DescriptionRef } from "../model.js";
import { type Place, problem } from "../shared/problem.js";
import { toProjectPath } from "../shared/project-path.js";
import { isObject, type JsonObject } from "./json/places.js";
import { readReleaseRefs } from "./release-refs.js";
import { describe, type Reading, warnOfKey } from "./setting-problems.js";

/** The refs under `key`, or null where the key is not written. A sibling `directory` serves refs without their own. */
export function readDescriptionRefs(
  holder: JsonObject,
  key: "openapi" | "asyncapi",
  reading: Reading,
): DescriptionRef[] | null {
  const value = holder[key];
  if (value === undefined) return null;
  const sibling = siblingDirectory(holder);
  const each = { key, sibling, reading };
  if (!Array.isArray(value)) return present([readRef(value, reading.places.ofValue(holder, key), each)]);
  return present(value.map((item: unknown, index) => readRef(item, reading.places.ofValue(value, index), each)));
}

/** `directory` is a folder here unless it names a way to list pages. */
export function siblingDirectory(holder: JsonObject): string | null {
  const { directory } = holder;
  if (typeof directory !== "string" || LISTINGS.includes(directory)) return null;
  return toProjectPath(directory);
}

/** Ways in which a group's root page lists what is below it. */
const LISTINGS: readonly string[] = ["none", "accordion", "card"];

function present(refs: readonly (DescriptionRef | null)[]): DescriptionRef[] {
  return refs.filter((ref) => ref !== null);
}

interface Asked {
  readonly key: string;
  readonly sibling: string | null;
  readonly reading: Reading;
}

function readRef(value: unknown, place: Place, { key, sibling, reading }: Asked): DescriptionRef | null {
  const refuse = (what: string) => {
    const hint = `Write "${key}": "openapi.json", or "${key}": { "source": "openapi.json", "directory": "api-reference" }.`;
    reading.report(problem("invalid-description", place, what, hint));
    return null;
  };
  if (typeof value === "string") {
    const source = sourceOf(value);
    return source
      ? { source, directory: sibling, overlays: null, overview: null, changes: null, place }
      : refuse(`"${key}" does not name a file or URL.`);
  }
  if (!isObject(value)) return refuse(`"${key}" must be a file or a URL, not ${describe(value)}.`);
  for (const unknown of Object.keys(value)) {
    if (!REF_KEYS.includes(unknown))
      warnOfKey({ holder: value, key: unknown, known: REF_KEYS, owner: `"${key}"` }, reading);
  }
  const { source, directory, overlays, overview, changes } = value;
  if (source === undefined) return refuse(`"${key}" needs a "source": the file or URL of the API description.`);
  const from = typeof source === "string" ? sourceOf(source) : null;
  if (from === null) return refuse(`"source" must be a file or a URL, not ${describe(source)}.`);
  if (directory !== undefined && typeof directory !== "string")
    return refuse(`"directory" must be a folder, not ${describe(directory)}.`);
  if (overlays !== undefined && !isTexts(overlays))
    return refuse(`"overlays" must be a list of files, not ${describe(overlays)}.`);
  if (overview !== undefined && typeof overview !== "boolean")
    return refuse(`"overview" must be true or false, not ${describe(overview)}.`);
  if (changes !== undefined && key !== "openapi") return refuse('Only OpenAPI descriptions can have "changes".');
  return {
    source: from,
    directory: directory === undefined ? sibling : toProjectPath(directory),
    overlays: overlays?.map(toProjectPath) ?? null,
    overview: overview ?? null,
    changes: changes === undefined ? null : readReleaseRefs(value, reading),
    place,
  };
}

const REF_KEYS = ["source", "directory", "overlays", "overview", "changes"];

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string");
}

function sourceOf(written: string): string | null {
  const source = written.trim();
  if (/^https?:\/\//i.test(source)) return URL.canParse(source) ? source : null;
  return toProjectPath(source) || null;
}
