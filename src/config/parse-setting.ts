// Validates one value of docs.json, says what is wrong with it, and keeps its valid parts: a fault in one place never loses the rest.
import type { core, z } from "zod";
import { addAll } from "../shared/lists.js";
import { nearest } from "../shared/nearest.js";
import { problem, warning } from "../shared/problem.js";
import type { JsonObject } from "./json/places.js";
import { describe, oneOf, type Reading, warnOfKey } from "./setting-problems.js";
import { serviceKey } from "./settings/integrations.js";

type Path = readonly PropertyKey[];

/** Each round takes out what was refused; more rounds than this means that nothing can be used. */
const ROUNDS = 8;

/** Code that is made for a schema takes longer than the one reading it is for. */
const ONCE = { jitless: true };

/** The value that the schema makes of the JSON at `checked.at`; its default where nothing of it can be used. */
export function parseSetting<Schema extends z.ZodType>(schema: Schema, checked: Checked): z.output<Schema> | undefined {
  const value = valueAt(checked.top, checked.at);
  const refused: Path[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const result = schema.safeParse(without(value, refused, []), ONCE);
    if (result.success) return result.data;
    const found = result.error.issues
      .flatMap((issue) => flatten(issue))
      .map(({ issue, path }) => ({ issue, path: originalPath(path, refused) }));
    const news = found.filter(({ path }) => !refused.some((each) => startsWith(each, path)));
    for (const each of news) reportIssue(each, checked);
    // A part that is missing, or was taken out before, makes the object that needs it useless.
    for (const { issue, path } of found) {
      if (issue.code === "unrecognized_keys")
        addAll(
          refused,
          issue.keys.map((key) => [...path, key]),
        );
      else if (valueAt(value, path) === undefined || refused.some((each) => isSame(each, path)))
        refused.push(path.slice(0, -1));
      else refused.push(path);
    }
  }
  return schema.safeParse(undefined, ONCE).data;
}

type Issue = core.$ZodIssue;

/** The JSON a schema was asked about: `at` leads from `top` to the value. */
interface Checked extends Reading {
  readonly top: JsonObject;
  readonly at: readonly string[];
}

/** One thing a schema refused, with the path from the checked value to it. A union counts as the branch that was meant. */
function flatten(
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
function reportIssue({ issue, path }: { issue: Issue; path: readonly PropertyKey[] }, checked: Checked): void {
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

/** `"navbar.links[0].href"`. */
function quotedPath(path: readonly PropertyKey[]): string {
  const parts = path.map((key, index) =>
    typeof key === "number" ? `[${key}]` : `${index > 0 ? "." : ""}${String(key)}`,
  );
  return `"${parts.join("")}"`;
}

function valueAt(top: unknown, path: readonly PropertyKey[]): unknown {
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

function startsWith(path: Path, start: Path): boolean {
  return start.length <= path.length && start.every((key, index) => path[index] === key);
}

function isSame(a: Path, b: Path): boolean {
  return a.length === b.length && startsWith(a, b);
}

/** A copy of the value without the parts at `refused`. */
function without(value: unknown, refused: readonly Path[], at: Path): unknown {
  const here = refused.filter((path) => startsWith(path, at));
  if (here.length === 0) return value;
  if (here.some((path) => path.length === at.length)) return undefined;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    return value.map((item, index) => without(item, here, [...at, index])).filter((item) => item !== undefined);
  }
  const parts = Object.entries(value).map(([key, part]): [string, unknown] => [key, without(part, here, [...at, key])]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}

/** The path in the value for a path in the copy, counting the items removed from lists. */
function originalPath(path: Path, refused: readonly Path[]): Path {
  const original: PropertyKey[] = [];
  for (const key of path) {
    if (typeof key !== "number") {
      original.push(key);
      continue;
    }
    const gone = new Set(
      refused
        .filter((each) => each.length === original.length + 1 && startsWith(each, original))
        .map((each) => each.at(-1)),
    );
    let index = -1;
    for (let left = key; left >= 0; ) if (!gone.has(++index)) left--;
    original.push(index);
  }
  return original;
}
