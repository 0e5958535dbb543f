// Decides which properties of a schema a sample has.
import { isObject, type Json, type JsonObject, listAt, type Maybe, member, objectAt, textsAt } from "../json.js";
import { isFile } from "../view/schema/schema-type.js";
import type { Walk } from "./expansion.js";
import { allowsNullOnly, branchesOf, typeOf } from "./schema-keywords.js";

/** Schemas within schemas are followed no deeper than this. */
const DEEPEST = 8;

const NAMING = ["required", "allOf", "oneOf", "anyOf"];
const NO_NAMES: ReadonlySet<string> = new Set();

/** What a schema requires, itself or by its `allOf` and by a branch of its choices. */
export function requiredNames(schema: JsonObject, { resolver }: Walk): ReadonlySet<string> {
  if (NAMING.every((key) => schema[key] === undefined)) return NO_NAMES;
  const names = new Set<string>();
  const visit = (value: Maybe, depth: number): void => {
    const target = depth > DEEPEST ? null : resolver.follow(value, "");
    if (!target) return;
    for (const name of textsAt(target.value, "required")) names.add(name);
    for (const part of listAt(target.value, "allOf")) visit(part, depth + 1);
    const branch = branchesOf(target.value).find((each) => !allowsNullOnly(each));
    visit(branch, depth + 1);
  };
  visit(schema, 0);
  return names;
}

/** Whether a property that is not required is shown all the same. Files are what a request is about. */
export function isWanted(value: Maybe, walk: Walk): boolean {
  if (walk.optional === "all" || isFileSchema(value, walk)) return true;
  return walk.optional === "exemplified" && isExemplified(value, walk);
}

function isFileSchema(value: Maybe, { resolver }: Walk): boolean {
  const schema = resolver.follow(value, "")?.value;
  const items = resolver.follow(member(schema, "items"), "")?.value;
  return [schema, items].some((each) => isObject(each) && isFile(each));
}

/** Whether an example is anywhere in a schema. All that a search in vain has seen has none. */
function isExemplified(value: Maybe, { resolver, exemplified }: Walk): boolean {
  const seen = new Set<Json>();
  const waiting = [value];
  for (const each of waiting) {
    const target = resolver.follow(each, "");
    if (!target || !isObject(target.value) || seen.has(target.value)) continue;
    const known = exemplified.get(target.value);
    if (known === false) continue;
    seen.add(target.value);
    if (known || hasExample(target.siblings) || hasExample(target.value)) return true;
    waiting.push(...innerSchemas(target.value));
  }
  for (const each of seen) exemplified.set(each, false);
  return false;
}

function innerSchemas(schema: JsonObject): Maybe[] {
  const lists = ["prefixItems", "allOf", "oneOf", "anyOf"].flatMap((key) => listAt(schema, key));
  const properties = Object.values(objectAt(schema, "properties") ?? {});
  return [schema["items"], schema["additionalProperties"], ...lists, ...properties];
}

function hasExample(schema: JsonObject): boolean {
  return member(schema, "example") !== undefined || listAt(schema, "examples").length > 0;
}

/** Whether a schema is one of texts, numbers, true or false, as far as can be seen without expanding it. */
export function isPlainSchema(value: Maybe, walk: Walk, depth = 0): boolean {
  const schema = walk.resolver.follow(value, "")?.value;
  if (!isObject(schema) || depth > DEEPEST) return false;
  const type = typeOf(schema);
  if (type !== null) return type !== "object" && type !== "array";
  const parts = [...listAt(schema, "allOf"), ...branchesOf(schema), ...listAt(schema, "enum").slice(0, 1)];
  return parts.some((part) => !isObject(part) || isPlainSchema(part, walk, depth + 1));
}
