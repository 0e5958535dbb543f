// Reads docs.json: its settings, its navigation and every file it includes. Falls back to mint.json.

import { posix } from "node:path";
import { openFolder, type ProjectFolder } from "../files/open-folder.js";
import { reasonOf } from "../files/refusal.js";
import type { WrittenNavigation } from "../model.js";
import { nearest } from "../shared/nearest.js";
import { fileOf, type Place, problem, type Report, UsageError, warning } from "../shared/problem.js";
import { ownCommand } from "../shared/tell.js";
import { readDescriptionRefs } from "./description-refs.js";
import { DOCS_SETTINGS, type DocsConfig } from "./docs-config.js";
import { parseJson } from "./json/parse-json.js";
import { isObject, type JsonObject, objectsIn, type PlaceBook, type Places, placeBook } from "./json/places.js";
import { MINT_FILE, parseMint } from "./parse-mint.js";
import { parseSetting } from "./parse-setting.js";
import { encodingProblems } from "./read-encoding.js";
import type { NavReading } from "./read-holder.js";
import { readNavigation } from "./read-navigation.js";
import { noObject } from "./setting-problems.js";

export interface ReadConfig {
  readonly config: DocsConfig;
  readonly navigation: WrittenNavigation;
  /** docs.json (or mint.json) and what it includes, relative to the root: a change in one of them is a change of the site. */
  readonly files: readonly string[];
}

interface Leniency {
  /** The run goes on after broken rules, so messages say what is left out. */
  readonly lenient: boolean;
}

/** Null where there is neither docs.json nor mint.json, or it cannot be understood; the latter has been reported. */
export async function readDocsConfig(root: string, { lenient }: Leniency, report: Report): Promise<ReadConfig | null> {
  const loaded = (await loadJson(root, "docs.json", report)) ?? (await loadMintJson(root, report));
  if (!loaded || loaded.value === undefined) return null;
  const { value, places, files } = loaded;
  if (!isObject(value)) {
    report(noObject(files[0] ?? "docs.json", value));
    return null;
  }
  const reading = { places, report, toldKeys: new Set<string>(), isLenient: lenient };
  const config = readSettings(value, reading);
  return { config, navigation: readNavigation(value, reading), files };
}

/** Null if the project has no mint.json. Places point into it; what has no equivalent is reported and left out. */
async function loadMintJson(root: string, report: Report): Promise<LoadedJson | null> {
  const text = openFolder(root).text(MINT_FILE);
  if (text === null) return null;
  encodingProblems(root, MINT_FILE, text).forEach(report);
  const what = "mint.json is the old settings format. It is read as the equivalent docs.json.";
  report(warning("older-settings", fileOf(MINT_FILE), what, `Convert it with: ${ownCommand("migrate", "--write")}`));
  const read = parseMint(text, report);
  if (read === null) return null;
  const { migrateMint } = await import("../tools/migrate/mint-json.js");
  const { mint, book } = read;
  return { value: migrateMint(mint, book, report), places: book, files: [MINT_FILE, "docs.json"] };
}

/** The settings with defaults for all that is left out or cannot be used. */
function readSettings(docs: JsonObject, reading: NavReading): DocsConfig {
  const { places, report } = reading;
  if (docs["name"] === undefined) {
    const hint = 'Add the title of the site: "name": "…".';
    report(warning("missing-name", places.ofHolder(docs), 'docs.json has no "name".', hint));
  }
  const read = parseSetting(DOCS_SETTINGS, { ...reading, top: docs, at: [] }) ?? DOCS_SETTINGS.parse({});
  const { navigation: _navigation, $schema: _schema, redirects, ...settings } = read;
  reportRepeatedSources(docs, reading);
  const sources = placesOfSources(docs, reading);
  const api = isObject(docs["api"]) ? docs["api"] : {};
  return freeze({
    ...settings,
    redirects: redirects.map((each) => ({ ...each, place: sources.get(each.source) ?? fileOf("docs.json") })),
    api: {
      ...settings.api,
      openapi: readDescriptionRefs(api, "openapi", reading) ?? [],
      asyncapi: readDescriptionRefs(api, "asyncapi", reading) ?? [],
    },
  });
}

/** Faulty redirects are gone from the list by now, so the places are found by source. */
function placesOfSources({ redirects }: JsonObject, { places }: NavReading): ReadonlyMap<unknown, Place> {
  const found = objectsIn(redirects).map((each): [unknown, Place] => [each["source"], places.ofValue(each, "source")]);
  return new Map(found.toReversed());
}

/** Reports duplicate sources. All are kept, and the first one applies. */
function reportRepeatedSources({ redirects }: JsonObject, { places, report }: NavReading): void {
  const seen = new Set<unknown>();
  for (const each of objectsIn(redirects)) {
    const { source } = each;
    if (seen.has(source)) {
      const what = `Duplicate redirect from "${String(source)}"; only the first one applies.`;
      report(warning("repeated-redirect", places.ofValue(each, "source"), what));
    }
    seen.add(source);
  }
}

function freeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}

/** Reads a JSON file together with every file that it includes by `{ "$ref": "./other.json" }`. */
interface LoadedJson {
  /** Includes are put in; `undefined` where the file itself could not be understood. */
  readonly value: unknown;
  readonly places: Places;
  /** Every file that was read or looked for, relative to the root. */
  readonly files: readonly string[];
}

/** Null where the file does not exist. A fault in it, or in what it includes, is reported. */
async function loadJson(root: string, file: string, report: Report): Promise<LoadedJson | null> {
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
