// Reads the front matter of a page: what it says of itself, and where its body begins.
import type { FrontMatter } from "../model.js";
import { fileOf, type Place, problem, type Report, warning } from "../shared/problem.js";
import { findFrontMatter, type MatterValues } from "./front-matter/find-front-matter.js";
import { AUTH_METHODS, instead, type MatterKey, PLAYGROUNDS } from "./front-matter/matter-keys.js";
import * as shape from "./front-matter/matter-shapes.js";
import { parseFlatYaml } from "./front-matter/parse-flat-yaml.js";
import { type FindPlace, parseYaml, yamlPlaces } from "./front-matter/parse-yaml.js";

interface ReadFrontMatter {
  readonly matter: FrontMatter;
  /** Offset (UTF-16 units) and line (from 1) at which the body begins. */
  readonly bodyOffset: number;
  readonly bodyLine: number;
}

/** Reads the top of a page. A page without front matter has every key at its default. */
export function readFrontMatter(page: string, file: string, report: Report): ReadFrontMatter {
  const found = findFrontMatter(page);
  if (found === null) return { matter: NO_MATTER, bodyOffset: 0, bodyLine: 1 };
  const top = { file, line: 1, column: 1 };
  if (found === "unclosed") {
    const what = "The front matter is never closed.";
    report(problem("invalid-front-matter", top, what, "Add a line with only --- after the last key."));
    const matter = namesGroups(page) ? { ...NO_MATTER, groups: [] } : NO_MATTER;
    return { matter, bodyOffset: 0, bodyLine: 1 };
  }
  const { bodyOffset, bodyLine } = found;
  const source = { ...found, file };
  if (found.kind === "toml") {
    const what = "The front matter is TOML. docsgen expects YAML and only reads simple TOML lines.";
    report(warning("toml-front-matter", top, what, "Write it as key: value between two --- lines."));
    const line = (key: string) => ({ ...top, line: found.line + lineOfKey(found.text, key) });
    return { matter: toMatter(tomlValues(found.text), line, report), bodyOffset, bodyLine };
  }
  if (found.isOpenedTwice)
    report(
      warning("invalid-front-matter", top, "The front matter begins with --- twice.", "Remove one of the two lines."),
    );
  const values = parseFlatYaml(found.text) ?? parseYaml(source, report);
  if (!values.has("groups") && namesGroups(found.text)) values.set("groups", { value: [], source: null });
  const place: FindPlace = (key, part) => yamlPlaces(source)(key, part);
  return { matter: toMatter(values, place, report), bodyOffset, bodyLine };
}

/** Where the value of a key begins; the file as a whole where its front matter is not YAML. */
export function frontMatterPlace(page: string, file: string, key: string): Place {
  const found = findFrontMatter(page);
  if (found === null || found === "unclosed" || found.kind === "toml") return fileOf(file);
  return yamlPlaces({ ...found, file })(key);
}

