// Takes out of a YAML document what no object can be made of, and says what was wrong with it.
import type { Document, Node, Pair, YAMLMap } from "yaml";
import { yaml } from "../../shared/load-yaml.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";

/** Names keys as the file spells them, drops merges of what is no map, and tells of keys that stand twice. */
export function repairYaml(document: Document, place: (offset: number) => Place): Problem[] {
  const problems: Problem[] = [];
  yaml().visit(document, {
    Map: (_, map) => {
      const firsts = new Map<string, Place>();
      for (const pair of [...map.items]) {
        const key = keyOf(pair);
        if (key === null) continue;
        const at = place(startOf(pair.key));
        if (key === "<<" && !mergesMaps(pair.value, document)) problems.push(leftOut(map, pair, at));
        else if (key !== "<<") {
          const first = firsts.get(key);
          if (first) problems.push(repeatedKey(key, first, at));
          else firsts.set(key, at);
          nameKey(pair, key);
        }
      }
    },
  });
  return problems;
}

/** Of two equal keys the last one counts, in YAML as in JSON. */
export function repeatedKey(key: string, first: Place, again: Place): Problem {
  const what = `The key "${key}" is already at ${first.line}:${first.column}; the last one wins.`;
  return warning("duplicate-key", again, what, "Remove one of them.");
}

/** The key as the file spells it; null for one that is no plain value. */
export function keyOf(pair: Pair): string | null {
  return yaml().isScalar(pair.key) ? (pair.key.source ?? String(pair.key.value)) : null;
}

/** A key is a text, whatever it looks like: `1.10` does not lose its zero. */
function nameKey(pair: Pair, key: string): void {
  if (yaml().isScalar(pair.key) && typeof pair.key.value !== "string") pair.key.value = key;
}

function leftOut(map: YAMLMap, pair: Pair, at: Place): Problem {
  map.items.splice(map.items.indexOf(pair), 1);
  return warning("merge-key", at, "`<<` can merge only maps; this one is left out.", "Refer to an anchor of a map.");
}

function mergesMaps(value: unknown, document: Document): boolean {
  if (yaml().isSeq(value)) return value.items.every((item) => isMapOf(item, document));
  return isMapOf(value, document);
}

function isMapOf(value: unknown, document: Document): boolean {
  return yaml().isMap(yaml().isAlias(value) ? value.resolve(document) : value);
}

function startOf(node: unknown): number {
  return yaml().isNode(node) ? ((node as Node).range?.[0] ?? 0) : 0;
}
