// Reads values of any shape; a value of the wrong type counts as missing.
import { likelyCode } from "../../shared/languages.js";

export function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : typeof value === "number" ? String(value) : null;
}

/** An object of settings. */
export type Values = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function objectOf(value: unknown): Values {
  return isObject(value) ? value : {};
}

export function objectsIn(value: unknown): Values[] {
  return listOf(value).filter(isObject);
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Without what has no value. */
export function present(value: Values): Values {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) => each !== null && each !== undefined && each !== "" && !(Array.isArray(each) && each.length === 0),
    ),
  );
}

/** `getting-started` as `Getting started`. */
export function titleOfName(name: string): string {
  const words = name
    .replace(/^\d+[-_. ]+/, "")
    .replace(/[-_]+/g, " ")
    .trim();
  return words === "" ? name : words.charAt(0).toUpperCase() + words.slice(1);
}

/** The code of docs.json for a tag such as `en-US`. */
export function languageCode(tag: string): string {
  return likelyCode(tag) ?? tag;
}

/** The base path of a site as its settings have it: empty where it is served from the root. */
export function basePath(value: unknown): string {
  return cleanAddress(textOf(value) ?? "/").replace(/^\/$/, "");
}

/** A path without double and closing slashes, beginning with one. */
export function cleanAddress(path: string): string {
  return `/${path}`.replace(/\/{2,}/g, "/").replace(/(.)\/$/, "$1");
}

/** The footer of docs.json with links to profiles: a list, or addresses by service. Null where there are none. */
export function socialsOf(written: unknown): Values | null {
  const listed = objectsIn(written).flatMap(({ icon, href, link = href }) =>
    textOf(icon) && textOf(link) ? [[icon, link]] : [],
  );
  const socials = Array.isArray(written) ? Object.fromEntries(listed) : objectOf(written);
  return Object.keys(socials).length > 0 ? { socials } : null;
}
