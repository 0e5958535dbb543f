// Lists which operations and schemas use each schema of a description.
import type { Kind } from "../check/shapes.js";
import { walkFrom } from "../check/walk.js";
import { isObject, type Json, type JsonObject } from "../json.js";
import { type AnyOperation, componentsIn } from "../operations.js";
import { componentName, type Resolver, reference } from "../resolve.js";

export interface Uses {
  readonly operations: AnyOperation[];
  /** Names of schemas. */
  readonly schemas: string[];
}

/** By name of the used schema. Operations that share a body or response also use what it uses. */
export function listUses(
  document: JsonObject,
  operations: readonly AnyOperation[],
  resolver: Resolver,
): ReadonlyMap<string, Uses> {
  const found = new Map<string, Uses>();
  const usesOf = (name: string) => {
    const uses = found.get(name) ?? { operations: [], schemas: [] };
    found.set(name, uses);
    return uses;
  };
  for (const operation of operations) {
    const shared = { parameters: operation.item["parameters"] ?? [] };
    const starts: Start[] = [
      { kind: "operation", value: operation.value },
      { kind: "path item", value: shared },
    ];
    const names = namesIn(starts, resolver);
    for (const name of names) usesOf(name).operations.push(operation);
  }
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas")))
    for (const used of namesIn([{ kind: "schema", value: schema }], resolver))
      if (used !== name) usesOf(used).schemas.push(name);
  return found;
}

interface Start {
  readonly kind: Kind;
  readonly value: Json;
}

/** Names of the schemas below; other references are followed to their schemas. */
function namesIn(starts: readonly Start[], resolver: Resolver): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  const waiting = [...starts];
  for (let start = waiting.pop(); start; start = waiting.pop()) {
    walkFrom(start.kind, start.value, ({ kind, value }) => {
      const target = isObject(value) ? reference(value) : null;
      const known = target === null ? null : resolver.find(target);
      if (!known || seen.has(known.value)) return;
      const name = known.pointer.startsWith("#/components/schemas/") ? componentName(known.pointer) : null;
      if (name !== null) names.add(name);
      else {
        seen.add(known.value);
        waiting.push({ kind, value: known.value });
      }
    });
  }
  return names;
}
