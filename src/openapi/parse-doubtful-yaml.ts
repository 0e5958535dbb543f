// Reads a YAML description that has faults, or aliases: slowly, with every fault and its place.
import type { Document, Node, Pair, YAMLError } from "yaml";
import { type Place, type Problem, problem, warning } from "../shared/problem.js";
import { yaml, yamlFault, yamlRemedy } from "../shared/yaml/yaml-fault.js";
import type { Json } from "./json.js";
import { TOO_DEEP } from "./parse/nesting.js";
import { keyOf, repairYaml } from "./parse/repair-yaml.js";
import { type Locate, lineIndex, type Parsed } from "./parsed.js";

export function parseDoubtfulYaml(file: string, text: string): Parsed {
  const document = yaml().parseDocument(text, {
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

function startOf(node: Node | null): number {
  return node?.range?.[0] ?? 0;
}
