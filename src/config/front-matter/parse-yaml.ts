// Parses front matter with a YAML parser, and explains what is not YAML.
import type { Document, YAMLError, YAMLMap } from "yaml";
import { type Place, problem, type Report, warning } from "../../shared/problem.js";
import { parseYamlDocument, yaml, yamlFault, yamlRemedy } from "../../shared/yaml/yaml-fault.js";
import type { MatterValues } from "./find-front-matter.js";

interface YamlSource {
  readonly text: string;
  readonly file: string;
  /** The line of the page on which the text begins. */
  readonly line: number;
}

/** Finds the place of a key or of its value. Made only when there is something to tell. */
export type FindPlace = (key: string, part?: "key" | "value") => Place;

/**
 * The values of the front matter. Where it is not YAML that is reported once, and lines that can be read are kept: if all
 * can, the page is what its writer meant.
 */
export function parseYaml(source: YamlSource, report: Report): MatterValues {
  const { document, placeAt } = parse(source);
  const error = document.errors[0];
  if (error) {
    const offset = isOpenQuote(error) ? openQuote(source.text, error.pos[0]) : error.pos[0];
    const { values, areAll } = readableLines(source.text);
    const tell = areAll ? warning : problem;
    report(tell("invalid-front-matter", placeAt(offset), faultOf(error), hintOf(error, source)));
    return values;
  }
  const { contents } = document;
  if (contents === null || (yaml().isScalar(contents) && contents.value === null)) return new Map();
  if (!yaml().isMap(contents)) {
    const what = "Front matter must consist of key: value lines.";
    report(problem("invalid-front-matter", placeAt(contents.range?.[0] ?? 0), what, "For example: title: My page"));
    return new Map();
  }
  return readPairs(contents.items, { document, placeAt }, report);
}

type Parsed = ReturnType<typeof parse>;

function readPairs(pairs: YAMLMap["items"], { document, placeAt }: Parsed, report: Report): MatterValues {
  const values: MatterValues = new Map();
  for (const { key, value } of pairs) {
    const name = nameOf(key);
    const keyPlace = placeAt(yaml().isScalar(key) ? (key.range?.[0] ?? 0) : 0);
    if (values.has(name)) {
      report(
        warning(
          "duplicate-key",
          keyPlace,
          `Duplicate key "${name}" in the front matter.`,
          "The last one wins. Remove the others.",
        ),
      );
    }
    if (yaml().isAlias(value) && value.resolve(document) === undefined) {
      const place = placeAt(value.range?.[0] ?? 0);
      const hint = `Quote the value: ${name}: "*${value.source}"`;
      report(
        problem(
          "invalid-front-matter",
          place,
          "An unquoted value starts with a character that has a special meaning in YAML.",
          hint,
        ),
      );
      continue;
    }
    const read = plain(value, document);
    if (read instanceof Error) {
      report(problem("invalid-front-matter", keyPlace, `The value of "${name}" cannot be read: ${read.message}.`));
      continue;
    }
    values.set(name, { value: read, source: sourceOf(value) });
  }
  return values;
}

/** The name of a key, which YAML allows to be any value, even one that cannot be written. */
function nameOf(key: unknown): string {
  if (yaml().isScalar(key)) return String(key.value);
  try {
    return String(key);
  } catch {
    return "?";
  }
}

/** Null also for an alias (`*name`) that no anchor explains; an error for what YAML allows and has no value. */
function plain(value: unknown, document: Document): unknown {
  if (!yaml().isNode(value)) return null;
  try {
    return value.toJS(document);
  } catch (error) {
    if (error instanceof ReferenceError) return null;
    if (error instanceof Error) return error;
    throw error;
  }
}

function sourceOf(value: unknown): string | null {
  if (!yaml().isScalar(value)) return null;
  return typeof value.value === "string" ? value.value : (value.source ?? null);
}

/** Parses the text a second time to find the places of keys, which only problems need. */
export function yamlPlaces(source: YamlSource): FindPlace {
  const { document, placeAt } = parse(source);
  return (key, part = "value") => {
    const { contents } = document;
    if (!yaml().isMap(contents)) return placeAt(0);
    const pair = contents.items.find((item) => yaml().isScalar(item.key) && String(item.key.value) === key);
    const value: unknown = pair?.value;
    const start = part === "value" && yaml().isNode(value) ? value.range?.[0] : null;
    const keyStart = yaml().isScalar(pair?.key) ? pair.key.range?.[0] : 0;
    return placeAt(start ?? keyStart ?? 0);
  };
}

