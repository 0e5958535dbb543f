// Lists the schemas of a description, and counts in how many places it uses each of them.

import { type Visited, walk } from "../check/walk.js";
import { entriesAt, isObject, type Json, type JsonObject, listAt, objectAt } from "../json.js";
import { componentsIn } from "../operations.js";
import { below } from "../pointer.js";
import { type Resolver, reference } from "../resolve.js";

export interface Survey {
  /** In the order of the file. */
  readonly schemas: readonly Visited[];
  /**
   * The number of places by the text of a `$ref`. Everything in `components` but schemas may be in many places itself, and so
   * may what a discriminator leads to: it is a choice wherever its base is.
   */
  readonly uses: (target: string) => number;
}

/** Goes through the description once. */
export function surveySchemas(document: JsonObject, resolver: Resolver): Survey {
  const schemas: Visited[] = [];
  const counts = new Map<string, number>();
  const add = (target: string, places: number) => counts.set(target, (counts.get(target) ?? 0) + places);
  for (const { part, places } of partsOf(document)) {
    walk(part, (visited) => {
      const { kind, value } = visited;
      const target = reference(value);
      if (target !== null) add(target, places);
      if (kind !== "schema") return;
      schemas.push(visited);
      for (const [, mapped] of entriesAt(objectAt(value, "discriminator"), "mapping"))
        if (typeof mapped === "string") add(mapped, MANY);
    });
  }
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas")))
    if (isSubtype(schema, resolver)) add(below("#/components/schemas", name), MANY);
  return { schemas, uses: (target) => counts.get(target) ?? 0 };
}

const MANY = 2;

interface Part {
  readonly part: JsonObject;
  /** How often what the part refers to is used, at least. */
  readonly places: number;
}

function partsOf(document: JsonObject): Part[] {
  return Object.entries(document).flatMap(([key, value]): Part[] => {
    if (key !== "components" || !isObject(value)) return [{ part: { [key]: value }, places: 1 }];
    return Object.entries(value).map(([name, held]) => ({
      part: { components: { [name]: held } },
      places: name === "schemas" ? 1 : MANY,
    }));
  });
}

/** Whether a discriminator of a schema that it builds on leads to it. */
function isSubtype(schema: Json, resolver: Resolver): boolean {
  return listAt(schema, "allOf").some((item) => {
    const target = reference(item);
    return target !== null && objectAt(resolver.find(target)?.value, "discriminator") !== null;
  });
}
