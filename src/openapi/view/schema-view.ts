// Makes a schema ready to draw: a tree of rows that ends where a schema recurs or the block grows too large.
import { isArray, isObject, type JsonObject, listAt, type Maybe, member, textAt } from "../json.js";
import type { ExternalDocsView, NamedSchema, SchemaView, TreeEnd } from "../views.js";
import { type Block, type Direction, MOST_ROWS, type Spot } from "./block.js";
import { choicesOf, inheritedSelector, requirementRules } from "./choices.js";
import { constraintsOf, limitsOf, rulesOf } from "./constraints.js";
import { schemaExampleValues } from "./examples.js";
import type { OpenSchema } from "./open-schema.js";
import { pillsOf } from "./pills.js";
import { othersOf, rowsOf } from "./rows.js";
import { allowsNull, isFile, isOnlyNull, schemaTypes, typeLabel } from "./schema-type.js";
import type { Viewer } from "./viewer.js";

/** Three levels are shown; a block that stays small shows more, since a link instead of three rows helps nobody. */
const LEVELS = 3;
const MOST_LEVELS = 8;
const ROOMY = 120;

export interface BlockPlace {
  /** Id of the block: ids of its rows begin with it. */
  readonly id: string;
  readonly direction: Direction;
}

/** The view of a schema that begins a block: a body, a parameter, a page. */
export function schemaView(value: Maybe, pointer: string, place: BlockPlace, viewer: Viewer): SchemaView {
  const schema = viewer.open(value, pointer);
  let { view, block } = build(schema, { place, viewer, limit: LEVELS });
  for (let limit = LEVELS + 1; block.isCut && block.rows < ROOMY && limit <= MOST_LEVELS; limit++) {
    const deeper = build(schema, { place, viewer, limit });
    if (deeper.block.rows > ROOMY) break;
    ({ view, block } = deeper);
  }
  return view;
}

interface Plan {
  readonly place: BlockPlace;
  readonly viewer: Viewer;
  readonly limit: number;
}

function build(schema: OpenSchema, { place, viewer, limit }: Plan): { view: SchemaView; block: Block } {
  const block: Block = {
    viewer,
    direction: place.direction,
    limit,
    ids: new Set([place.id]),
    above: new Map(),
    firsts: new Map(),
    loose: [],
    rows: 0,
    isCut: false,
    view: (value, spot) => viewOpened(viewer.open(value), spot, block),
    viewOpened: (opened, spot) => viewOpened(opened, spot, block),
  };
  const view = viewOpened(schema, { id: place.id, depth: 0, fixed: null }, block);
  for (const { pointer, end } of block.loose) end.anchor = block.firsts.get(pointer) ?? null;
  return { view, block };
}

function viewOpened(schema: OpenSchema, spot: Spot, block: Block): SchemaView {
  const end = endOf(schema, spot, block);
  const inside = end ? NOTHING_INSIDE : insideOf(schema, spot, block);
  const items = end ? null : itemsOf(schema, spot, block);
  return {
    ...factsOf(schema, block.viewer),
    ...inside,
    items,
    named: namedOf(schema, block.viewer) ?? items?.named ?? null,
    end: end ?? items?.end ?? null,
  };
}

type Inside = Pick<SchemaView, "rows" | "others" | "tuple" | "choices" | "rules">;
const NOTHING_INSIDE: Inside = { rows: [], others: "unsaid", tuple: [], choices: [], rules: [] };

function endOf(schema: OpenSchema, spot: Spot, block: Block): TreeEnd | null {
  if (!hasInside(schema, block)) return null;
  const recurring = schema.chain.find((pointer) => block.above.has(pointer));
  if (recurring !== undefined) return { reason: "recursion", anchor: block.above.get(recurring) ?? null };
  // In a block that has grown large, what is open elsewhere is not opened again far down.
  const isRepeated = block.rows > ROOMY && spot.depth >= LEVELS - 1 && block.firsts.has(schema.pointer);
  if (spot.depth < block.limit && block.rows < MOST_ROWS && !isRepeated) return null;
  block.isCut = true;
  const end: TreeEnd & { anchor: string | null } = { reason: "depth", anchor: null };
  block.loose.push({ pointer: schema.pointer, end });
  return end;
}

