// Reads the bytes of a description, parses and checks them.
import { createHash } from "node:crypto";
import { join } from "node:path";
import { putFile, takeJson } from "../emit/cache-file.js";
import { type Problem, problem, warning } from "../shared/problem.js";
import { checkChannels } from "./check/check-channels.js";
import { checkDescription, inFileOrder } from "./check/check-description.js";
import { checkVersion, checkWebhooks } from "./check/check-version.js";
import { conformanceProblems, readFindings } from "./check/conformance.js";
import { validateFormat } from "./check/validate-format.js";
import type { Description, DescriptionSource } from "./description.js";
import { findExactNumbers } from "./exact-numbers.js";
import { isObject, textAt } from "./json.js";
import { lineIndex } from "./line-index.js";
import { keepMeaning } from "./parse/keep-meaning.js";
import { TOO_DEEP, tooDeep } from "./parse/nesting.js";
import { formatOf, parseDescription } from "./parse-description.js";
import { locateYaml } from "./parse-yaml.js";
import type { Locate } from "./parsed.js";
import { createResolver } from "./resolve.js";

/** A description with everything that follows from its file alone. */
export interface LoadedDescription {
  /** Null where the file cannot be shown at all; the problems say why. */
  readonly description: Description | null;
  readonly problems: readonly Problem[];
  /** Finds places for later messages. Not cloneable; dropped once the pages have their places. */
  readonly locate: Locate;
}

export interface LoadOptions {
  /** Where findings are cached by content hash; null checks every time. */
  readonly cacheFolder: string | null;
  /** Also check against the JSON Schema of the format. */
  readonly conformance: boolean;
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
  if (value === undefined) return { description: null, problems: syntax, locate };
  if (!isObject(value)) {
    const what = "An API description must be an object with an `openapi` field.";
    return { description: null, problems: [...syntax, problem("version", locate([]), what)], locate };
  }
  const deep = tooDeep(value);
  if (deep) return { description: null, problems: [problem("parse", locate(deep), TOO_DEEP)], locate };
  const { kind, version, problems: gate } = checkVersion(id, value, locate);
  if (version === null) return { description: null, problems: [...syntax, ...gate], locate };
  const { document, problems: meant } =
    kind === "openapi" ? keepMeaning({ document: value, format, text, locate }) : { document: value, problems: [] };
  const title = textAt(document["info"], "title") ?? "";
  const { exact: exactNumbers, problems: numbers } = findExactNumbers(text, () => lineIndex(id, text));
  const description: Description = { id, kind, source, format, version, title, document, exactNumbers, hash };
  const checked = { description, resolver: createResolver(document), locate };
  const found =
    kind === "openapi"
      ? [...checkWebhooks(version, document, locate), ...checkDescription(checked)]
      : checkChannels(checked);
  const conform = options.conformance && kind === "openapi" ? await conformance(description, locate, options) : [];
  const said = [...meant, ...found];
  return {
    description,
    problems: inFileOrder([...syntax, ...gate, ...numbers, ...said, ...unsaid(conform, said)]),
    locate,
  };
}

interface Written {
  readonly id: string;
  readonly text: string;
  readonly hash: string;
}

/** Parsing much YAML takes time, so the result is cached as JSON. */
async function parsed(
  { id, text, hash }: Written,
  { cacheFolder }: LoadOptions,
): Promise<ReturnType<typeof parseDescription>> {
  const isLarge = text.length > LARGE && formatOf(id, text) === "yaml";
  const file = cacheFolder !== null && isLarge ? join(cacheFolder, `yaml-${hash}.json`) : null;
  const kept = file && takeJson(file);
  if (isObject(kept)) return { format: "yaml", value: kept, problems: [], locate: locateYaml(id, text) };
  const read = parseDescription(id, text);
  if (file !== null && read.problems.length === 0) putFile(file, JSON.stringify(read.value));
  return read;
}

const LARGE = 100_000;

/** Our own message about a place is better. */
function unsaid(findings: readonly Problem[], said: readonly Problem[]): Problem[] {
  const places = new Set(said.map(({ place }) => `${place?.line}:${place?.column}`));
  return findings.filter(({ place }) => !places.has(`${place?.line}:${place?.column}`));
}

async function conformance(description: Description, locate: Locate, options: LoadOptions): Promise<Problem[]> {
  const file = options.cacheFolder && join(options.cacheFolder, `conformance-${description.hash}.json`);
  const kept = file ? readFindings(takeJson(file)) : null;
  const findings = kept ?? (await validateFormat(description));
  if (typeof findings === "string") return [unchecked(description, findings, locate)];
  if (file && !kept) putFile(file, JSON.stringify(findings));
  return conformanceProblems(findings, locate);
}

function unchecked({ version }: Description, reason: string, locate: Locate): Problem {
  const what = `This description could not be checked against the schema of OpenAPI ${version}: ${reason}`;
  return warning("spec-unchecked", locate([]), what, "Its pages are built; check it with another tool.");
}