/** If a mistake hides who a page is for, no one may read it. */
function namesGroups(text: string): boolean {
  return /^["']?groups["']?[ \t]*:/m.test(text);
}

function lineOfKey(text: string, key: string): number {
  return Math.max(
    0,
    text.split("\n").findIndex((line) => line.trimStart().startsWith(key)),
  );
}

/** Front matter that is not in a page file: what an API description says of a page it makes. */
export function frontMatterOf(written: Readonly<Record<string, unknown>>, place: Place, report: Report): FrontMatter {
  const values: MatterValues = new Map();
  for (const [key, value] of Object.entries(written)) {
    const isScalar = typeof value !== "object" || value === null;
    values.set(key, { value, source: isScalar ? String(value ?? "") : null });
  }
  return toMatter(values, () => place, report);
}

function toMatter(values: MatterValues, placeOf: FindPlace, report: Report): FrontMatter {
  const rest = new Map(values);
  const known = knownMatter(rest, placeOf, report);
  for (const key of rest.keys()) {
    const hint = instead(key);
    if (hint !== null)
      report(warning("unknown-key", placeOf(key, "key"), `"${key}" has no effect in front matter.`, hint));
  }
  return Object.assign(known, restOf(rest));
}

type Read = <Value>(key: MatterKey, asShape: shape.Shape<Value>) => Value | null;

/** Takes each key that it reads out of the values. */
function taker(values: MatterValues, placeOf: (key: string) => Place, report: Report): Read {
  return (key, asShape) => {
    const written = values.get(key);
    if (written === undefined) return null;
    values.delete(key);
    const result = asShape(written);
    if (result === undefined) return null;
    if ("value" in result) return result.value;
    const made = CRUCIAL.includes(key) ? problem : warning;
    const says = result.instead?.says ?? "ignored";
    report(made("invalid-front-matter", placeOf(key), `"${key}" ${result.fault}; ${says}.`));
    return result.instead?.value ?? null;
  };
}

function readIcon(read: Read): FrontMatter["icon"] {
  const icon = read("icon", shape.icon);
  const style = read("iconType", shape.text);
  return icon && style && !icon.style ? { ...icon, style } : icon;
}

/** What other tools call `order`. */
const OTHER_ORDERS = ["sidebar_position", "nav_order", "weight"];

function readOrder(values: MatterValues, read: Read): FrontMatter["order"] {
  const others = OTHER_ORDERS.map((key) => Number(values.get(key)?.source || Number.NaN));
  return read("order", shape.number) ?? others.find(Number.isFinite) ?? null;
}

/** What a page is about. */
function readSubject(read: Read): Pick<FrontMatter, "openapi" | "openapiSchema" | "schema" | "asyncapi" | "api"> {
  return {
    openapi: read("openapi", shape.text),
    openapiSchema: read("openapi-schema", shape.text),
    schema: read("schema", shape.text),
    asyncapi: read("asyncapi", shape.text),
    api: read("api", shape.text),
  };
}

function knownMatter(values: MatterValues, placeOf: (key: string) => Place, report: Report) {
  const read = taker(values, placeOf, report);
  const contextual = values.get("contextual")?.value ?? null;
  values.delete("contextual");
  return {
    title: read("title", shape.title),
    sidebarTitle: read("sidebarTitle", shape.text),
    description: read("description", shape.text),
    icon: readIcon(read),
    tag: read("tag", shape.text),
    order: readOrder(values, read),
    mode: read("mode", shape.mode) ?? "default",
    hidden: read("hidden", shape.flag),
    noindex: read("noindex", shape.flag) ?? false,
    robots: read("robots", shape.text),
    searchable: read("searchable", shape.flag),
    boost: read("boost", shape.positive),
    keywords: read("keywords", shape.texts) ?? [],
    deprecated: read("deprecated", shape.flag),
    version: read("version", shape.text),
    url: read("url", shape.link),
    ...readSubject(read),
    authMethod: read("authMethod", shape.word(AUTH_METHODS)),
    contentType: read("contentType", shape.text),
    playground: read("playground", shape.word(PLAYGROUNDS)),
    hideApiMarker: read("hideApiMarker", shape.flag) ?? false,
    groups: read("groups", shape.readerGroups),
    public: read("public", shape.flag) ?? read("isPublic", shape.flag),
    hideFooterPagination: read("hideFooterPagination", shape.flag) ?? false,
    timestamp: read("timestamp", shape.flag),
    lastUpdatedDate: read("lastUpdatedDate", shape.text),
    createdDate: read("createdDate", shape.text),
    related: read("related", shape.related),
    contextual,
    rss: read("rss", shape.flag) ?? false,
    canonical: read("canonical", shape.text),
  } satisfies Omit<FrontMatter, "metatags" | "extra">;
}

/** What a page is about, and whom it is for; without the others it is only less good. */
const CRUCIAL = "openapi openapi-schema asyncapi api groups public".split(" ");

/** `og:image` and other `prefix:key` entries are meta tags; the rest is kept for its users. */
function restOf(values: MatterValues): Pick<FrontMatter, "metatags" | "extra"> {
  const metatags: Record<string, string> = {};
  const extra: Record<string, unknown> = {};
  for (const [key, { value, source }] of values) {
    if (/^[\w-]+:[\w:-]+$/.test(key) && source) metatags[key] = source;
    else extra[key] = value;
  }
  return { metatags, extra };
}

/** What differs from a page without front matter. Plain data. */
export type PackedMatter = Readonly<Partial<FrontMatter>>;

/** Most pages say little: so packed, what is kept of them between builds is a third. */
export function packMatter(matter: FrontMatter): PackedMatter {
  const packed: Record<string, unknown> = {};
  for (const key of KEYS) if (!isSame(matter[key], NO_MATTER[key])) packed[key] = matter[key];
  return packed;
}

export function openMatter(packed: PackedMatter): FrontMatter {
  return { ...NO_MATTER, ...packed };
}

/** Lists and records are empty in a page without front matter. */
function isSame(value: unknown, usual: unknown): boolean {
  return value === usual || (Boolean(usual) && typeof usual === "object" && Object.keys(Object(value)).length === 0);
}

/** Not frozen: a copy of a frozen object takes twenty times as long. */
const NO_MATTER: FrontMatter = toMatter(new Map(), fileOf, () => {});

const KEYS = Object.keys(NO_MATTER) as readonly (keyof FrontMatter)[];

/** The `key = value` lines with a text, number or boolean; the rest is left out. */
function tomlValues(text: string): MatterValues {
  const values: MatterValues = new Map();
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*["']?([\w:.-]+)["']?\s*=\s*(?:"([^"]*)"|'([^']*)'|(true|false|[-+\d.]+))\s*(?:#.*)?$/.exec(line);
    if (!match) continue;
    const [, key = "", double, single, plain] = match;
    const source = double ?? single ?? plain ?? "";
    const value = plain === "true" ? true : plain === "false" ? false : source;
    values.set(key, { value, source });
  }
  return values;
}
