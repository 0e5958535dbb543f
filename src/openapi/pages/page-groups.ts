// Groups the pages of a description: by groups of tags, by tags, or by first path segment.
// If paths have headings, webhooks without a tag also have one: a hundred of them would hide what follows.
import { isObject, type JsonObject, listAt, type Maybe, textAt, textsAt } from "../json.js";
import { inSentence } from "../operation-title.js";
import type { AnyOperation } from "../operations.js";

/** What operations without a heading are called where they need a name. */
export const UNGROUPED = "API Reference";

export interface PageGroups {
  /** Labels, the outermost first; none without a tag. */
  readonly of: (operation: AnyOperation) => readonly string[];
  /** Every heading that the description orders, in its order. */
  readonly order: readonly (readonly string[])[];
}

export function pageGroups(document: JsonObject, operations: readonly AnyOperation[]): PageGroups {
  const isTagged = operations.some((operation) => firstTag(operation) !== null);
  return isTagged ? byTag(document) : bySegment(operations);
}

export function firstTag({ value }: AnyOperation): string | null {
  return textsAt(value, "tags")[0] ?? null;
}

function byTag(document: JsonObject): PageGroups {
  const tags = new Map<string, JsonObject>();
  for (const tag of listAt(document, "tags")) {
    const name = textAt(tag, "name");
    if (name !== null && isObject(tag) && !tags.has(name)) tags.set(name, tag);
  }
  const labelOf = (name: string) => groupLabel(tags.get(name)) ?? name;
  const groups = new Map<string, string>();
  for (const group of listAt(document, "x-tagGroups"))
    for (const tag of textsAt(group, "tags")) {
      const label = textAt(group, "name");
      if (label !== null && !groups.has(tag)) groups.set(tag, label);
    }
  const pathOf = (name: string): string[] => {
    const names = [name];
    for (let up = parentOf(tags.get(name)); up !== null && tags.has(up); up = parentOf(tags.get(up))) {
      if (names.includes(up)) break;
      names.unshift(up);
    }
    const group = names.map((each) => groups.get(each)).find((label) => label !== undefined);
    return [...(group === undefined ? [] : [group]), ...names.map(labelOf)];
  };
  return {
    of: (operation) => {
      const tag = firstTag(operation);
      return tag === null ? untagged(operation) : pathOf(tag);
    },
    order: [...new Set([...groups.keys(), ...tags.keys()])].map(pathOf),
  };
}

const WEBHOOKS = ["Webhooks"];

function untagged({ kind }: AnyOperation): readonly string[] {
  return kind === "webhook" ? WEBHOOKS : [];
}

function parentOf(tag: Maybe): string | null {
  return textAt(tag, "parent");
}

/** What the description wants a tag to be called: by its own word, in 3.2, or as other tools read it. */
function groupLabel(tag: Maybe): string | null {
  return textAt(tag, "x-group") ?? textAt(tag, "summary") ?? textAt(tag, "x-displayName");
}

/** Fewer operations are read at a glance. */
const FEWEST_GROUPED = 8;

/** By the first segment that not all paths begin with; a few operations need no headings. */
function bySegment(operations: readonly AnyOperation[]): PageGroups {
  const paths = operations.flatMap(({ kind, name }) => (kind === "webhook" ? [] : [segmentsOf(name)]));
  const [first = []] = paths;
  const differs = (at: number) => paths.some((path) => path[at] !== first[at]);
  let depth = 0;
  while (depth < first.length - 1 && !differs(depth)) depth++;
  const labelOf = (name: string) => {
    const segment = segmentsOf(name)[depth] ?? segmentsOf(name).at(-1);
    return segment === undefined ? [] : [inSentence(segment)];
  };
  const labels = new Set(paths.map((path) => path[depth]));
  const isGrouped = paths.length >= FEWEST_GROUPED && labels.size > 1 && labels.size < paths.length;
  const headingOf = ({ kind, name }: AnyOperation) => (kind === "webhook" ? WEBHOOKS : labelOf(name));
  return { of: (operation) => (isGrouped ? headingOf(operation) : []), order: [] };
}

/** Without versions and parameters, which say nothing about what a path is about. */
function segmentsOf(path: string): string[] {
  return path.split("/").filter((part) => part !== "" && !/[{}]/.test(part) && !/^v\d[\d.]*$/i.test(part));
}
