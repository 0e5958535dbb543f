// Extracts the public part of a description: without operations of closed pages and what only they use.
import { stringify } from "yaml";
import type { ApiTarget } from "../model.js";
import type { Description } from "./description.js";
import { entriesAt, isArray, isObject, type Json, type JsonObject, objectAt, textAt, textsAt } from "./json.js";
import { listOperations, OTHERS, operationsOf } from "./operations.js";
import { pathOf } from "./pointer.js";
import { createResolver } from "./resolve.js";

/** The text of the part, in the format of the file. */
export function writeOpenPart({ document, format }: Description, closed: readonly ApiTarget[]): string {
  const part = withoutUnused(withoutOperations(document, closed));
  return format === "json" ? `${JSON.stringify(part, null, 2)}\n` : stringify(part, { aliasDuplicateObjects: false });
}

function withoutOperations(document: JsonObject, closed: readonly ApiTarget[]): JsonObject {
  const resolver = createResolver(document);
  const kept: Record<string, Json> = { ...document };
  for (const section of ["paths", "webhooks", "x-webhooks"]) {
    if (!isObject(document[section])) continue;
    const items = entriesAt(document, section).flatMap(([name, item]): [string, Json][] => {
      const methods = closed.flatMap((target) => (isIn(target, section, name) ? target.method : []));
      const opened = methods.length === 0 ? null : resolver.open(item);
      if (!opened) return [[name, item]];
      const left = withoutMethods(opened.value, methods);
      // A path reveals that it exists, so it is removed with the last of its operations.
      return operationsOf(left, "", resolver).length > 0 ? [[name, left]] : [];
    });
    kept[section] = Object.fromEntries(items);
  }
  return withoutTags(kept, tagsOf(document), tagsOf(kept));
}

function withoutMethods(item: JsonObject, methods: readonly string[]): JsonObject {
  const left = Object.entries(item).filter(([key]) => !methods.includes(key.toUpperCase()));
  const others = entriesAt(item, OTHERS).filter(([method]) => !methods.includes(method));
  return { ...Object.fromEntries(left), ...(Object.hasOwn(item, OTHERS) && { [OTHERS]: Object.fromEntries(others) }) };
}

/** Tags that only removed operations had. */
function withoutTags(part: JsonObject, before: ReadonlySet<string>, after: ReadonlySet<string>): JsonObject {
  if (!isArray(part["tags"])) return part;
  const isGone = (name: string | null) => name !== null && before.has(name) && !after.has(name);
  return { ...part, tags: part["tags"].filter((tag) => !isGone(textAt(tag, "name"))) };
}

function tagsOf(document: JsonObject): ReadonlySet<string> {
  return new Set(listOperations(document, createResolver(document)).flatMap(({ value }) => textsAt(value, "tags")));
}

type Operation = Extract<ApiTarget, { readonly method: string }>;

function isIn(target: ApiTarget, section: string, name: string): target is Operation {
  if (target.kind === "endpoint") return section === "paths" && target.path === name;
  return target.kind === "webhook" && section !== "paths" && target.name === name;
}

/** Unreferenced components would reveal what was removed. Security schemes are used by name, not by reference. */
function withoutUnused(document: JsonObject): JsonObject {
  const { components, ...rest } = document;
  if (!isObject(components)) return document;
  const used = new Set<string>();
  const follow = (value: Json): void => {
    if (typeof value === "string") see(value);
    else if (isArray(value) || isObject(value)) for (const held of Object.values(value)) follow(held);
  };
  const see = (text: string): void => {
    const path = text.startsWith("#/components/") ? pathOf(text)?.slice(1, 3) : undefined;
    const [section = "", name = ""] = path ?? [];
    const key = JSON.stringify([section, name]);
    if (path === undefined || used.has(key)) return;
    used.add(key);
    follow(objectAt(components, section)?.[name] ?? null);
  };
  follow(rest);
  const sections = Object.entries(components).map(([section, held]) => {
    if (section === "securitySchemes" || !isObject(held)) return [section, held] as const;
    return [
      section,
      Object.fromEntries(Object.entries(held).filter(([name]) => used.has(JSON.stringify([section, name])))),
    ] as const;
  });
  return { ...rest, components: Object.fromEntries(sections) };
}
