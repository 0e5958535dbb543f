// Turns schema errors into problems: the place in the file, and a sentence that a writer understands.
import type { core } from "zod";
import { nearest } from "../shared/nearest.js";
import { type Problem, problem, type Report, warning } from "../shared/problem.js";
import type { JsonObject, Places } from "./json/places.js";
import { serviceKey } from "./settings/integrations.js";
import { needless, settingElsewhere, unsupported } from "./settings-elsewhere.js";

type Issue = core.$ZodIssue;

/** Where what is wrong with a file is told. */
export interface Reading {
  readonly places: Places;
  readonly report: Report;
  /** Unknown keys already reported: each is reported once. */
  readonly toldKeys: Set<string>;
}

/** The JSON a schema was asked about: `at` leads from `top` to the value. */
export interface Checked extends Reading {
  readonly top: JsonObject;
  readonly at: readonly string[];
}

/** One thing a schema refused, with the path from the checked value to it. A union counts as the branch that was meant. */
export function flatten(
  issue: Issue,
  path: readonly PropertyKey[] = issue.path,
): { issue: Issue; path: readonly PropertyKey[] }[] {
  if (issue.code !== "invalid_union") return [{ issue, path }];
  const meant = issue.errors.find((branch) => !branch.some(isOtherShape));
  if (!meant) return [{ issue, path }];
  return meant.flatMap((each) => flatten(each, [...path, ...each.path]));
}

function isOtherShape(issue: Issue): boolean {
  return issue.path.length === 0 && (issue.code === "invalid_type" || issue.code === "invalid_value");
}

/** Reports one refusal. Unknown keys are warnings, anything else is an error. */
export function reportIssue({ issue, path }: { issue: Issue; path: readonly PropertyKey[] }, checked: Checked): void {
  const { top, places, report } = checked;
  const whole = [...checked.at, ...path];
  if (issue.code === "unrecognized_keys") {
    reportUnknownKeys(issue, whole, checked);
    return;
  }
  const place = places.ofPath(top, whole);
  const value = valueAt(top, whole);
  const isMild = MILD.has(whole.map((key) => (typeof key === "number" ? "*" : String(key))).join("."));
  const say = isMild ? warning : problem;
  const end = isMild ? "; ignored." : ".";
  if (value === undefined) {
    const what = `${quotedPath(whole.slice(0, -1))} needs "${String(whole.at(-1))}"${end}`;
    report(say("invalid-setting", place, what, exampleOf(whole)));
    return;
  }
  const hint = hintFor(issue, value) ?? serviceHint(whole, value) ?? exampleOf(whole);
  report(say("invalid-setting", place, `${quotedPath(whole)} ${demand(issue, value)}${end}`, hint));
}

/** What cannot be used although other tools publish sites with it: `*` is the number of an entry. */
const MILD: ReadonlySet<string> = new Set([
  "boost",
  "directory",
  "integrations.cookies.key",
  "integrations.cookies.value",
  "contextual.options.*.href",
  "contextual.options.*.href.base",
  "redirects.*.source",
  "redirects.*.destination",
]);

/** A service whose id stands where an object with it belongs. */
function serviceHint([parent, service, ...rest]: readonly PropertyKey[], value: unknown): string | null {
  const key = parent === "integrations" && rest.length === 0 ? serviceKey(String(service)) : null;
  const id = typeof value === "string" || typeof value === "number" ? String(value) : "…";
  return key === null ? null : `Write "${String(service)}": { "${key}": ${JSON.stringify(id)} }.`;
}

