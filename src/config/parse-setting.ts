// Validates one value of docs.json and keeps its valid parts: a fault in one place never loses the rest.
import type { z } from "zod";
import { addAll } from "../shared/lists.js";
import { type Checked, flatten, reportIssue, valueAt } from "./setting-problems.js";

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
