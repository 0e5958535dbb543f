// Counts in how many places a description uses each of its schemas.
import { walk } from "../check/walk.js";
import { entriesAt, isObject, type Json, type JsonObject, listAt, objectAt } from "../json.js";
import { below } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";

/**
 * The number of places by the text of a `$ref`. Everything in `components` but schemas may be in many places itself, and so may
 * what a discriminator leads to: it is a choice wherever its base is.
 */
export function schemaUses(document: JsonObject, resolver: Resolver): (target: string) => number {
  const counts = new Map<string, number>();
  const add = (target: string, places: number) => counts.set(target, (counts.get(target) ?? 0) + places);
  const { components, ...rest } = document;
  const { schemas = {}, ...shared } = isObject(components) ? components : {};
  const count = (part: JsonObject, places: number) =>
    walk(part, ({ kind, value }) => {
      const target = reference(value);
      if (target !== null) add(target, places);
      if (kind !== "schema") return;
      for (const [, mapped] of entriesAt(objectAt(value, "discriminator") ?? undefined, "mapping"))
        if (typeof mapped === "string") add(mapped, MANY);
    });
  count(rest, 1);
  count({ components: { schemas } }, 1);
  count({ components: shared as Readonly<Record<string, Json>> }, MANY);
  for (const [name, schema] of Object.entries(isObject(schemas) ? schemas : {}))
    if (isSubtype(schema, resolver)) add(below("#/components/schemas", name), MANY);
  return (target) => counts.get(target) ?? 0;
}

const MANY = 2;

/** Whether a discriminator of a schema that it builds on leads to it. */
function isSubtype(schema: Json, resolver: Resolver): boolean {
  return listAt(schema, "allOf").some((item) => {
    const target = reference(item);
    return target !== null && objectAt(resolver.find(target)?.value, "discriminator") !== null;
  });
}
