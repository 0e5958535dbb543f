// Lists the schemas of a description that build on another one.

import { isArray, type JsonObject, member } from "../json.js";
import { componentsIn } from "../operations.js";
import { below } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";

/** A schema of `components` that has another as an `allOf` member. */
export interface Derived {
  readonly name: string;
  readonly pointer: string;
}

/** By the pointer of the schema that they build on. */
export function derivedSchemas(document: JsonObject, resolver: Resolver): ReadonlyMap<string, readonly Derived[]> {
  const found = new Map<string, Derived[]>();
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas"))) {
    const members = member(schema, "allOf");
    if (!isArray(members)) continue;
    for (const item of members) {
      const target = reference(item);
      const base = target === null ? null : resolver.find(target);
      if (!base) continue;
      const list = found.get(base.pointer) ?? [];
      list.push({ name, pointer: below("#/components/schemas", name) });
      found.set(base.pointer, list);
    }
  }
  return found;
}
