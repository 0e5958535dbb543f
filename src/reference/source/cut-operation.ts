// Cuts one operation out of a description: a smaller description with everything that the operation refers to.

import { type Path, pathOf } from "../../openapi/pointer.js";

type Json = unknown;
type JsonMap = Record<string, Json>;

export interface OperationPlace {
  readonly group: "paths" | "webhooks";
  /** The path, or the webhook's name. */
  readonly name: string;
  /** Upper case. */
  readonly method: string;
}

/** The description of one operation alone; null where there is none. */
export function cutOperation(document: Json, { group, name, method }: OperationPlace): JsonMap | null {
  if (!isMap(document)) return null;
  const written = valueAt(document, [group, name]);
  const target = isMap(written) ? written["$ref"] : undefined;
  const item = typeof target === "string" ? valueAt(document, pathOf(target) ?? []) : written;
  if (!isMap(item)) return null;
  const { [method.toLowerCase()]: usual, additionalOperations: others, parameters } = item;
  const operation = usual ?? (isMap(others) ? others[method] : undefined);
  if (operation === undefined) return null;
  const own =
    usual === undefined ? { additionalOperations: { [method]: operation } } : { [method.toLowerCase()]: operation };
  const made: JsonMap = {};
  for (const key of ["openapi", "info", "jsonSchemaDialect", "servers", "security"])
    if (document[key] !== undefined) made[key] = document[key];
  made[group] = { [name]: { ...(parameters !== undefined && { parameters }), ...own } };
  copyReferences(document, made);
  const schemes = valueAt(document, ["components", "securitySchemes"]);
  if (schemes !== undefined) put(made, ["components", "securitySchemes"], schemes);
  return made;
}

/** Copies what is referred to, and what that refers to, to the places they have. */
function copyReferences(document: JsonMap, made: JsonMap): void {
  const seen = new Set<string>();
  const waiting: Json[] = [made];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (Array.isArray(next)) waiting.push(...next.filter((each) => each !== undefined));
    if (!isMap(next)) continue;
    for (const each of Object.values(next)) if (typeof each === "object" && each !== null) waiting.push(each);
    for (const target of [next["$ref"], ...mappingsOf(next)]) {
      const path = typeof target === "string" && !seen.has(target) ? pathOf(target) : null;
      if (!path || typeof target !== "string") continue;
      seen.add(target);
      const value = valueAt(document, path);
      if (value === undefined) continue;
      put(made, path, value);
      waiting.push(value);
    }
  }
}

function mappingsOf({ discriminator }: JsonMap): Json[] {
  const mapping = isMap(discriminator) ? discriminator["mapping"] : undefined;
  return isMap(mapping) ? Object.values(mapping) : [];
}

/** What is there already stays: it is the same, or holds it. */
function put(made: JsonMap, keys: Path, value: Json): void {
  let at = made;
  for (const key of keys.slice(0, -1)) {
    const next = Object.hasOwn(at, key) ? at[key] : {};
    if (!isMap(next)) return;
    at[key] = next;
    at = next;
  }
  const last = keys.at(-1);
  if (last !== undefined && !Object.hasOwn(at, last)) at[last] = value;
}

function valueAt(document: Json, path: Path): Json {
  let at = document;
  for (const key of path) {
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, key)) return undefined;
    at = (at as JsonMap)[key];
  }
  return at;
}

function isMap(value: Json): value is JsonMap {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
