// Reads a JSON file together with every file that it includes by `{ "$ref": "./other.json" }`.
import { posix } from "node:path";
import { openFolder, type ProjectFolder } from "../../files/open-folder.js";
import { reasonOf } from "../../files/refusal.js";
import { nearest } from "../../shared/nearest.js";
import { problem, type Report, UsageError } from "../../shared/problem.js";
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
  const folder = openFolder(root);
  const text = readText(folder, file, report);
  if (text === null) return null;
  const book = placeBook(file);
  const files = new Set([file]);
  const loading = { folder, book, report, files };
  const value = await include(parseJson(text, { file, book, report }), [file], loading);
  return { value, places: book, files: [...files] };
}

interface Loading {
  readonly folder: ProjectFolder;
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
  const { book, report, files, folder } = loading;
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
  const text = folder.ask(file, "site");
  if (typeof text !== "string") {
    if (text.kind === "outside") return fail(`The file "${file}" is a link out of the project.`, COPY);
    const near = nearest(file, filesBeside(folder, file));
    const hint = near ? `Did you mean "${near}"?` : `"$ref" is relative to the folder of ${from}.`;
    return fail(`The file "${file}" ${reasonOf(text)}.`, hint);
  }
  encodingProblems(folder.root, file, text).forEach(report);
  return include(parseJson(text, { file, book, report }), [...trail, file], loading);
}

function filesBeside({ list, exists }: ProjectFolder, file: string): string[] {
  const folder = posix.dirname(file);
  return exists(folder) ? list(folder).map(({ name }) => posix.join(folder, name)) : [];
}

/** Null where there is no such file. */
function readText(folder: ProjectFolder, file: string, report: Report): string | null {
  const text = folder.ask(file, "site");
  if (typeof text !== "string") {
    if (text.kind === "outside") throw new UsageError(`${file} is a link out of the project.`, COPY);
    if (text.kind === "closed") throw new UsageError(`${file} ${reasonOf(text)}.`, "Give docsgen read access.");
    return null;
  }
  encodingProblems(folder.root, file, text).forEach(report);
  return text;
}

const COPY = "Links are followed inside the project only. Copy the file into it.";
