// Lists operations, webhooks, schemas and channels of a description in order.
import type { ApiTarget } from "../model.js";
import type { Description } from "./description.js";
import { entriesAt, isObject, isTrue, type Json, type JsonObject, member, objectAt } from "./json.js";
import { below } from "./pointer.js";
import type { OpenedObject, Resolver } from "./resolve.js";

/** Methods of OpenAPI 3.0 and 3.1 as they are written in a path item. */
export const METHODS: ReadonlySet<string> = new Set("get put post delete options head patch trace".split(" "));

/** The method that OpenAPI 3.2 adds to them; any other method is below `additionalOperations`. */
export const QUERY = "query";

/** One operation of a path, a webhook or a callback. */
export interface Operation extends OpenedObject {
  /** As it is sent: upper case, but for other methods than those of the format. */
  readonly method: string;
  readonly item: JsonObject;
  /** Where the path item is after references: operations and its shared parameters are below it. */
  readonly itemPointer: string;
}

export interface PathOperation extends Operation {
  readonly kind: "endpoint";
  /** The path as written. */
  readonly name: string;
}
export interface WebhookOperation extends Operation {
  readonly kind: "webhook";
  /** The key below `webhooks`. */
  readonly name: string;
}

export type AnyOperation = PathOperation | WebhookOperation;

/** Operations of `paths`, then of `webhooks`. */
export function listOperations(document: JsonObject, resolver: Resolver): AnyOperation[] {
  const found: AnyOperation[] = [];
  for (const [name, item] of entriesAt(document, "paths")) {
    if (name.startsWith("x-")) continue;
    for (const operation of operationsOf(item, below("#/paths", name), resolver))
      found.push({ kind: "endpoint", name, ...operation });
  }
  for (const key of ["webhooks", "x-webhooks"])
    for (const [name, item] of entriesAt(document, key))
      for (const operation of operationsOf(item, below(`#/${key}`, name), resolver))
        found.push({ kind: "webhook", name, ...operation });
  return found;
}

/** The member of a path item that holds them. */
export const OTHERS = "additionalOperations";

/** Left out of bulk generation: by our own word, or as internal, which people who come from other tools rely on. */
export function isHiddenOperation({ value, item }: Operation): boolean {
  return says("x-hidden", { value, item }) || isInternal({ value, item });
}

export function isInternal({ value, item }: Pick<Operation, "value" | "item">): boolean {
  return says("x-internal", { value, item });
}

/** What a path item says holds for its operations that say nothing else. */
function says(key: string, { value, item }: Pick<Operation, "value" | "item">): boolean {
  return isTrue(value, key) || (isTrue(item, key) && member(value, key) === undefined);
}

/** The operations of one path item, its reference followed. */
export function operationsOf(item: JsonObject[string], pointer: string, resolver: Resolver): Operation[] {
  const opened = resolver.open(item, pointer);
  if (!opened) return [];
  const { value: inside, pointer: itemPointer } = opened;
  const found: Operation[] = [];
  const add = (method: string, value: Json, keys: readonly string[]) => {
    if (isObject(value)) found.push({ method, value, pointer: below(itemPointer, ...keys), item: inside, itemPointer });
  };
  for (const [key, value] of Object.entries(inside))
    if (METHODS.has(key) || (key === QUERY && resolver.isVersion32)) add(key.toUpperCase(), value, [key]);
  if (resolver.isVersion32)
    for (const [method, value] of entriesAt(inside, OTHERS)) add(method, value, [OTHERS, method]);
  return found;
}

/** What a description names in a section of `components`. */
export function componentsIn(document: JsonObject, section: string): JsonObject {
  return objectAt(document["components"], section) ?? {};
}

/** The page target of an operation. */
export function targetOf(description: Description["id"], operation: AnyOperation): ApiTarget {
  const { kind, name, method } = operation;
  if (kind === "endpoint") return { kind, description, method, path: name };
  return { kind, description, name, method };
}

/** A string that is equal for equal targets, for maps. */
export function targetKey(target: ApiTarget): string {
  switch (target.kind) {
    case "endpoint":
      return `${target.description} ${target.method} ${target.path}`;
    case "webhook":
      return `${target.description} webhook ${target.method} ${target.name}`;
    case "schema":
      return `${target.description} schema ${target.name}`;
    case "overview":
    case "changes":
      return `${target.description} ${target.kind}`;
    case "channel":
      return `${target.description} channel ${target.name}`;
  }
}

/** The title of an operation without one. */
export function fallbackTitle(operation: AnyOperation): string {
  return operation.kind === "endpoint" ? `${operation.method} ${operation.name}` : operation.name;
}

/** A path without the names of its parameters, which do not tell paths apart. */
export function pathShape(path: string): string {
  return path.replace(/\{[^{}]*\}/g, "{}");
}
