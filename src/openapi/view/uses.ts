// Lists which operations and schemas use each schema of a description.
import { type Start, startsOf, walkOn } from "../check/walk.js";
import type { Json, JsonObject } from "../json.js";
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
  for (const operation of operations)
    for (const name of namesIn(startsOf(operation), resolver)) usesOf(name).operations.push(operation);
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas")))
    for (const used of namesIn([{ kind: "schema", value: schema }], resolver))
      if (used !== name) usesOf(used).schemas.push(name);
  return found;
}

/** Names of the schemas below; other references are followed to their schemas. */
function namesIn(starts: readonly Start[], resolver: Resolver): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  walkOn(starts, ({ kind, value }, goOn) => {
    const target = reference(value);
    const known = target === null ? null : resolver.find(target);
    if (!known || seen.has(known.value)) return;
    const name = known.pointer.startsWith("#/components/schemas/") ? componentName(known.pointer) : null;
    if (name !== null) names.add(name);
    else {
      seen.add(known.value);
      goOn({ kind, value: known.value });
    }
  });
  return names;
}