function parse(source: YamlSource) {
  const parsed = parseText(source);
  if (parsed.document.errors.length === 0) return parsed;
  const indented = indentQuotes(source.text);
  return indented === source.text ? parsed : parseText({ ...source, text: indented });
}

function parseText({ text, file, line }: YamlSource) {
  const lineCounter = new (yaml().LineCounter)();
  const document = parseYamlDocument(text, { lineCounter, uniqueKeys: false, prettyErrors: false, merge: true });
  const placeAt = (offset: number): Place => {
    const position = lineCounter.linePos(offset);
    return { file, line: line + Math.max(1, position.line) - 1, column: Math.max(1, position.col) };
  };
  return { document, placeAt };
}

function faultOf(error: YAMLError): string {
  const words = error.message.replace(/\s+at line \d+, column \d+:?[\s\S]*$/, "").trim();
  return yamlFault(error) ?? `The front matter is not valid YAML: ${words}.`;
}

function isOpenQuote({ code, message }: YAMLError): boolean {
  return code === "MISSING_CHAR" && message.includes("quote");
}

/**
 * YAML wants the further lines of a quoted value indented; parsers in wide use do not, and pages rely on them. How far
 * they are indented is no part of the value, and all else stays in its place.
 */
function indentQuotes(text: string): string {
  const closed =
    /(?<=[:-][ \t]+|\n[ \t]+|[[,{][ \t]*)(?:"(?:[^"\\]|\\[\s\S])*"|'(?:[^']|'')*')(?=[ \t]*(?:[\],}]|(?:#.*)?\r?(?:\n|$)))/g;
  return text.replace(closed, (quoted, start: number) => {
    const column = start - text.lastIndexOf("\n", start) - 1;
    return quoted.replaceAll("\n", `\n${" ".repeat(column)}`);
  });
}

/** Where the value begins whose quote is never closed: the parser only says where it gave up. */
function openQuote(text: string, end: number): number {
  const openings = /(?<=^|[:-][ \t]+|\n[ \t]+|[[,{][ \t]*)(?:"(?:[^"\\]|\\[\s\S])*("?)|'(?:[^']|'')*('?))/g;
  let last = end;
  for (const match of text.slice(0, end).matchAll(openings)) last = match.index;
  return last;
}

/** Shows the corrected line, where quotes would fix it. */
function hintOf(error: YAMLError, { text }: YamlSource): string | null {
  const { pos } = error;
  const remedy = yamlRemedy(error);
  if (remedy !== null) return remedy;
  if (isOpenQuote(error)) return "Add the closing quote at the end of the value.";
  const start = text.lastIndexOf("\n", pos[0] - 1) + 1;
  const line = text.slice(start).split(/\r?\n/, 1)[0] ?? "";
  const match = /^(\s*(?:- )?[\w:.-]+):\s+(\S.*?)\s*$/.exec(line);
  if (!match) return "Put values with punctuation in quotes, and indent with spaces.";
  const [, key = "", value = ""] = match;
  return `Quote the value: ${key.trim()}: ${quote(value)}`;
}

function quote(value: string): string {
  const inner = value.replace(/^["']|["']$/g, "");
  return inner.includes('"') ? `'${inner.replaceAll("'", "''")}'` : `"${inner}"`;
}

/** The `key: value` lines of a text that is not YAML as a whole: what a writer most probably meant. */
function readableLines(text: string) {
  const values: MatterValues = new Map();
  let areAll = true;
  for (const line of text.split(/\r?\n/)) {
    if (/^(?:#.*|[A-Za-z][\w:.-]*:)?\s*$/.test(line)) continue; // It says nothing.
    const [, key = "", written = ""] = /^([A-Za-z][\w:.-]*?):\s+(\S.*?)\s*$/.exec(line) ?? [];
    const isText = key !== "" && !/^[[{|>&*!]/.test(written);
    const value = written.replace(/^(["'])(.*)\1$/, "$2");
    areAll &&= isText && (value !== written || !/^["']/.test(written));
    if (isText) values.set(key, { value: value === "true" ? true : value === "false" ? false : value, source: value });
  }
  return {
    values,
    /** No line was left out. */
    areAll,
  };
}
