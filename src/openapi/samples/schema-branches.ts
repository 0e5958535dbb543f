// Owns the branches of a schema.
import { isArray, isObject, type JsonArray, listAt, type Maybe, member } from "../json.js";

/** The members of `oneOf`, else of `anyOf`. */
export function branchesOf(schema: Maybe): JsonArray {
  const branches = listAt(schema, "oneOf");
  return branches.length > 0 ? branches : listAt(schema, "anyOf");
}

/** Whether only null matches a schema. */
export function allowsNullOnly(schema: Maybe): boolean {
  if (!isObject(schema)) return false;
  const type = member(schema, "type");
  if (type === "null" || (isArray(type) && type.length === 1 && type[0] === "null")) return true;
  if (member(schema, "const") === null) return true;
  const values = listAt(schema, "enum");
  return values.length > 0 && values.every((each) => each === null);
}
