// Makes a JSON Schema file a description without operations, so that a page can show it as it shows schemas of an API.
import { posix } from "node:path";
import { toProjectPath } from "../shared/page-path.js";
import { entriesAt, isArray, isObject, type Json, type JsonObject, textAt } from "./json.js";
import type { Locate } from "./parsed.js";
import { below } from "./pointer.js";

/** The file that `schema` in the front matter of a page names: from the root, or with a dot from the page's folder. */
export function schemaFile(text: string, pageFile: string | null): string {
  return text.startsWith(".") ? posix.join(posix.dirname(pageFile ?? ""), text) : toProjectPath(text);
}

interface SchemaFile {
  readonly document: JsonObject;
  /** What the whole file is called among its parts. */
  readonly name: string;
  /** Finds places of the document in the file. */
  readonly locate: Locate;
}

/** The description: the file as its first schema, then the parts that it names. */
export function readSchemaFile(schema: JsonObject, file: string, locate: Locate): SchemaFile {
  const parts = ["$defs", "definitions"].flatMap((key) =>
    entriesAt(schema, key).map(([name, value]) => ({ key, name, value })),
  );
  const keys = new Map(parts.map(({ key, name }) => [name, key]));
  let name = posix.basename(file).replace(/(?:[.-]schema)?\.\w+$/, "");
  while (keys.has(name)) name = `${name}-file`;
  const moved = (value: Json): Json => withAddresses(value, name);
  const { $defs: _, definitions: __, ...whole } = schema;
  const schemas = [[name, whole] as const, ...parts.map((part) => [part.name, part.value] as const)];
  return {
    document: {
      openapi: "3.1.0",
      info: { title: textAt(schema, "title") ?? name },
      components: { schemas: Object.fromEntries(schemas.map(([key, value]) => [key, moved(value)])) },
    },
    name,
    locate: ([, , part, ...rest], where) => {
      const key = part === name ? undefined : keys.get(String(part));
      return locate(key === undefined || part === undefined ? rest : [key, part, ...rest], where);
    },
  };
}

/** References to the file and its parts lead to where these are in the description. */
function withAddresses(value: Json, name: string): Json {
  if (isArray(value)) return value.map((each) => withAddresses(each, name));
  if (!isObject(value)) return value;
  const entries = Object.entries(value).map(([key, each]): [string, Json] => [
    key,
    key === "$ref" && typeof each === "string" ? addressOf(each, name) : withAddresses(each, name),
  ]);
  return Object.fromEntries(entries);
}

function addressOf(address: string, name: string): string {
  if (!/^#(?:\/|$)/.test(address)) return address;
  const part = /^#\/(?:\$defs|definitions)(\/.*)$/.exec(address)?.[1];
  return part === undefined
    ? `${below("#/components/schemas", name)}${address.slice(1)}`
    : `#/components/schemas${part}`;
}
