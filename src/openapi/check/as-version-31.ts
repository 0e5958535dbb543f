// Strips a copy of a 3.2 document down to what the 3.1 schema knows.
import { isArray, isObject, type Json, type JsonObject, member } from "../json.js";
import type { Kind } from "./shapes.js";
import { walk } from "./walk.js";

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
    if (kind === "security scheme") drop(member(holder, "flows"), ["deviceAuthorization"]);
    drop(holder, NEW[kind] ?? []);
  });
  for (const tag of listOf(copy, "tags")) drop(tag, ["summary", "parent", "kind"]);
  for (const server of listOf(copy, "servers")) drop(server, ["name"]);
  return copy;
}

function listOf(holder: JsonObject, key: string): readonly Json[] {
  const list = member(holder, key);
  return isArray(list) ? list : [];
}

function drop(holder: Json | undefined, keys: readonly string[]): void {
  if (!isObject(holder)) return;
  for (const key of keys) delete (holder as Changeable)[key];
}
