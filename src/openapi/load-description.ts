// Reads the bytes of a description, parses and checks them.
import { createHash } from "node:crypto";
import { load, YAMLException } from "js-yaml";
import { hashOf } from "../emit/hash-of.js";
import { fromInputs, jsonCodec, resultFiles, type Work } from "../memory/memory.js";
import { once } from "../shared/once.js";
import { type Problem, problem, warning } from "../shared/problem.js";
import type { LocalAddress } from "./check/check-addresses.js";
import { checkDescription } from "./check/check-description.js";
import { bundling, type Checked } from "./check/check-references.js";
import { asVersion31, checkVersion, checkWebhooks } from "./check/check-version.js";
import { conformanceProblems, type Finding, readFindings } from "./check/conformance.js";
import { type Description, type DescriptionSource, sourceName } from "./description.js";
import { findExactNumbers } from "./exact-numbers.js";
import { entriesAt, isObject, type Json, type JsonObject, member, textAt } from "./json.js";
import { keepMeaning } from "./parse/keep-meaning.js";
import { TOO_DEEP, tooDeep } from "./parse/nesting.js";
import { parseDoubtfulYaml } from "./parse-doubtful-yaml.js";
import { parseJson } from "./parse-json.js";
import { type Locate, lineIndex, type Parsed } from "./parsed.js";
import type { Path } from "./pointer.js";
import { createResolver } from "./resolve.js";
import { readSchemaFile } from "./schema-file.js";
import { yamlPlaces } from "./yaml-places.js";

/** A description with everything that follows from its file alone. */
export interface LoadedDescription {
  /** Null where the file cannot be shown at all; the problems say why. */
  readonly description: Description | null;
  readonly problems: readonly Problem[];
  /** Addresses of pages and files of the site that it names. */
  readonly addresses: readonly LocalAddress[];
  /** Finds places for later messages. Not cloneable; dropped once the pages have their places. */
  readonly locate: Locate;
}

export interface LoadOptions {
  /** Where results are kept; null: nowhere. */
  readonly cache: string | null;
  /** Also check against the JSON Schema of the format. */
  readonly conformance: boolean;
  /** Whether the file is a JSON Schema. */
  readonly isSchema?: boolean;
}

/** Parses and checks the text of a description. `source` says where it was read from. */
export async function loadDescription(
  source: DescriptionSource,
  text: string,
  options: LoadOptions,
): Promise<LoadedDescription> {
  const id = source.kind === "file" ? source.file : source.url;
  const hash = createHash("sha256").update(text).digest("hex");
  const { value, format, problems: syntax, locate } = await parsed({ id, text, hash }, options);
  if (value === undefined) return { description: null, addresses: [], problems: syntax, locate };
  if (!isObject(value)) {
    const what = "An API description must be an object with an `openapi` field.";
    return { description: null, addresses: [], problems: [...syntax, problem("version", locate([]), what)], locate };
  }
  const deep = tooDeep(value);
  if (deep) return { description: null, addresses: [], problems: [problem("parse", locate(deep), TOO_DEEP)], locate };
  const read = options.isSchema ? readSchemaFile(value, id, locate) : { document: value, name: null, locate };
  return loadDocument({ ...read, source, format, syntax, id, text, hash }, options);
}

interface ReadDocument extends Written, Pick<LoadedDescription, "locate"> {
  readonly document: JsonObject;
  readonly source: DescriptionSource;
  readonly format: Description["format"];
  /** Of a JSON Schema file. */
  readonly name: string | null;
  readonly syntax: readonly Problem[];
}