function reportUnknownKeys(
  issue: core.$ZodIssueUnrecognizedKeys,
  path: readonly PropertyKey[],
  checked: Checked,
): void {
  const holder = valueAt(checked.top, path);
  const known = issue.message.split(" ");
  for (const key of issue.keys) {
    if (typeof holder === "object" && holder !== null)
      warnOfKey({ holder, key, known, owner: path.length > 0 ? quotedPath(path) : "" }, checked);
  }
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

/** `"navbar.links[0].href"`. */
function quotedPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key, index) =>
    typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`,
  );
  return `"${parts.join("")}"`;
}

export function valueAt(top: unknown, path: readonly PropertyKey[]): unknown {
  let value = top;
  for (const key of path) {
    if (typeof value !== "object" || value === null) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}

function demand(issue: Issue, value: unknown): string {
  switch (issue.code) {
    case "invalid_type":
      return `must be ${TYPES[issue.expected] ?? issue.expected}, not ${describe(value)}`;
    case "invalid_value":
      return `must be ${oneOf(issue.values.map((each) => JSON.stringify(each)))}, not ${describe(value)}`;
    case "invalid_union":
      return `must be ${oneOf(shapesOf(issue))}, not ${describe(value)}`;
    case "invalid_key":
      return issue.issues[0]?.message ?? issue.message;
    default:
      return issue.message;
  }
}

const TYPES: Readonly<Record<string, string>> = {
  string: "a string",
  number: "a number",
  boolean: "true or false",
  array: "a list in square brackets",
  object: "an object in braces",
  record: "an object in braces",
};

function shapesOf(issue: core.$ZodIssueInvalidUnion): string[] {
  const shapes = issue.errors.flatMap((branch) => branch.filter(isOtherShape).map((each) => shapeOf(each)));
  return [...new Set(shapes)];
}

function shapeOf(issue: Issue): string {
  if (issue.code === "invalid_type") return TYPES[issue.expected] ?? issue.expected;
  if (issue.code === "invalid_value") return oneOf(issue.values.map((each) => JSON.stringify(each)));
  return issue.message;
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

function hintFor(issue: Issue, value: unknown): string | null {
  const meant = typeof value === "string" ? nearest(value, wordsOf(issue)) : null;
  if (meant) return `Did you mean "${meant}"?`;
  if (issue.code !== "invalid_type" || issue.expected !== "boolean") return null;
  const isNo = /^(?:no|off|false|0|never)$/i.test(String(value));
  const isYes = /^(?:yes|on|true|1|always)$/i.test(String(value));
  return isYes || isNo ? `Write ${isYes}, without quotes.` : "Write true or false, without quotes.";
}

/** Settings whose shape is often taken for another, by the last words of their path. */
const EXAMPLES: Readonly<Record<string, string>> = {
  source: '"/old-page"',
  destination: '"/new-page"',
  banner: '{ "content": "Version 2 is out. [See what is new](/changelog)" }',
  "banner.content": '"Version 2 is out. [See what is new](/changelog)"',
  "banner.type": '"info"',
  interaction: '{ "drilldown": true }',
  styling: '{ "eyebrows": "breadcrumbs" }',
  "styling.eyebrows": '"breadcrumbs"',
};

function exampleOf(path: readonly PropertyKey[]): string | null {
  const key = String(path.at(-1));
  const example = EXAMPLES[path.slice(-2).join(".")] ?? EXAMPLES[key];
  return example === undefined ? null : `For example: "${key}": ${example}.`;
}

function wordsOf(issue: Issue): string[] {
  if (issue.code === "invalid_union") return issue.errors.flatMap((branch) => branch.flatMap(wordsOf));
  return issue.code === "invalid_value" ? issue.values.map(String) : [];
}

/** A settings file with a value of the wrong kind. */
export function noObject(file: string, value: unknown): Problem {
  const what = `${file} must be an object in braces, not ${describe(value)}.`;
  const isWrapped = Array.isArray(value) && value.length === 1 && typeof value[0] === "object" && value[0] !== null;
  const smallest = '{ "name": "…", "colors": { "primary": "#0D9373" }, "navigation": { "pages": ["index"] } }';
  const hint = isWrapped ? "Remove the square brackets around the object." : `Write an object such as ${smallest}.`;
  return problem("invalid-json", { file, line: 1, column: 1 }, what, file === "docs.json" || isWrapped ? hint : null);
}
