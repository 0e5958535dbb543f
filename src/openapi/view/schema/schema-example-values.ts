// Reads the example values that a schema carries itself.
import { isArray, isObject, type Json, type JsonObject, member } from "../../json.js";

/** `examples` of a schema is a list; some writers put a map of values there. */
export function schemaExampleValues(keywords: JsonObject): Json[] {
  const many = member(keywords, "examples");
  if (isArray(many) && many.length > 0) return [...many];
  if (isObject(many)) return Object.values(many).map((entry) => member(entry, "value") ?? entry);
  const one = member(keywords, "example");
  return one === undefined ? [] : [one];
}