async function loadDocument(read: ReadDocument, options: LoadOptions): Promise<LoadedDescription> {
  const { id, text, hash, source, format, syntax, name: schema, locate } = read;
  const { kind, version, problems: gate } = checkVersion(id, read.document, locate);
  if (version === null) return { description: null, addresses: [], problems: [...syntax, ...gate], locate };
  const { document, problems: meant } = kind === "openapi" ? keepMeaning(read) : { ...read, problems: [] };
  const title = textAt(document["info"], "title") ?? "";
  const { exact: exactNumbers, problems: numbers } = findExactNumbers(text, () => lineIndex(id, text));
  const description: Description = { id, kind, source, format, version, schema, title, document, exactNumbers, hash };
  const said = [...meant, ...(kind === "openapi" ? checkWebhooks(version, document, locate) : [])];
  const checked: Checked = {
    ...{ description, resolver: createResolver(document), locate },
    report: (found) => said.push(found),
  };
  const addresses = kind === "openapi" ? checkDescription(checked) : checkChannels(checked);
  const isOfFormat = kind === "openapi" && schema === null;
  const conform = options.conformance && isOfFormat ? await conformance(description, locate, options) : [];
  return {
    description,
    addresses,
    problems: inFileOrder([...syntax, ...gate, ...numbers, ...said, ...unsaid(conform, said)]),
    locate,
  };
}

interface Written {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
}

/** Parsing much YAML takes time, so the result is kept. */
async function parsed(written: Written, { cache }: LoadOptions): Promise<ReturnType<typeof parseDescription>> {
  const { id, text } = written;
  if (text.length <= LARGE || formatOf(id, text) !== "yaml") return parseDescription(id, text);
  const { output } = await resultFiles(cache).remembered(PARSED_YAML, written);
  return {
    format: "yaml",
    ...output,
    locate: locateYaml(id, text),
  };
}

const PARSED_YAML: Work<Written, Pick<Parsed, "value" | "problems">> = {
  name: "yaml",
  hash: ({ id, hash }) => hashOf([id, hash]),
  codec: jsonCodec(),
  run: fromInputs(async ({ id, text }) => {
    const { value, problems } = parseDescription(id, text);
    return { value, problems };
  }),
};

const LARGE = 100_000;

/** Sorts by line and column and keeps the first of equal ones. */
function inFileOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ place }: Problem) => (place?.line ?? 0) * 100_000 + (place?.column ?? 0);
  const seen = new Set<string>();
  return [...problems]
    .sort((a, b) => key(a) - key(b))
    .filter((entry) => {
      const text = `${key(entry)} ${entry.code} ${entry.what}`;
      return !seen.has(text) && seen.add(text);
    });
}

/** Our own message about a place is better. */
function unsaid(findings: readonly Problem[], said: readonly Problem[]): Problem[] {
  const places = new Set(said.map(({ place }) => `${place?.line}:${place?.column}`));
  return findings.filter(({ place }) => !places.has(`${place?.line}:${place?.column}`));
}

async function conformance(description: Description, locate: Locate, { cache }: LoadOptions): Promise<Problem[]> {
  const { output: findings } = await resultFiles(cache).remembered(CONFORMANCE, description);
  if (typeof findings === "string") return [unchecked(description, findings, locate)];
  return conformanceProblems(findings, locate);
}

/** What the schema of the format says of a description: its text and its id tell all of it. */
const CONFORMANCE: Work<Description, Validated> = {
  name: "conformance",
  hash: ({ id, hash, version }) => hashOf([id, hash, version]),
  codec: jsonCodec(),
  run: fromInputs(validateFormat),
};

function unchecked({ version }: Description, reason: string, locate: Locate): Problem {
  const what = `This description could not be checked against the schema of OpenAPI ${version}: ${reason}`;
  return warning("spec-unchecked", locate([]), what, "Its pages are built; check it with another tool.");
}

/** A name for messages and the text. JSON is never read as YAML: that would accept what other tools refuse. */
export function parseDescription(file: string, text: string): Parsed & { readonly format: "json" | "yaml" } {
  const format = formatOf(file, text);
  return { format, ...(format === "json" ? parseJson(file, text) : parseYaml(file, text)) };
}

