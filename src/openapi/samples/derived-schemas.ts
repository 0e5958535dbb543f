// Finds the variants of a discriminator whose base lists none: the schemas that extend it.
import { isObject, type JsonObject, listAt, type Maybe, member, objectAt } from "../json.js";
import { derivedSchemas as allDerived } from "../parts/derived-schemas.js";
import type { Followed, Resolver } from "../resolve.js";
import { listMapping } from "../view/schema/list-mapping.js";

/** Pointers, in the order in which pages offer them: what builds on the base, then what the mapping names besides. */
export function derivedSchemas(discriminator: JsonObject, base: Followed, resolver: Resolver): string[] {
  const document = documentOf(resolver);
  const derived = allDerived(document, resolver).get(base.pointer) ?? [];
  const mapped = listMapping(discriminator, document, resolver).keys();
  return [...new Set([...derived, ...mapped])].filter(
    (pointer) => resolver.follow({ $ref: pointer }, "")?.value !== base.value,
  );
}

/** The value of the discriminator that stands for a schema: from the mapping, by pointer. */
export function mappedValues(discriminator: JsonObject, resolver: Resolver): ReadonlyMap<string, string> {
  return listMapping(discriminator, documentOf(resolver), resolver);
}

/** Deeper, `allOf` is a circle. */
const DEEPEST = 8;

/** A property of a schema, or of what it is made of, that has but some values; the one written last counts. */
export function limitedProperty(schema: Maybe, name: string, resolver: Resolver): Maybe {
  const search = (part: Maybe, depth: number): Maybe => {
    const own = resolver.follow(objectAt(part, "properties")?.[name], "")?.value;
    if (member(own, "const") !== undefined || listAt(own, "enum").length > 0) return own;
    if (depth > DEEPEST) return undefined;
    for (const each of listAt(part, "allOf").toReversed()) {
      const found = search(resolver.follow(each, "")?.value, depth + 1);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  return search(schema, 0);
}

function documentOf(resolver: Resolver): JsonObject {
  const root = resolver.find("#")?.value;
  return isObject(root) ? root : {};
}
