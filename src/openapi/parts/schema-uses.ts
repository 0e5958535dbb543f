// Counts in how many places a description uses each of its schemas.
import { walk } from "../check/walk.js";
import { entriesAt, isObject, type Json, type JsonObject, objectAt } from "../json.js";
import { reference } from "../resolve.js";

/** The number of places by the text of a `$ref`. Everything in `components` but schemas may be in many places itself. */
export function schemaUses(document: JsonObject): (target: string) => number {
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
        if (typeof mapped === "string") add(mapped, places);
    });
  count(rest, 1);
  count({ components: { schemas } }, 1);
  count({ components: shared as Readonly<Record<string, Json>> }, 2);
  return (target) => counts.get(target) ?? 0;
}
