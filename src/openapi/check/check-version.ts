// Decides whether a file is an API description that docsgen reads, and its version. Only what it rejects is an error.
import { type Problem, problem, warning } from "../../shared/problem.js";
import { isObject, type Json, type JsonObject, listAt } from "../json.js";
import type { Locate } from "../parsed.js";
import { type Kind, walk } from "./walk.js";

interface Version {
  readonly kind: "openapi" | "asyncapi";
  /** Major and minor; null where the file cannot be shown. */
  readonly version: string | null;
  readonly problems: readonly Problem[];
}

const SUPPORTED = "Supported versions: 3.0, 3.1 and 3.2.";

/** Webhooks came with 3.1. They are read in 3.0 as well: what is meant is beyond doubt. */
export function checkWebhooks(version: string, document: JsonObject, locate: Locate): Problem[] {
  if (version !== "3.0" || document["webhooks"] === undefined) return [];
  const what = "`webhooks` needs OpenAPI 3.1; they are shown anyway.";
  return [warning("version", locate(["webhooks"], "key"), what, 'Write `openapi: "3.1.0"`.')];
}

export function checkVersion(file: string, document: JsonObject, locate: Locate): Version {
  if (document["swagger"] !== undefined) return refused(swagger(file, locate));
  const asyncapi = document["asyncapi"];
  if (asyncapi !== undefined) return asyncVersion(String(asyncapi), locate);
  const written = document["openapi"];
  if (written === undefined) {
    const what = "The `openapi` field is missing. Is this an OpenAPI description?";
    return refused(problem("version", locate([]), what, 'Start the file with `openapi: "3.1.0"`.'));
  }
  return openVersion(written, locate);
}

function openVersion(written: Json, locate: Locate): Version {
  const place = () => locate(["openapi"]);
  const text = String(written);
  const version = /^(\d+\.\d+)/.exec(text)?.[1] ?? null;
  const known = version === "3.0" || version === "3.1" || version === "3.2";
  if (typeof written !== "string") {
    const what = `\`openapi\` must be a quoted string such as "3.1.0", not the ${typeof written} ${text}.`;
    if (known)
      return { kind: "openapi", version, problems: [warning("version", place(), what, `Write "${version}.0".`)] };
    return refused(problem("version", place(), what));
  }
  if (!known) return refused(problem("version", place(), `OpenAPI ${text} is not supported.`, SUPPORTED));
  if (/^\d+\.\d+\.\d+/.test(text)) return { kind: "openapi", version, problems: [] };
  const what = `The version "${text}" needs a third number.`;
  return { kind: "openapi", version, problems: [warning("version", place(), what, `Write "${text}.0".`)] };
}

function asyncVersion(text: string, locate: Locate): Version {
  if (/^3\.\d/.test(text)) return { kind: "asyncapi", version: text.slice(0, 3), problems: [] };
  const what = `AsyncAPI ${text} is not supported.`;
  const hint = "Convert it to 3.0, for example with `npx @asyncapi/cli convert`.";
  return { kind: "asyncapi", version: null, problems: [problem("version", locate(["asyncapi"]), what, hint)] };
}

function swagger(file: string, locate: Locate): Problem {
  const hint = `Convert it to 3.0, for example: npx swagger2openapi ${file} -o openapi.yaml`;
  return problem("version", locate(["swagger"], "key"), "Swagger 2.0 is not supported.", hint);
}

function refused(found: Problem): Version {
  return { kind: "openapi", version: null, problems: [found] };
}

type Changeable = Record<string, Json>;

/** Members that came with 3.2. */
const NEW: Partial<Readonly<Record<Kind, readonly string[]>>> = {
  document: ["$self"],
  components: ["mediaTypes"],
  "path item": ["query", "additionalOperations"],
  "media type": ["$ref", "itemSchema", "itemEncoding", "prefixEncoding"],
  encoding: ["encoding", "itemEncoding", "prefixEncoding"],
  response: ["summary"],
  example: ["dataValue", "serializedValue"],
  "security scheme": ["deprecated", "oauth2MetadataUrl"],
};

/** Changes the copy and gives it back. There is no published schema of 3.2 among the packages that check descriptions. */
export function asVersion31<Document extends JsonObject>(copy: Document): Document {
  walk(copy, ({ kind, value }) => {
    if (!isObject(value)) return;
    const holder = value as Changeable;
    // A response of 3.2 may do without the words that 3.1 asks for.
    if (kind === "response" && holder["description"] === undefined && holder["$ref"] === undefined)
      holder["description"] = "";
    if (kind === "parameter" && holder["in"] === "querystring") holder["in"] = "query";
    if (kind === "parameter" && holder["style"] === "cookie") holder["style"] = "form";
    if (kind === "security scheme") drop(holder["flows"], ["deviceAuthorization"]);
    drop(holder, NEW[kind] ?? []);
  });
  for (const tag of listAt(copy, "tags")) drop(tag, ["summary", "parent", "kind"]);
  for (const server of listAt(copy, "servers")) drop(server, ["name"]);
  return copy;
}

function drop(holder: Json | undefined, keys: readonly string[]): void {
  if (!isObject(holder)) return;
  for (const key of keys) delete (holder as Changeable)[key];
}