/** By the file's extension, else by how the text begins. */
export function formatOf(file: string, text: string): "json" | "yaml" {
  const path = file.replace(/[?#].*$/, "");
  if (/\.json$/i.test(path)) return "json";
  if (/\.ya?ml$/i.test(path)) return "yaml";
  return /^\s*[{[]/.test(text) ? "json" : "yaml";
}

/** What the schema finds; a text where it could not be asked. */
type Validated = readonly Finding[] | string;

/** Reads and resolves nothing, and leaves the document as it is. */
export async function validateFormat({ document, version }: Description): Promise<Validated> {
  const { default: SwaggerParser } = await import("@apidevtools/swagger-parser");
  try {
    await SwaggerParser.validate(readyFor(document, version), {
      resolve: { external: false, file: false, http: false },
      dereference: { excludedPathMatcher: () => true },
      validate: { schema: true, spec: false },
    });
    return [];
  } catch (error) {
    const findings = readFindings(error instanceof Error && "details" in error ? error.details : null);
    return findings ?? (error instanceof Error ? error.message : String(error));
  }
}

/** The library only changes documents that it takes from a host. A copy of a large one would take longer than the check. */
function readyFor(document: JsonObject, version: string) {
  // A document with only components is valid in 3.1, but the library requires paths.
  const least = { openapi: "", info: { title: "", version: "" }, paths: {} };
  const known = version === "3.2" ? asVersion31(structuredClone(document)) : document;
  return Object.assign(least, known, { openapi: version === "3.0" ? "3.0.3" : "3.1.0" });
}

/** Members with the author's data, where a `$ref` is data, too. */
const DATA = new Set("example examples default const enum".split(" "));

function checkChannels(checked: Checked): LocalAddress[] {
  const { description, locate, report } = checked;
  const seen = new Set<Json>();
  const visit = (value: Json, path: Path): void => {
    if (typeof value !== "object" || value === null || seen.has(value)) return;
    seen.add(value);
    const written = member(value, "$ref");
    if (typeof written === "string") checkOne(written, path, checked);
    const isMap = path.at(-1) === "properties";
    for (const [key, child] of Object.entries(value))
      if (isMap || (!DATA.has(key) && !key.startsWith("x-"))) visit(child, [...path, key]);
  };
  visit(description.document, []);
  if (entriesAt(description.document, "channels").length === 0)
    report(warning("not-shown", locate([]), "No channels are defined, so there is nothing to show."));
  return [];
}

function checkOne(written: string, path: Path, { description, resolver, locate, report }: Checked): void {
  const place = () => locate([...path, "$ref"]);
  if (!written.startsWith("#")) {
    const what = `\`$ref\` points outside this file: ${written}.`;
    report(warning("external-ref", place(), what, bundling(sourceName(description.source), written)));
  } else if (!resolver.find(written))
    report(warning("unresolved-ref", place(), `\`$ref\` does not exist in this file: ${written}.`));
}

/** Reads a YAML description: nearly all have no faults, and are read without places. */
export function parseYaml(file: string, text: string): Parsed {
  const value = readPlain(text, () => load(text) as Json);
  return value === undefined ? parseDoubtfulYaml(file, text) : { value, problems: [], locate: locateYaml(file, text) };
}

/** Finds places in a text whose value is already known; parses it when first asked. */
export function locateYaml(file: string, text: string): Locate {
  const locate = once(() => readPlain(text, () => yamlPlaces(file, text)) ?? parseDoubtfulYaml(file, text).locate);
  return (path, part) => locate()(path, part);
}

/** Undefined for what needs the slow parser: doubtful texts, and those the quick one rejects. */
function readPlain<Read>(text: string, read: () => Read): Read | undefined {
  if (isDoubtful(text)) return undefined;
  try {
    return read();
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** Whether it may contain directives, merged maps or aliases, which can expand endlessly. */
function isDoubtful(text: string): boolean {
  return /^%|<<[ \t]*:/m.test(text) || mayHaveAliases(text);
}

/** Whether a `*name` follows its `&name`. Code samples may contain either, but rarely both. */
function mayHaveAliases(text: string): boolean {
  const anchors = new Set<string>();
  for (const [, name = ""] of text.matchAll(/(?<![^\s,[{:-])&([^\s,[\]{}]+)/g)) anchors.add(name);
  if (anchors.size === 0) return false;
  for (const [, name = ""] of text.matchAll(/(?<![^\s,[{:-])\*([^\s,[\]{}]+)/g)) if (anchors.has(name)) return true;
  return false;
}
