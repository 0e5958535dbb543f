// Owns parsed JSON as a type, with look-ups that never see inherited properties.

export type Json = null | boolean | number | string | JsonArray | JsonObject;
export type JsonArray = readonly Json[];
export interface JsonObject {
  readonly [key: string]: Json;
}

/** The result of a look-up; undefined where there is nothing. */
export type Maybe = Json | undefined;

/** Of JSON that somebody may have typed; undefined where it is none. */
export function parsedJson(text: string): Maybe {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function isArray(value: Maybe): value is JsonArray {
  return Array.isArray(value);
}

/** An object or a list, with its values under their keys: a walk needs no pairs of them, which cost more than the walk. */
export function keyed(value: Json): JsonObject | null {
  return typeof value === "object" && value !== null ? (value as JsonObject) : null;
}

/** The own member of that name, if the value is an object: `constructor` is no member. */
export function member(value: Maybe, key: string): Maybe {
  if (!isObject(value) || !Object.hasOwn(value, key)) return undefined;
  return value[key];
}

/** The member if it is a non-empty string. */
export function textAt(value: Maybe, key: string): string | null {
  const found = member(value, key);
  return typeof found === "string" && found !== "" ? found : null;
}

/** The member if it is a number. */
export function numberAt(value: Maybe, key: string): number | null {
  const found = member(value, key);
  return typeof found === "number" ? found : null;
}

/** The member if it is an object. */
export function objectAt(value: Maybe, key: string): JsonObject | null {
  const found = member(value, key);
  return isObject(found) ? found : null;
}

/** The member if it is a list; otherwise an empty list. */
export function listAt(value: Maybe, key: string): JsonArray {
  const found = member(value, key);
  return isArray(found) ? found : [];
}

/** The strings of a list member. */
export function textsAt(value: Maybe, key: string): string[] {
  return listAt(value, key).filter((item) => typeof item === "string");
}

/** True where the member is `true`. Writers also put `"true"`. */
export function isTrue(value: Maybe, key: string): boolean {
  const found = member(value, key);
  return found === true || found === "true";
}

/** The entries of an object member; none if it is no object. */
export function entriesAt(value: Maybe, key: string): [string, Json][] {
  const found = objectAt(value, key);
  return found ? Object.entries(found) : [];
}

/** Whether it is an object without members. */
export function isEmptyObject(value: Maybe): boolean {
  return isObject(value) && Object.keys(value).length === 0;
}

/** Whether two values are equal, ignoring the order of object members. */
export function sameJson(a: Maybe, b: Maybe): boolean {
  if (a === b) return true;
  if (isArray(a)) return isArray(b) && a.length === b.length && a.every((item, index) => sameJson(item, b[index]));
  if (!isObject(a) || !isObject(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every((key) => sameJson(a[key], member(b, key)));
}

/** All that there are. */
export const TYPES = "string number integer boolean object array null".split(" ");

/** What may be both: an integer is a number, too. */
export function commonTypes(a: readonly string[], b: readonly string[]): string[] {
  const common = a.filter((type) => b.includes(type) || (type === "integer" && b.includes("number")));
  return b.includes("integer") && a.includes("number") && !common.includes("integer") ? [...common, "integer"] : common;
}

/** The types a schema names itself, or null where it names none. */
export function typesOf(schema: Maybe): string[] | null {
  const type: Json | undefined = member(schema, "type");
  if (typeof type === "string") return [type];
  return isArray(type) ? type.filter((name) => typeof name === "string") : null;
}

/** The neutral name first; the hosted product's name is accepted, too. */
export const EXTENSION_KEYS = ["x-svc", "x-mint"] as const;

/** The extension object of an operation, path item or schema, with the key it was written under. */
export function extensionOf(holder: Maybe): { readonly key: string; readonly value: JsonObject } | null {
  for (const key of EXTENSION_KEYS) {
    const value = member(holder, key);
    if (isObject(value)) return { key, value };
  }
  return null;
}

/** `href` of an operation where it is a path on this site; null otherwise. */
export function sitePath(written: Maybe): string | null {
  if (typeof written !== "string" || !written.startsWith("/") || written.startsWith("//")) return null;
  return /^\/[^\\?#\s]*$/.test(written) ? written : null;
}
