// Owns the names of the extension members an operation may carry: one constant each, both spellings of the vendor's.
import { isObject, type JsonObject, type Maybe, member } from "./json.js";

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
