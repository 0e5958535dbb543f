// Tells which value of a discriminator stands for which schema.
import { mappingTarget } from "../check/check-references.js";
import { entriesAt, type JsonObject } from "../json.js";
import { componentName } from "../resolve.js";
import type { Viewer } from "./viewer.js";

/** The value that stands for a schema known by these pointers: from the mapping, else its own name. */
export function mappedValue(
  discriminator: JsonObject,
  chain: readonly string[],
  { description, resolver }: Viewer,
): string | null {
  for (const [value, target] of entriesAt(discriminator, "mapping")) {
    if (typeof target !== "string") continue;
    const pointer = mappingTarget(target, description.document, resolver);
    if (pointer !== null && chain.includes(pointer)) return value;
  }
  return chain.map(componentName).find((name) => name !== null) ?? null;
}

/** Pointers of the schemas that a mapping names, in its order. */
export function mappedPointers(discriminator: JsonObject, { description, resolver }: Viewer): string[] {
  const found = new Set<string>();
  for (const [, target] of entriesAt(discriminator, "mapping")) {
    const pointer = typeof target === "string" ? mappingTarget(target, description.document, resolver) : null;
    if (pointer !== null) found.add(pointer);
  }
  return [...found];
}
