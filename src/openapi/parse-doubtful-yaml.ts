// Reads a YAML description that has faults, or aliases: slowly, with every fault and its place, and without what cannot become
// objects.
import type { Document, Node, Pair, YAMLError, YAMLMap } from "yaml";
import { type Place, type Problem, problem, warning } from "../shared/problem.js";
import { parseYamlDocument, yaml, yamlFault, yamlRemedy } from "../shared/yaml/yaml-fault.js";
import type { Json } from "./json.js";
import { TOO_DEEP } from "./parse/nesting.js";
import { type Locate, lineIndex, type Parsed } from "./parsed.js";

export function parseDoubtfulYaml(file: string, text: string): Parsed {
  const document = parseYamlDocument(text, {
    merge: true,
    uniqueKeys: false, // Told with both places below.
    prettyErrors: false,
    logLevel: "error", // Silence would hide that there are more documents.
  });
  const place = lineIndex(file, text);
  const locate = yamlLocate(document, text, place);
  const [further, errors] = [
    document.errors.filter(({ code }) => code === FURTHER),
    document.errors.filter(({ code }) => code !== FURTHER),
  ];
  const syntax = errors.map((error) => syntaxProblem(error, place(error.pos[0])));
  if (syntax.length > 0) return { value: undefined, problems: firstOfEachLine(syntax), locate };
  const ignored = further.flatMap(({ pos }) => furtherDocument(text, pos[0], place));
  try {
    const { problems, isCircular } = repairYaml(document, place);
    if (isCircular) return { value: undefined, problems, locate };
    const value: Json = document.toJS({ maxAliasCount: aliasLimit(text) });
    return { value, problems: [...problems, ...ignored], locate };
  } catch (error) {
    return { value: undefined, problems: [problem("parse", place(0), noValue(error))], locate };
  }
}

/** The parser's code for what follows the first document of a file. */
const FURTHER = "MULTIPLE_DOCS";

/** What follows the first document; nothing where there are only comments. */
function furtherDocument(text: string, start: number, place: (offset: number) => Place): Problem[] {
  const written = /^(?:\s|#.*|---(?=\s|$)|\.\.\.(?=\s|$))*/.exec(text.slice(start))?.[0] ?? "";
  if (start + written.length >= text.length) return [];
  const mark = text.slice(start).search(/^---/m);
  const what = "This file holds more than one YAML document, separated by `---`: only the first is read.";
  const at = place(start + Math.max(0, Math.min(mark, written.length)));
  return [warning("parse", at, what, "Put each API description into a file of its own.")];
}

/** Why nothing could be made of text that is sound YAML: whatever is thrown on the way is about what it says. */
function noValue(error: unknown): string {
  if (error instanceof ReferenceError) return "The aliases (`*name`) in this file expand to too much data.";
  if (error instanceof RangeError) return TOO_DEEP;
  return `This file cannot be read as YAML: ${error instanceof Error ? error.message : String(error)}.`;
}

/** One slip makes the parser complain several times about the same line. */
function firstOfEachLine(problems: readonly Problem[]): Problem[] {
  const lines = new Set<number | undefined>();
  return problems.filter(({ place: at }) => !lines.has(at?.line) && lines.add(at?.line)).slice(0, 10);
}

/** Aliases are shared, not copied. The limit protects against files made to explode, so it grows with the file. */
function aliasLimit(text: string): number {
  return Math.max(10_000, text.length / 10);
}

function syntaxProblem(fault: YAMLError, at: Problem["place"]): Problem {
  if (fault.code === "RESOURCE_EXHAUSTION") return problem("parse", at, TOO_DEEP);
  const what = yamlFault(fault);
  if (what !== null) return problem("parse", at, what, yamlRemedy(fault));
  const words = fault.message.replace(/\s+/g, " ").trim();
  return problem("parse", at, `This file is not valid YAML: ${words}${words.endsWith(".") ? "" : "."}`);
}

function yamlLocate(document: Document, text: string, place: ReturnType<typeof lineIndex>): Locate {
  return (path, part = "value") => {
    let node = document.contents;
    let key: Node | null = null;
    for (const segment of path) {
      const pair = findPair(document, node, segment);
      if (!pair) return place(startOf(node));
      key = pair.key;
      if (!pair.value) return place(startOf(key));
      node = pair.value;
    }
    if (part === "text" && yaml().isScalar(node) && node.type === "BLOCK_LITERAL") return place(firstLine(node, text));
    return place(startOf(part === "key" && key ? key : node));
  };
}

interface Found {
  readonly key: Node | null;
  readonly value: Node | null;
}

/** The entry of a map or list by name; keys merged with `<<` count where the map itself has none. */
function findPair(document: Document, holder: Node | null, name: string): Found | null {
  const node = yaml().isAlias(holder) ? (holder.resolve(document) ?? null) : holder;
  if (yaml().isSeq(node)) {
    const item = node.items[Number(name)];
    return yaml().isNode(item) ? { key: null, value: item } : null;
  }
  if (!yaml().isMap(node)) return null;
  const own = node.items.findLast((pair) => keyOf(pair) === name);
  if (own) return foundIn(own);
  for (const pair of node.items) {
    if (keyOf(pair) !== "<<" || !yaml().isNode(pair.value)) continue;
    const merged = yaml().isSeq(pair.value) ? pair.value.items.filter(yaml().isNode) : [pair.value];
    for (const source of merged) {
      const found = findPair(document, source, name);
      if (found) return found;
    }
  }
  return null;
}

function foundIn(pair: Pair): Found {
  return { key: yaml().isNode(pair.key) ? pair.key : null, value: yaml().isNode(pair.value) ? pair.value : null };
}

/** Where the text of a `|` scalar begins, on the line after the mark. */
function firstLine(node: Node, text: string): number {
  const line = text.indexOf("\n", startOf(node)) + 1;
  return line + text.slice(line, line + 200).search(/[^ ]|$/);
}

interface Repaired {
  readonly problems: readonly Problem[];
  /** Whether a value still holds itself, so that nothing can be made of the document. */
  readonly isCircular: boolean;
}

/** Names keys as the file spells them, drops merges of what is no map, and tells of keys that stand twice. */
function repairYaml(document: Document, place: (offset: number) => Place): Repaired {
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
function keyOf(pair: Pair): string | null {
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
