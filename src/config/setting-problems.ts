// Reports keys that docsgen does not know, and words values for messages that a writer understands.
import { nearest } from "../shared/nearest.js";
import { type Problem, problem, type Report, warning } from "../shared/problem.js";
import type { Places } from "./json/places.js";
import { needless, settingElsewhere, unsupported } from "./settings-elsewhere.js";

/** Where what is wrong with a file is told. */
export interface Reading {
  readonly places: Places;
  readonly report: Report;
  /** Unknown keys already reported: each is reported once. */
  readonly toldKeys: Set<string>;
}

interface UnknownKey {
  readonly holder: object;
  readonly key: string;
  readonly known: readonly string[];
  /** What contains the key, as shown in a message: `"api.playground"`, `a group`; empty at the top level. */
  readonly owner: string;
}

/** Reports a key that docsgen does not know, once per name, or that it cannot do what the key asks for. */
export function warnOfKey({ holder, key, known, owner }: UnknownKey, { places, report, toldKeys }: Reading): void {
  const place = places.ofKey(holder, key);
  const shownOwner = owner === "" ? "docs.json" : owner;
  const consequence = unsupported(key, owner);
  if (consequence !== null) {
    report(warning("unsupported-setting", place, `"${key}" of ${shownOwner} is not supported yet; ${consequence}.`));
    return;
  }
  if (toldKeys.has(key)) return;
  toldKeys.add(key);
  const what = `Unknown setting "${key}" in ${shownOwner}; ignored.`;
  report(warning("unknown-key", place, what, needless(key, owner) ?? keyHint(key, owner, known)));
}

function keyHint(key: string, owner: string, known: readonly string[]): string | null {
  const elsewhere = settingElsewhere(key, owner);
  if (elsewhere !== null)
    return key === elsewhere ? "Move it to the top level of docs.json." : `In docs.json, it is called "${elsewhere}".`;
  const meant = nearest(key, known);
  return meant && `Did you mean "${meant}"?`;
}

/** `"a", "b" or "c"`. */
export function oneOf(words: readonly string[]): string {
  return new Intl.ListFormat("en-GB", { type: "disjunction" }).format(words);
}

/** A value in a writer's words. */
export function describe(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "object") return "an object";
  if (typeof value === "string") return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === "number") return `the number ${value}`;
  return String(value);
}

/** A settings file with a value of the wrong kind. */
export function noObject(file: string, value: unknown): Problem {
  const what = `${file} must be an object in braces, not ${describe(value)}.`;
  const isWrapped = Array.isArray(value) && value.length === 1 && typeof value[0] === "object" && value[0] !== null;
  const smallest = '{ "name": "…", "colors": { "primary": "#0D9373" }, "navigation": { "pages": ["index"] } }';
  const hint = isWrapped ? "Remove the square brackets around the object." : `Write an object such as ${smallest}.`;
  return problem("invalid-json", { file, line: 1, column: 1 }, what, file === "docs.json" || isWrapped ? hint : null);
}
