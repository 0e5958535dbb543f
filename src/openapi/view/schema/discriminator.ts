// Finds the discriminator value of a schema.
import type { JsonObject } from "../../json.js";
import { componentName } from "../../resolve.js";
import type { Viewer } from "../viewer.js";

/** The value of a schema known by these pointers: from the mapping, else its own name. */
export function mappedValue(discriminator: JsonObject, chain: readonly string[], viewer: Viewer): string | null {
  const mapping = viewer.mappingOf(discriminator);
  for (const pointer of chain) {
    const value = mapping.get(pointer);
    if (value !== undefined) return value;
  }
  return chain.map(componentName).find((name) => name !== null) ?? null;
}
