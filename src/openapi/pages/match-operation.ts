// Finds the operation that `METHOD /path` or `webhook NAME` names, in the description it may mean.
import type { ApiTarget } from "../../model.js";
import { languageOf } from "../../shared/languages.js";
import { nearest } from "../../shared/nearest.js";
import { fileOf, type Problem, problem, warning } from "../../shared/problem.js";
import { sameJson } from "../json.js";
import { targetOf } from "../operations.js";
import {
  candidatesFor,
  firstNames,
  type Lookup,
  placesInWords,
  tellTaken,
  tellUnfound,
  withFileNames,
} from "./candidates.js";
import type { DescriptionIndex } from "./index-description.js";
import type { ApiEntry } from "./read-entry.js";

/** The target of an entry; reports one that does not match. */
export function matchOperation(entry: ApiEntry, lookup: Lookup): ApiTarget | null {
  const candidates = candidatesFor(entry.source, lookup);
  const key = keyOf(entry);
  const isIn = (index: DescriptionIndex) => findKey(index, key) !== null;
  const holding = candidates.known.filter(isIn);
  const readable = ofOneLanguage(lookup.at.pageFile, holding);
  const found = entry.source === null ? readable : nearestTo(lookup.at.pageFile, readable);
  const [first] = found;
  if (!first)
    return tellUnfound({ name: key, isIn, fault: () => notFound(key, candidates.known, lookup) }, candidates, lookup);
  tellTaken(key, first.description.id, { ...candidates, lookup });
  if (found.length > 1) sayAmbiguous(key, found, lookup);
  const operation = first.operations.get(findKey(first, key) ?? key);
  return operation ? targetOf(first.description.id, operation) : null;
}

/** Among translated descriptions, those in the language of the page. */
function ofOneLanguage(pageFile: string | null, found: readonly DescriptionIndex[]): readonly DescriptionIndex[] {
  if (pageFile === null || found.length < 2) return found;
  const language = languageFolder(pageFile);
  const same = found.filter(({ description }) => languageOfDescription(description.id) === language);
  return same.length > 0 ? same : found;
}

/** By folder or file name (`openapi-ja.json`). Names of pages do not count: `find-by-id`. */
function languageOfDescription(id: string): string | null {
  const ending = /[-_.]([^-_./]+)\.\w+$/.exec(id)?.[1];
  return languageFolder(id) ?? (ending !== undefined && languageOf(ending) !== null ? ending : null);
}

/** The language whose folder a file is in; null for others. */
function languageFolder(file: string): string | null {
  return (
    file
      .split("/")
      .slice(0, -1)
      .find((folder) => languageOf(folder) !== null) ?? null
  );
}

/** Among files of one name, as versions of a site have them, the one that shares most folders with the page. */
function nearestTo(pageFile: string | null, found: readonly DescriptionIndex[]): readonly DescriptionIndex[] {
  if (pageFile === null || found.length < 2) return found;
  const shared = found.map(({ description }) => sharedFolders(pageFile, description.id));
  const most = Math.max(...shared);
  return found.filter((_, position) => shared[position] === most);
}

function sharedFolders(a: string, b: string): number {
  const other = b.split("/").slice(0, -1);
  const folders = a.split("/").slice(0, -1);
  const parting = folders.findIndex((folder, position) => folder !== other[position]);
  return parting === -1 ? folders.length : parting;
}

function keyOf(entry: ApiEntry): string {
  if (entry.kind === "webhook") return `webhook ${entry.name}`;
  return `${entry.method.toUpperCase()} ${entry.path}`;
}

/** The exact name wins; else one trailing slash may be missing or too much. */
function findKey(index: DescriptionIndex, key: string): string | null {
  if (index.operations.has(key)) return key;
  if (isWebhook(key)) return null;
  const other = key.endsWith("/") ? key.slice(0, -1) : `${key}/`;
  return index.operations.has(other) ? other : null;
}

function notFound(key: string, candidates: readonly DescriptionIndex[], { at }: Lookup): Problem {
  const what = `The ${isWebhook(key) ? key : `operation ${key}`} does not exist in ${placesInWords(candidates)}.`;
  return problem("operation-not-found", at.place, what, suggestion(key, candidates));
}

function suggestion(key: string, candidates: readonly DescriptionIndex[]): string | null {
  const keys = [...new Set(candidates.flatMap((index) => [...index.operations.keys()]))];
  const [, name] = key.split(/\s(.*)/s);
  const sameName = keys.filter((other) => other.endsWith(` ${name}`));
  const alike = sameName.length > 0 ? sameName : keys.filter((other) => other.toLowerCase() === key.toLowerCase());
  if (alike.length > 0) return `Did you mean ${alike.slice(0, 4).join(" or ")}?`;
  const near = nearest(key, keys);
  if (near !== null) return `Did you mean ${near}?`;
  return firstNames(keys.filter((other) => isWebhook(other) === isWebhook(key)));
}

function isWebhook(key: string): boolean {
  return key.startsWith("webhook ");
}

/** Duplicates (one file in two formats, or a copy) have the same content: one note is enough for all they share. */
function sayAmbiguous(key: string, found: readonly DescriptionIndex[], { at, report, toldTwins }: Lookup): void {
  const [first, ...others] = found;
  if (!first) return;
  const operation = (index: DescriptionIndex) => index.operations.get(findKey(index, key) ?? key)?.value;
  const hint = withFileNames(key, found);
  if (others.some((index) => !sameJson(operation(index), operation(first)))) {
    const what = `${key} is defined in ${found.length} API descriptions, with different content.`;
    report(problem("operation-ambiguous", at.place, what, hint));
    return;
  }
  for (const { description } of others) {
    const what = `"${description.id}" and "${first.description.id}" describe the same operations; the second one is used.`;
    if (!toldTwins.has(what)) report(warning("operation-ambiguous", at.place ?? fileOf(description.id), what, hint));
    toldTwins.add(what);
  }
}
