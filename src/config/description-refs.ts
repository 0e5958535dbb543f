// Reads the sources of API descriptions: `openapi` and `asyncapi` in all their shapes, in navigation and in `api`.
import type { DescriptionRef, ReleaseRef } from "../model.js";
import { toProjectPath } from "../shared/page-path.js";
import { type Place, problem } from "../shared/problem.js";
import { isObject, type JsonObject } from "./json/places.js";
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

/** One release or a list of them, the oldest first. What cannot be read is reported and left out. */
function readReleaseRefs(holder: JsonObject, reading: Reading): ReleaseRef[] {
  const value = holder["changes"];
  const { places } = reading;
  const written: readonly (readonly [unknown, Place])[] = Array.isArray(value)
    ? value.map((each: unknown, index) => [each, places.ofValue(value, index)])
    : [[value, places.ofValue(holder, "changes")]];
  return written.flatMap(([each, place]) => readReleaseRef(each, place, reading) ?? []);
}

function readReleaseRef(value: unknown, place: Place, reading: Reading): ReleaseRef | null {
  const refuse = (what: string) => {
    reading.report(problem("api-changes", place, what, EXAMPLE));
    return null;
  };
  if (typeof value === "string") {
    const source = value.trim();
    return source === "" ? refuse("A release needs a name.") : { source, label: null, date: null, place };
  }
  if (!isObject(value)) return refuse(`A release must be a git ref or a file, not ${describe(value)}.`);
  for (const key of Object.keys(value))
    if (!KEYS.includes(key)) warnOfKey({ holder: value, key, known: KEYS, owner: "A release" }, reading);
  const { source, label, date } = value;
  if (typeof source !== "string" || source.trim() === "")
    return refuse('A release needs a "source": a git ref or a file.');
  if (label !== undefined && typeof label !== "string") return refuse(`"label" must be text, not ${describe(label)}.`);
  if (date !== undefined && !isDay(date))
    return refuse(`"date" must be a day such as "2026-01-15", not ${describe(date)}.`);
  return { source: source.trim(), label: label ?? null, date: date ?? null, place };
}

const KEYS = ["source", "label", "date"];

const EXAMPLE =
  'Write "changes": "v*" for all tags of that form, or a list such as ["v1.0", "old/openapi-1.1.yaml"], the oldest first.';

function isDay(value: unknown): value is string {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value));
}
