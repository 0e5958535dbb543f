// Removes parts of a YAML document that cannot become objects, and reports them.
import type { Document, Node, Pair, YAMLMap } from "yaml";
import { type Place, type Problem, problem, warning } from "../../shared/problem.js";
import { yaml } from "../../shared/yaml/yaml-fault.js";

interface Repaired {
  readonly problems: readonly Problem[];
  /** Whether a value still holds itself, so that nothing can be made of the document. */
  readonly isCircular: boolean;
}

/** Names keys as the file spells them, drops merges of what is no map, and tells of keys that stand twice. */
export function repairYaml(document: Document, place: (offset: number) => Place): Repaired {
  const problems: Problem[] = [];
  const circles: Problem[] = [];
  yaml().visit(document, {
    Alias: (_, alias, path) => {
      if (isAround(alias, path, document)) circles.push(circle(alias.source, place(startOf(alias))));
    },
    Map: (_, map, path) => {
      const firsts = new Map<string, Place>();
      for (const pair of [...map.items]) {
        const key = keyOf(pair);
        if (key === null) continue;
        const at = place(startOf(pair.key));
        if (key === "<<" && !mergesMaps(pair.value, document)) problems.push(leftOut(map, pair, at));
        else if (key === "<<" && mergesItself(pair.value, [...path, map], document))
          problems.push(mergedIntoItself(map, pair, at));
        else if (key !== "<<") {
          const first = firsts.get(key);
          if (first) problems.push(repeatedKey(key, first, at));
          else firsts.set(key, at);
          nameKey(pair, key);
        }
      }
    },
  });
  return circles.length > 0 ? { problems: circles, isCircular: true } : { problems, isCircular: false };
}

/** Whether an alias stands inside the value that it names. */
function isAround(alias: unknown, path: readonly unknown[], document: Document): boolean {
  return yaml().isAlias(alias) && path.includes(alias.resolve(document));
}

function circle(name: string, at: Place): Problem {
  const what = `The alias \`*${name}\` is inside the value that it stands for, which would never end.`;
  return problem("parse", at, what, "Refer to a value outside of it, or use `$ref`, which may lead in a circle.");
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

function mergesItself(value: unknown, around: readonly unknown[], document: Document): boolean {
  const merged = yaml().isSeq(value) ? value.items : [value];
  return merged.some((each) => isAround(each, around, document));
}

function mergedIntoItself(map: YAMLMap, pair: Pair, at: Place): Problem {
  map.items.splice(map.items.indexOf(pair), 1);
  const what = "`<<` merges a map into itself; it is left out.";
  return warning("merge-key", at, what, "Refer to an anchor of another map.");
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
