// Finds the discriminator value of a schema.
import { type JsonObject, listAt, type Maybe, member, objectAt, textAt } from "../../json.js";
import { componentName } from "../../resolve.js";
import type { Viewer } from "../viewer.js";
import type { OpenSchema } from "./open-schema.js";

/** The values that stand for a schema: from the mapping, else its own name, unless its property allows another alone. */
export function mappedValues(
  discriminator: JsonObject,
  { chain, keywords }: OpenSchema,
  viewer: Viewer,
): readonly string[] {
  const mapping = viewer.mappingOf(discriminator);
  for (const pointer of chain) {
    const values = mapping.get(pointer);
    if (values) return values;
  }
  const property = objectAt(keywords, "properties")?.[textAt(discriminator, "propertyName") ?? ""];
  return impliedValues(chain, property === undefined ? undefined : viewer.open(property).keywords);
}

/** Without a mapping the name of a schema stands for it, but where its own property forbids that, what this allows. */
export function impliedValues(chain: readonly string[], property: Maybe): readonly string[] {
  const [name] = chain.flatMap((pointer) => componentName(pointer) ?? []);
  if (name === undefined) return [];
  const constant = member(property, "const");
  const allowed = constant === undefined ? listAt(property, "enum") : [constant];
  if (allowed.length === 0 || allowed.includes(name)) return [name];
  return allowed.filter((each) => typeof each === "string");
}
