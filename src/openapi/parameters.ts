// Reads the parameters of operations and their paths.
import { type Json, listAt, type Maybe, textAt } from "./json.js";
import type { Operation } from "./operations.js";
import { below } from "./pointer.js";
import type { OpenedObject, Resolver } from "./resolve.js";
import type { ParameterLocation } from "./views.js";

/** The interface word of each place. */
export const LOCATION_TITLES = {
  path: "pathParameters",
  query: "queryParameters",
  querystring: "queryParameters",
  header: "headerParameters",
  cookie: "cookieParameters",
} as const satisfies Readonly<Record<ParameterLocation, string>>;

export const PARAMETER_LOCATIONS: readonly ParameterLocation[] = ["path", "query", "querystring", "header", "cookie"];

/** A parameter, its reference followed. */
export interface Parameter extends OpenedObject {
  readonly name: string;
  /** `in`, as the description writes it. */
  readonly place: string;
  /** As the operation or its path lists it, which may be a reference to what others share. */
  readonly written: Json;
  readonly writtenAt: string;
}

/** Headers that the format takes from elsewhere. */
const IGNORED_HEADERS = new Set(["accept", "content-type", "authorization"]);

export function isIgnored({ name, place }: Parameter): boolean {
  return place === "header" && IGNORED_HEADERS.has(name.toLowerCase());
}

/** Equal for one parameter wherever it is listed. */
export function parameterKey({ name, place }: Parameter): string {
  return `${place} ${place === "header" ? name.toLowerCase() : name}`;
}

/** The names between braces of a path. */
export function templateNames(path: string): string[] {
  return Array.from(path.matchAll(/\{([^{}]+)\}/g), ([, name = ""]) => name);
}

/** What an operation or a path lists itself; null stands for a reference that leads nowhere. */
export function listParameters(holder: Maybe, pointer: string, resolver: Resolver): (Parameter | null)[] {
  return listAt(holder, "parameters").flatMap((written, index) => {
    const writtenAt = below(pointer, "parameters", index);
    const opened = resolver.open(written, writtenAt);
    const [name, place] = [textAt(opened?.value, "name"), textAt(opened?.value, "in")];
    if (!opened) return [null];
    return name === null || place === null ? [] : [{ ...opened, name, place, written, writtenAt }];
  });
}

/** Those of an operation and its path, the first of equal ones. One that the operation overrides keeps its position. */
export function parametersOf({ item, itemPointer, value, pointer }: Operation, resolver: Resolver): Parameter[] {
  const found = new Map<string, Parameter>();
  for (const listed of [listParameters(item, itemPointer, resolver), listParameters(value, pointer, resolver)]) {
    const own = new Set<string>();
    for (const parameter of listed) {
      if (!parameter || isIgnored(parameter)) continue;
      const key = parameterKey(parameter);
      if (own.has(key)) continue;
      own.add(key);
      found.set(key, parameter);
    }
  }
  return [...found.values()];
}
