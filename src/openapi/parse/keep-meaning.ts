// Reads values as meant if their type is certain: a version `1.10` is not a number, `deprecated: yes` is not text.

import { addAll } from "../../shared/lists.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { inWords } from "../check/in-words.js";
import { type Kind, pathTo, type Step, type Visited, walk } from "../check/walk.js";
import { isArray, isObject, type Json, type JsonObject, member, objectAt } from "../json.js";
import type { Locate } from "../parsed.js";
import type { Path } from "../pointer.js";
import { createResolver, type Resolver } from "../resolve.js";
import { mistakenTexts, valuesBeside, valuesOfSchema } from "./text-values.js";

interface Written {
  readonly document: JsonObject;
  readonly format: "json" | "yaml";
  readonly text: string;
  readonly locate: Locate;
}

interface Meant {
  readonly document: JsonObject;
  readonly problems: readonly Problem[];
}

/** The document with those values in their meaning, and a warning for each. */
export function keepMeaning(written: Written): Meant {
  const found: Found[] = [];
  const resolver = createResolver(written.document);
  walk(written.document, (visited) => {
    collect(visited, written.format, found);
    if (written.format === "yaml") addAll(found, textsOfValues(visited, resolver));
  });
  const problems: Problem[] = [];
  const told = new Set<string>();
  let { document } = written;
  const lines = found.length > 0 ? written.text.split("\n") : [];
  for (const each of found) {
    const path = pathTo(each.step, ...each.keys);
    const name = path.join("\0");
    if (told.has(name)) continue;
    told.add(name);
    const place = written.locate(path);
    const raw = tokenAt(lines, place);
    // Quoted: the writer knows what kind of value it is.
    if (raw === null) continue;
    const said = { path, place, raw, format: written.format };
    if (each.want === "text") {
      document = withValue(document, path, raw);
      problems.push(readAsText(said, each.value));
    } else if (each.want === "truth") {
      document = withValue(document, path, each.value);
      problems.push(readAsTruth(said, each.value));
    } else problems.push(readElsewhere(said));
  }
  return { document, problems };
}

interface Found {
  readonly step: Step | null;
  readonly keys: Path;
  /** `text`: it was read as something else. `truth`: `yes` and the like. `quotes`: right, but other tools read it otherwise. */
  readonly want: "text" | "truth" | "quotes";
  /** For a text what it was read as, for a truth what is meant. */
  readonly value: Json;
}

/** Members that are texts. A list of them is one of texts. */
const TEXTS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  operation: ["operationId", "summary", "description", "tags"],
  parameter: ["name", "description"],
  response: ["description"],
  schema: ["title", "description", "format", "pattern"],
  link: ["operationId"],
};

const INFO = ["title", "version", "description"];

/** Members that are true or false. */
const TRUTHS: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  "path item": ["x-hidden", "x-excluded", "x-internal"],
  operation: ["deprecated", "x-hidden", "x-excluded", "x-internal"],
  parameter: "required deprecated allowEmptyValue explode allowReserved".split(" "),
  header: ["required", "deprecated", "explode"],
  "request body": ["required"],
  encoding: ["explode", "allowReserved"],
  schema: "nullable readOnly writeOnly deprecated uniqueItems additionalProperties".split(" "),
};

/** Members of a schema that hold values of its type. */
const VALUES = ["default", "example", "const"];

/** What may give an example of a value beside its schema. */
const VALUED: readonly Kind[] = ["parameter", "header"];

function collect({ kind, value, step }: Visited, format: Written["format"], found: Found[]): void {
  if (!isObject(value)) return;
  const text = (keys: Path, each: Json | undefined, isName: boolean) => {
    const want = each === undefined ? null : wantOfText(each, isName && format === "yaml");
    if (want !== null && each !== undefined) found.push({ step, keys, want, value: each });
  };
  if (kind === "document") {
    const info = value["info"];
    for (const key of INFO) text(["info", key], member(info, key), key === "version");
    return;
  }
  for (const key of TEXTS[kind] ?? []) {
    const each = value[key];
    if (isArray(each)) for (const [index, item] of each.entries()) text([key, String(index)], item, true);
    else text([key], each, key === "operationId");
  }
  for (const key of TRUTHS[kind] ?? []) {
    const meant = TRUTH_WORDS.get(value[key] as string);
    if (meant !== undefined) found.push({ step, keys: [key], want: "truth", value: meant });
  }
  if (kind === "schema" && isOnly("string", value))
    for (const [keys, each] of listed(value, "enum")) text(keys, each, true);
  if (format === "yaml") for (const each of valueWords(kind, value)) found.push({ step, ...each });
}

/** Numbers where a schema says text: its own examples, and those of parameters, headers and bodies. */
function textsOfValues({ kind, value, step }: Visited, resolver: Resolver): Found[] {
  if (!isObject(value) || !VALUE_KEYS.some((key) => value[key] !== undefined)) return [];
  const described =
    kind === "schema"
      ? valuesOfSchema(value, pathTo(step))
      : BESIDE_SCHEMA.includes(kind)
        ? valuesBeside(value, pathTo(step), resolver)
        : [];
  return described
    .flatMap((each) => mistakenTexts(each, resolver))
    .map(({ path, value: read }) => ({ step: null, keys: path, want: "text", value: read }));
}