function hasInside({ keywords, selectors, conflict, base, chain }: OpenSchema, block: Block): boolean {
  if (selectors.length > 0 || conflict.length > 0) return true;
  if (base && chain.some((pointer) => block.viewer.derivedFrom(pointer).length > 0)) return true;
  const hasMembers = ["properties", "patternProperties"].some(
    (key) => isObject(keywords[key]) && Object.keys(keywords[key]).length > 0,
  );
  return hasMembers || isObject(keywords["additionalProperties"]);
}

function insideOf(schema: OpenSchema, spot: Spot, block: Block): Inside {
  const isNew = schema.chain.filter((pointer) => !block.above.has(pointer));
  for (const pointer of isNew) {
    block.above.set(pointer, spot.id);
    if (!block.firsts.has(pointer)) block.firsts.set(pointer, spot.id);
  }
  const isBase = inheritedSelector(schema, block) !== null;
  const inside: Inside = {
    rows: isBase ? [] : rowsOf(schema, spot, block),
    others: isBase ? "unsaid" : othersOf(schema.keywords),
    tuple: listAt(schema.keywords, "prefixItems").map((item) => block.view(item, { ...spot, fixed: null })),
    choices: choicesOf(schema, spot, block),
    rules: [
      ...requirementRules(schema),
      ...rulesOf(schema.keywords).map(({ text, schema: rule }) => ({
        text,
        schema: rule && block.view(rule, { ...spot, depth: spot.depth + 1, fixed: null }),
      })),
    ],
  };
  for (const pointer of isNew) block.above.delete(pointer);
  return inside;
}

/** A list stands in the same place as its items: a list of lists of itself ends too. */
function itemsOf({ keywords, chain }: OpenSchema, spot: Spot, block: Block): SchemaView | null {
  const items = member(keywords, "items");
  if (items === undefined || isArray(items) || items === false) return null;
  const isNew = chain.filter((pointer) => !block.above.has(pointer));
  if (chain.length > 0 && isNew.length === 0) return null;
  for (const pointer of isNew) block.above.set(pointer, spot.id);
  const view = block.view(items, { ...spot, fixed: null });
  for (const pointer of isNew) block.above.delete(pointer);
  return view;
}

function namedOf({ name }: OpenSchema, viewer: Viewer): NamedSchema | null {
  if (name === null) return null;
  const address = viewer.options.addressOf({ kind: "schema", description: viewer.description.id, name });
  return { name, address };
}

type Facts = Omit<SchemaView, keyof Inside | "items" | "named" | "end">;

function factsOf(schema: OpenSchema, viewer: Viewer): Facts {
  const { keywords } = schema;
  const media = textAt(keywords, "contentMediaType");
  return {
    type: typeLabel(schema, viewer.open),
    types: schemaTypes(schema),
    nullable: allowsNull(schema) || isOnlyNull(schema),
    format: isFile(keywords) ? null : (textAt(keywords, "contentEncoding") ?? textAt(keywords, "format")),
    title: textAt(keywords, "title"),
    description: viewer.prose(textAt(keywords, "description")),
    deprecated: keywords["deprecated"] === true,
    readOnly: keywords["readOnly"] === true,
    writeOnly: keywords["writeOnly"] === true,
    constraints: isFile(keywords) ? [] : constraintsOf(keywords),
    enumValues: schema.enumEntries.map((entry) => ({ ...entry, description: viewer.prose(entry.description) })),
    fixed: valueAt(keywords, "const"),
    default: valueAt(keywords, "default"),
    examples: schemaExampleValues(keywords),
    prefill: valueAt(keywords, "x-default"),
    externalDocs: externalDocs(keywords),
    pills: pillsOf(keywords, viewer.options.pillKeys),
    limits: limitsOf(keywords),
    accept: isFile(keywords) && media !== "application/octet-stream" ? media : null,
  };
}

/** Wrapped, because null is a value too. */
function valueAt(keywords: JsonObject, key: string): SchemaView["default"] {
  const value = member(keywords, key);
  return value === undefined ? null : { value };
}

/** Where more is said; other schemes than these could run code. */
export function externalDocs(holder: JsonObject): ExternalDocsView | null {
  const docs = member(holder, "externalDocs");
  const url = textAt(docs, "url");
  if (url === null || !/^(https?:\/\/|mailto:|[/#.])/i.test(url)) return null;
  return { url, label: textAt(docs, "description") ?? url };
}
