// Reads the mapping of a discriminator.

import { addTo } from "../../../shared/lists.js";
import { mappingTarget } from "../../check/check-references.js";
import { entriesAt, type JsonObject } from "../../json.js";
import type { Resolver } from "../../resolve.js";

/** The values of each schema, by its pointer, in the order of the mapping. */
export function listMapping(
  discriminator: JsonObject,
  document: JsonObject,
  resolver: Resolver,
): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, string[]>();
  for (const [value, target] of entriesAt(discriminator, "mapping")) {
    const pointer = typeof target === "string" ? mappingTarget(target, document, resolver) : null;
    if (pointer !== null) addTo(values, pointer, value);
  }
  return values;
}
