// Finds the discriminator value of a schema.
import { type JsonObject, listAt, type Maybe, member, objectAt, textAt } from "../../json.js";
import { componentName } from "../../resolve.js";
import type { Viewer } from "../viewer.js";
import type { OpenSchema } from "./open-schema.js";

/** The value that stands for a schema: from the mapping, else its own name, unless its property allows another alone. */
export function mappedValue(discriminator: JsonObject, { chain, keywords }: OpenSchema, viewer: Viewer): string | null {
  const mapping = viewer.mappingOf(discriminator);
  for (const pointer of chain) {
    const value = mapping.get(pointer);
    if (value !== undefined) return value;
  }
  const property = objectAt(keywords, "properties")?.[textAt(discriminator, "propertyName") ?? ""];
  return impliedValue(chain, property === undefined ? undefined : viewer.open(property).keywords);
}

/** Without a mapping the name of a schema stands for it, but where its own property forbids that, what this allows. */
export function impliedValue(chain: readonly string[], property: Maybe): string | null {
  const name = chain.map(componentName).find((each) => each !== null) ?? null;
  const constant = member(property, "const");
  const allowed = constant === undefined ? listAt(property, "enum") : [constant];
  if (name === null || allowed.length === 0 || allowed.includes(name)) return name;
  const [only, ...others] = allowed;
  return typeof only === "string" && others.length === 0 ? only : null;
}
