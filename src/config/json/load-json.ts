// Reads a JSON file together with every file that it includes by `{ "$ref": "./other.json" }`.
import { readdir, readFile } from "node:fs/promises";
import { posix } from "node:path";
import { nearest } from "../../shared/nearest.js";
import { problem, type Report } from "../../shared/problem.js";
import { encodingProblems } from "../read-encoding.js";
import { parseJson } from "./parse-json.js";
import { isObject, type JsonObject, type PlaceBook, type Places, placeBook } from "./places.js";

export interface LoadedJson {
  /** Includes are put in; `undefined` where the file itself could not be understood. */
  readonly value: unknown;
  readonly places: Places;
  /** Every file that was read or looked for, relative to the root. */
  readonly files: readonly string[];
}

/** Null where the file does not exist. A fault in it, or in what it includes, is reported. */
export async function loadJson(root: string, file: string, report: Report): Promise<LoadedJson | null> {
  const text = await readText(root, file, report);
  if (text === null) return null;
  const book = placeBook(file);
  const files = new Set([file]);
  const loading = { root, book, report, files };
  const value = await include(parseJson(text, { file, book, report }), [file], loading);
  return { value, places: book, files: [...files] };
}

interface Loading {
  readonly root: string;
  readonly book: PlaceBook;
  readonly report: Report;
  readonly files: Set<string>;
}

/** `trail` lists the files from docs.json to the one that contains `value`. Values without includes are returned as they are. */
async function include(value: unknown, trail: readonly string[], loading: Loading): Promise<unknown> {
  if (typeof value !== "object" || value === null || !holdsInclude(value)) return value;
  if (Array.isArray(value)) {
    const items = await Promise.all(value.map((item) => include(item, trail, loading)));
    const kept = items.filter((item) => item !== undefined);
    loading.book.copy(value, kept);
    return kept;
  }
  const object: JsonObject = {};
  loading.book.copy(value, object);
  for (const [key, part] of Object.entries(value)) {
    const included = key === "$ref" ? part : await include(part, trail, loading);
    if (included !== undefined) object[key] = included;
  }
  return typeof object["$ref"] === "string" ? resolve(object, trail, loading) : object;
}

function holdsInclude(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(holdsInclude);
  return isObject(value) && (typeof value["$ref"] === "string" || Object.values(value).some(holdsInclude));
}

async function resolve(object: JsonObject, trail: readonly string[], loading: Loading): Promise<unknown> {
  const { $ref, ...siblings } = object;
  const included = await loadTarget(String($ref), { object, trail, loading });
  if (!isObject(included)) return included;
  const merged = { ...included, ...siblings };
  loading.book.copy(included, merged);
  for (const key of Object.keys(siblings)) {
    loading.book.note(merged, key, { key: loading.book.ofKey(object, key), value: loading.book.ofValue(object, key) });
  }
  return merged;
}

interface Inclusion {
  readonly object: JsonObject;
  readonly trail: readonly string[];
  readonly loading: Loading;
}

async function loadTarget(target: string, { object, trail, loading }: Inclusion): Promise<unknown> {
  const { book, report, files, root } = loading;
  const fail = (what: string, hint: string) => {
    report(problem("invalid-include", book.ofValue(object, "$ref"), what, hint));
    return undefined;
  };
  const from = trail.at(-1) ?? "";
  const file = posix.join(posix.dirname(from), target);
  if (target.startsWith("#")) {
    return fail(
      `"$ref": "${target}" points into this file, but only whole files can be included.`,
      'Move that part to a separate file and include it in both places: "./config/part.json".',
    );
  }
  if (target.startsWith("/") || file.startsWith("../") || URL.canParse(target)) {
    return fail(
      `"$ref": "${target}" points outside the project.`,
      `Write a path relative to ${from}, such as "./config/navigation.json".`,
    );
  }
  if (trail.includes(file)) {
    return fail(`"$ref": "${target}" is circular: ${[...trail, file].join(" → ")}.`, "Remove one of these includes.");
  }
  files.add(file);
  const text = await readText(root, file, report);
  if (text === null) {
    const near = nearest(file, await filesBeside(root, file));
    const hint = near ? `Did you mean "${near}"?` : `"$ref" is relative to the folder of ${from}.`;
    return fail(`The file "${file}" does not exist.`, hint);
  }
  return include(parseJson(text, { file, book, report }), [...trail, file], loading);
}

async function filesBeside(root: string, file: string): Promise<string[]> {
  const folder = posix.dirname(file);
  const names = await readdir(posix.join(root, folder)).catch(() => []);
  return names.map((name) => posix.join(folder, name));
}

/** Codes of errors for a name that no file has, or can have. */
const NO_FILE: readonly unknown[] = ["ENOENT", "EISDIR", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "ERR_INVALID_ARG_VALUE"];

async function readText(root: string, file: string, report: Report): Promise<string | null> {
  try {
    const text = await readFile(posix.join(root, file), "utf8");
    encodingProblems(root, file, text).forEach(report);
    return text;
  } catch (error) {
    if (error instanceof Error && "code" in error && NO_FILE.includes(error.code)) return null;
    throw error;
  }
}
