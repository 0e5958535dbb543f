// Reads `changes` of an API description: the earlier releases that it is compared with.
import type { ReleaseRef } from "../model.js";
import { type Place, problem } from "../shared/problem.js";
import { isObject, type JsonObject } from "./json/places.js";
import { describe, type Reading, warnOfKey } from "./setting-problems.js";

/** One release or a list of them, the oldest first. What cannot be read is reported and left out. */
export function readReleaseRefs(holder: JsonObject, reading: Reading): ReleaseRef[] {
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
