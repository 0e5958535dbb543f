// Makes a schema ready to draw: a tree of rows that ends where a schema recurs or the block grows too large.
import { isArray, isObject, listAt, type Maybe, member, textAt } from "../../json.js";
import type { SchemaSectionView, SchemaView, TreeEnd } from "../../views.js";
import type { Viewer } from "../viewer.js";
import { anchorBelow } from "./anchor.js";
import { isLeaf } from "./bare-view.js";
import { type Block, type Direction, MOST_ROWS, type Spot } from "./block.js";
import { choicesOf, inheritedSelector, requirementRules } from "./choices.js";
import { rulesOf } from "./constraints.js";
import type { OpenSchema } from "./open-schema.js";
import type { PageSchemas } from "./page-schemas.js";
import { othersOf, rowsOf } from "./rows.js";

/** Three levels are shown; a block that stays small shows more, since a link in place of three rows does not help. */
const LEVELS = 3;
const MORE_LEVELS = [8, 5, 4];
const ROOMY = 120;

export interface BlockContext {
  /** Id of the block: ids of its rows begin with it. */
  readonly id: string;
  readonly direction: Direction;
  readonly page: PageSchemas;
}

/** A block this long is replaced by a link where it is repeated, such as in responses to creating and replacing. */
const LONG = 60;

/** The view of a schema that starts a block: a body, a parameter, a page. */
export function schemaView(value: Maybe, pointer: string, place: BlockContext, viewer: Viewer): SchemaView {
  const schema = viewer.open(value, pointer);
  const key = `${place.direction} ${schema.pointer}`;
  const known = schema.pointer === "" ? undefined : place.page.blocks.get(key);
  if (known && known.rows > LONG) return { ...viewer.bareView(schema), end: { reason: "depth", anchor: known.id } };
  const { view, block } = fitting(schema, place, viewer);
  place.page.blocks.set(key, { id: place.id, rows: block.rows });
  leaveForLater(block, place);
  return view;
}

/** Schemas that were cut from the blocks of a page, each shown once at its end; schemas cut from those follow. */
export function remainingSchemas(page: PageSchemas, viewer: Viewer): SchemaSectionView[] {
  const ids = new Map<OpenSchema, string>();
  const sections: SchemaSectionView[] = [];
  let room = ROOM;
  // The list grows while it is read.
  for (const { schema, direction, from, end } of page.cut) {
    const known = ids.get(schema);
    if (known !== undefined) end.anchor = known;
    if (known !== undefined || room <= 0) continue;
    const name = schema.name ?? textAt(schema.keywords, "title") ?? from.split("-").at(-1) ?? from;
    const id = anchorBelow("schema", `${name}${ids.size === 0 ? "" : `-${ids.size + 1}`}`);
    ids.set(schema, id);
    end.anchor = id;
    const place: BlockContext = { id, direction, page };
    const { view, block } = build(schema, { place, viewer, limit: FEW_LEVELS, most: room });
    leaveForLater(block, place);
    room -= block.rows;
    sections.push({ id, name, schema: view });
  }
  return sections;
}

/** Rows of all sections together; the rest can be read in the description. */
const ROOM = 100;
const FEW_LEVELS = 2;

function leaveForLater({ loose }: Block, { direction, page }: BlockContext): void {
  for (const { schema, from, end } of loose) if (end.anchor === null) page.cut.push({ schema, direction, from, end });
}

function fitting(schema: OpenSchema, place: BlockContext, viewer: Viewer): Built {
  const usual = build(schema, { place, viewer, limit: LEVELS, most: MOST_ROWS });
  if (!usual.block.isCut || usual.block.rows >= ROOMY) return usual;
  for (const limit of MORE_LEVELS) {
    const deeper = build(schema, { place, viewer, limit, most: ROOMY });
    if (deeper.block.rows < ROOMY) return deeper;
  }
  return usual;
}

interface Built {
  readonly view: SchemaView;
  readonly block: Block;
}

interface Plan {
  readonly place: BlockContext;
  readonly viewer: Viewer;
  readonly limit: number;
  /** After this many rows nothing more is opened. */
  readonly most: number;
}

function build(schema: OpenSchema, { place, viewer, limit, most }: Plan): Built {
  const block: Block = {
    viewer,
    direction: place.direction,
    limit,
    most,
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
  for (const { schema: cut, end } of block.loose) end.anchor = block.firsts.get(cut.pointer) ?? null;
  return { view, block };
}

function viewOpened(schema: OpenSchema, spot: Spot, block: Block): SchemaView {
  const bare = block.viewer.bareView(schema);
  if (isLeaf(schema)) return bare;
  const end = endOf(schema, spot, block);
  if (end) return { ...bare, end };
  const { rows, others, tuple, choices, rules } = insideOf(schema, spot, block);
  const items = itemsOf(schema, spot, block);
  const named = bare.named ?? items?.named ?? null;
  // Existing members are overwritten: adding them would cost ten times as much.
  return { ...bare, rows, others, tuple, choices, rules, items, named, end: items?.end ?? null };
}

type Inside = Pick<SchemaView, "rows" | "others" | "tuple" | "choices" | "rules">;

function endOf(schema: OpenSchema, spot: Spot, block: Block): TreeEnd | null {
  if (!hasInside(schema, block)) return null;
  const recurring = schema.chain.find((pointer) => block.above.has(pointer));
  if (recurring !== undefined) return { reason: "recursion", anchor: block.above.get(recurring) ?? null };
  // In a large block, a schema that is open elsewhere is not opened again far down.
  const isRepeated = block.rows > ROOMY && spot.depth >= LEVELS - 1 && block.firsts.has(schema.pointer);
  if (spot.depth < block.limit && block.rows < block.most && !isRepeated) return null;
  block.isCut = true;
  const end: TreeEnd & { anchor: string | null } = { reason: "depth", anchor: null };
  block.loose.push({ schema, from: spot.id, end });
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

/** A list has the same position as its items, so that a list of lists of itself ends, too. */
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