const VALUE_KEYS = ["example", "examples", "default", "const"];
const BESIDE_SCHEMA: readonly Kind[] = ["parameter", "header", "media type"];

/** Words such as `yes` among the values of a schema, parameter or header: true or false, or text to other tools. */
function valueWords(kind: Kind, value: JsonObject): Omit<Found, "step">[] {
  const schema = kind === "schema" ? value : VALUED.includes(kind) ? (objectAt(value, "schema") ?? {}) : null;
  if (schema === null || schema["$ref"] !== undefined) return [];
  const isTruth = isOnly("boolean", schema);
  const values = VALUES.map((key): [Path, Json | undefined] => [[key], value[key]]);
  if (isTruth || kind !== "schema") values.push(...listed(value, "enum"), ...listed(value, "examples"));
  return values.flatMap(([keys, each]): Omit<Found, "step">[] => {
    if (typeof each !== "string" || !OTHERWISE_TRUTH.test(each)) return [];
    if (isTruth) return [{ keys, want: "truth", value: TRUTH_WORDS.get(each) ?? each }];
    return allowsText(schema) ? [{ keys, want: "quotes", value: each }] : [];
  });
}

function listed(value: JsonObject, key: string): [Path, Json][] {
  const list = value[key];
  return isArray(list) ? list.map((item, index) => [[key, String(index)], item]) : [];
}

/** Whether values of a schema have this type, or are null. */
function isOnly(type: string, schema: JsonObject): boolean {
  const written = schema["type"];
  return (
    written === type ||
    (isArray(written) && written.includes(type) && written.every((each) => each === type || each === "null"))
  );
}

function allowsText({ type }: JsonObject): boolean {
  return type === undefined || type === "string" || (isArray(type) && type.includes("string"));
}

function wantOfText(value: Json, isName: boolean): Found["want"] | null {
  if (typeof value === "number" || typeof value === "boolean") return "text";
  return isName && typeof value === "string" && (OTHERWISE_TRUTH.test(value) || DATE.test(value)) ? "quotes" : null;
}

/** What YAML 1.1, which many tools still read, takes for a date. */
const DATE = /^\d{4}-\d\d?-\d\d?$/;

/** What it takes for true or false. */
const OTHERWISE_TRUTH = /^(?:yes|no|on|off|Yes|No|On|Off|YES|NO|ON|OFF)$/;

const TRUTH_WORDS = new Map<string, boolean>(
  ["true", "yes", "on"]
    .flatMap((word) => spellings(word, true))
    .concat(["false", "no", "off"].flatMap((word) => spellings(word, false))),
);

function spellings(word: string, value: boolean): [string, boolean][] {
  const capital = word.charAt(0).toUpperCase() + word.slice(1);
  return [word, capital, word.toUpperCase()].map((each) => [each, value]);
}

/** The characters of a value that stands there without quotes; null for one in quotes. */
function tokenAt(lines: readonly string[], { line, column }: Place): string | null {
  return /^[^\s,\]}"'#|>&*!][^\s,\]}]*/.exec(lines[line - 1]?.slice(column - 1) ?? "")?.[0] ?? null;
}

/** The document with another value at a path; all that is not on the way is shared. */
function withValue(holder: JsonObject, [key = "", ...rest]: Path, value: Json): JsonObject {
  return { ...holder, [key]: inside(holder[key], rest, value) };
}

function inside(held: Json | undefined, rest: Path, value: Json): Json {
  const [key] = rest;
  if (key === undefined) return value;
  if (!isArray(held)) return isObject(held) ? withValue(held, rest, value) : value;
  return held.map((item, index) => (String(index) === key ? inside(item, rest.slice(1), value) : item));
}

interface Said {
  readonly path: Path;
  readonly place: Place;
  /** As the file spells it. */
  readonly raw: string;
  readonly format: Written["format"];
}

function readAsText({ path, place, raw, format }: Said, value: Json): Problem {
  const reading =
    format === "yaml" ? `YAML reads "${raw}" as the ${typeof value} ${value}` : `"${raw}" is a ${typeof value}`;
  const what = `In ${inWords(path)}: ${reading}; the text "${raw}" is used.`;
  return warning("value-type", place, what, "Put it in quotes.");
}

function readAsTruth({ path, place, raw }: Said, value: Json): Problem {
  const what = `In ${inWords(path)}: "${raw}" is text; it is used as ${value}.`;
  return warning("value-type", place, what, `Write \`${value}\`.`);
}

function readElsewhere({ path, place, raw }: Said): Problem {
  const as = /\d/.test(raw) ? "a date" : String(TRUTH_WORDS.get(raw.toLowerCase()));
  const what = `In ${inWords(path)}: "${raw}" is used as text, but tools that read YAML 1.1 take it for ${as}.`;
  return warning("value-type", place, what, "Put it in quotes.");
}
