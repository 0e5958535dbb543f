// Finds what a change of docs.json can break.

import { parse } from "jsonc-parser";
import { isObject } from "../../config/json/places.js";
import { openFolder } from "../../files/open-folder.js";
import type { PagePath, Pages } from "../../model.js";
import { isPlain } from "../../shared/match-redirect.js";
import { pageAddress, pagePath, toPagePath } from "../../shared/page-path.js";

/** Files that changed, were added or are gone. */
export interface Change {
  /** Relative to the root. */
  readonly files: ReadonlySet<string>;
  /** The same outside of the root, where pages may take code from: `../examples/start.py`. */
  readonly outside: ReadonlySet<string>;
  /** What a file said before; null where that is not known. */
  readonly before: (file: string) => string | null;
}

interface SettingsChange {
  /** Files of the settings whose problems count. */
  readonly files: readonly string[];
  readonly pages: ReadonlySet<PagePath>;
  readonly addresses: readonly string[];
}

interface Settings {
  readonly root: string;
  readonly files: readonly string[];
  readonly pages: Pages;
}

/** Settings that surround pages and change nothing in them. */
const AROUND = [
  ..."$schema name description colors logo favicon background appearance navbar footer".split(" "),
  ..."banner seo search contextual integrations errors fonts metadata thumbnails feedback".split(" "),
];

/** Null: any page may be affected. */
export function settingsChange(change: Change, { root, files, pages }: Settings): SettingsChange | null {
  const changed = files.filter((file) => change.files.has(file));
  const found = { files: changed, pages: new Set<PagePath>(), addresses: [] as string[] };
  for (const file of changed) {
    const [before, after] = [change.before(file), openFolder(root).listed(file)].map((text) =>
      text === null ? null : (parse(text) as unknown),
    );
    if (!isObject(before) || !isObject(after)) return null;
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    for (const key of keys) {
      if (isSame(before[key], after[key]) || AROUND.includes(key)) continue;
      const addresses =
        key === "redirects" ? redirectChange(before[key], after[key]) : key === "navigation" ? [] : null;
      const entries = key === "navigation" ? entryChange(before[key], after[key]) : [];
      if (addresses === null || entries === null) return null;
      found.addresses.push(...addresses);
      for (const entry of entries) addEntry(entry, pages, found);
    }
  }
  return found;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function addEntry(entry: string, pages: Pages, found: { pages: Set<PagePath>; addresses: string[] }) {
  const path = toPagePath(entry);
  const known = [path, pagePath(`${path}/index`)].find((each) => pages.has(each));
  if (known !== undefined) found.pages.add(known);
  const address = pageAddress(path);
  for (let at = address; at !== ""; at = at.slice(0, at.lastIndexOf("/"))) found.addresses.push(at);
}

/** Sources that were added or taken away; null where one is a pattern. */
function redirectChange(before: unknown, after: unknown): string[] | null {
  const [one, other] = [before, after].map(
    (list) => new Set((Array.isArray(list) ? list : []).map((each) => JSON.stringify(each))),
  );
  const sources = [...(one ?? [])]
    .filter((each) => !other?.has(each))
    .concat([...(other ?? [])].filter((each) => !one?.has(each)));
  const written = sources.map((each) => String((JSON.parse(each) as { source?: unknown }).source ?? ""));
  return written.every(isPlain) ? written.map((each) => `/${each.replace(/^\/+|\/+$/g, "")}`) : null;
}

/** Entries that were added, taken away or moved; null where the navigation differs in what makes pages. */
function entryChange(before: unknown, after: unknown): string[] | null {
  const [one, other] = [walk(before), walk(after)];
  if (one.making.sort().join("\n") !== other.making.sort().join("\n")) return null;
  return [...one.entries]
    .filter((each) => !other.entries.has(each))
    .concat([...other.entries].filter((each) => !one.entries.has(each)));
}

interface Walked {
  readonly entries: Set<string>;
  /** Descriptions, operations, included files: what brings pages to life. */
  readonly making: string[];
}

function walk(value: unknown, key = "", walked: Walked = { entries: new Set(), making: [] }): Walked {
  if (["openapi", "asyncapi", "$ref", "hidden", "public"].includes(key))
    walked.making.push(JSON.stringify([key, value]));
  else if (typeof value === "string" && (key === "pages" || key === "root")) {
    if (/\s\//.test(value)) walked.making.push(value);
    else walked.entries.add(value);
  } else if (Array.isArray(value)) for (const each of value) walk(each, key, walked);
  else if (isObject(value)) for (const [name, each] of Object.entries(value)) walk(each, name, walked);
  return walked;
}
