// Reads the bytes of a description, parses and checks them.
import { createHash } from "node:crypto";
import { hashOf } from "../emit/hash-of.js";
import { fromInputs, jsonCodec, type Work } from "../memory/memory.js";
import { resultFiles } from "../memory/result-files.js";
import { type Problem, problem, warning } from "../shared/problem.js";
import type { LocalAddress } from "./check/check-addresses.js";
import { checkChannels } from "./check/check-channels.js";
import { checkDescription, inFileOrder } from "./check/check-description.js";
import { checkVersion, checkWebhooks } from "./check/check-version.js";
import { conformanceProblems } from "./check/conformance.js";
import { type Validated, validateFormat } from "./check/validate-format.js";
import type { Description, DescriptionSource } from "./description.js";
import { findExactNumbers } from "./exact-numbers.js";
import { isObject, textAt } from "./json.js";
import { lineIndex } from "./line-index.js";
import { keepMeaning } from "./parse/keep-meaning.js";
import { TOO_DEEP, tooDeep } from "./parse/nesting.js";
import { formatOf, parseDescription } from "./parse-description.js";
import { locateYaml } from "./parse-yaml.js";
import type { Locate, Parsed } from "./parsed.js";
import { createResolver } from "./resolve.js";

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
  const { kind, version, problems: gate } = checkVersion(id, value, locate);
  if (version === null) return { description: null, addresses: [], problems: [...syntax, ...gate], locate };
  const { document, problems: meant } =
    kind === "openapi" ? keepMeaning({ document: value, format, text, locate }) : { document: value, problems: [] };
  const title = textAt(document["info"], "title") ?? "";
  const { exact: exactNumbers, problems: numbers } = findExactNumbers(text, () => lineIndex(id, text));
  const description: Description = { id, kind, source, format, version, title, document, exactNumbers, hash };
  const checked = { description, resolver: createResolver(document), locate };
  const { problems: ofContents, addresses } =
    kind === "openapi" ? checkDescription(checked) : { problems: checkChannels(checked), addresses: [] };
  const found = kind === "openapi" ? [...checkWebhooks(version, document, locate), ...ofContents] : ofContents;
  const conform = options.conformance && kind === "openapi" ? await conformance(description, locate, options) : [];
  const said = [...meant, ...found];
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
