// Lists the schemas of a description that build on another one.

import { addTo } from "../../shared/lists.js";
import { isArray, type JsonObject, member } from "../json.js";
import { componentsIn } from "../operations.js";
import { below } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";

/** Pointers of schemas of `components` that have another as an `allOf` member, by the pointer of the one that they build on. */
export function derivedSchemas(document: JsonObject, resolver: Resolver): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas"))) {
    const members = member(schema, "allOf");
    if (!isArray(members)) continue;
    for (const item of members) {
      const target = reference(item);
      const base = target === null ? null : resolver.find(target);
      if (base) addTo(found, base.pointer, below("#/components/schemas", name));
    }
  }
  return found;
}
