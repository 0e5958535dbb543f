// Makes the tree of rows for a schema, opened from the top until there is no room or a schema recurs.
import { isArray, isObject, listAt, type Maybe } from "../../json.js";
import { MOST_CHOICES } from "../../parts/large-parts.js";
import type { SchemaView, TreeEnd } from "../../schema-views.js";
import type { SchemaPart, Viewer } from "../viewer.js";
import { isLeaf } from "./bare-view.js";
import { type Block, type Direction, type GrowingView, PART_ID, type Spot, type Waiting } from "./block.js";
import { areBuiltOn, choicesOf, inheritedSelector, requirementRules } from "./choices.js";
import type { OpenSchema } from "./open-schema.js";
import type { PageSchemas } from "./page-schemas.js";
import { othersOf, rowsOf } from "./rows.js";
import { rulesOf } from "./rules.js";

export interface BlockContext {
  /** Id of the block: ids of its rows begin with it. */
  readonly id: string;
  readonly direction: Direction;
  readonly page: PageSchemas;
}

/** A block that long is worth a click where it comes again, such as in the answers to creating and to replacing. */
const LONG = 24;
const OFTEN = 2;
const FEW = 2;

/** A schema as it stands in the document. */
interface WrittenSchema {
  readonly value: Maybe;
  readonly pointer: string;
}

/** The view of a schema that starts a block: a body, a parameter, a page. */
export function schemaView({ value, pointer }: WrittenSchema, place: BlockContext, viewer: Viewer): SchemaView {
  const schema = viewer.open(value, pointer);
  const { id, direction, page } = place;
  const key = `${direction} ${schema.pointer}`;
  const known = schema.pointer === "" ? undefined : page.blocks.get(key);
  const part = viewer.partOf(value, schema);
  const block = createBlock(place, viewer);
  const start: Spot = { block, id, depth: 0, fixed: null, above: null, origin: null };
  if (known && (known.rows > LONG || (known.times >= OFTEN && known.rows > FEW)))
    return { ...viewer.bareView(schema), end: endAt("depth", known.id, { spot: start, part }) };
  const origin = part && part.name !== page.own ? { part, id } : null;
  const view = viewAt({ schema, part, spot: { ...start, origin } });
  openAll(block);
  page.room -= block.rows - block.topRows;
  page.blocks.set(key, known ? { ...known, times: known.times + 1 } : { id, rows: block.rows, times: 1 });
  return view;
}

interface BlockInUse extends Block {
  /** Rows of the top level: they are shown in any case. */
  topRows: number;
}

function createBlock({ direction, page }: BlockContext, viewer: Viewer): BlockInUse {
  const block: BlockInUse = {
    ...{ viewer, direction, waiting: [], lists: [], loose: [] },
    ...{ ids: new Set(), firsts: new Map(), rows: 0, topRows: 0, room: Math.max(page.room, 0) },
    view: (value, spot) => {
      const schema = viewer.open(value);
      const part = viewer.partOf(value, schema);
      return viewAt({ schema, part, spot: part ? { ...spot, origin: { part, id: spot.id } } : spot });
    },
  };
  return block;
}

interface Placed {
  readonly schema: OpenSchema;
  readonly part: SchemaPart | null;
  readonly spot: Spot;
}

function viewAt({ schema, part, spot }: Placed): SchemaView {
  const { block } = spot;
  const bare = block.viewer.bareView(schema);
  if (isLeaf(schema)) return bare;
  const view: GrowingView = { ...bare };
  const waiting = block.waiting[spot.depth] ?? [];
  block.waiting[spot.depth] = waiting;
  waiting.push({ schema, spot, view, part });
  // A list stands in the same place as its items.
  if (!hasInside(schema, block.viewer)) takeItems(schema, spot, view);
  return view;
}

/** Opens what waits, level by level; what is opened may add to the levels below, choices to their own. */
function openAll(block: BlockInUse): void {
  for (let depth = 0; depth < block.waiting.length; depth++) {
    const level = block.waiting[depth] ?? [];
    for (let at = 0; at < level.length; at++) {
      const next = level[at];
      if (next) openOne(next);
    }
    if (depth === 0) block.topRows = block.rows;
  }
  for (const { list, items } of block.lists) list.end ??= items.end;
  for (const { schema, end } of block.loose) end.anchor = block.firsts.get(schema.pointer) ?? null;
}

function openOne(waiting: Waiting): void {
  const { schema, spot, view, part } = waiting;
  const { block } = spot;
  const isOpenable = hasInside(schema, block.viewer);
  const recurring = findAbove(schema, spot);
  if (recurring !== null) {
    if (isOpenable) view.end = endAt("recursion", recurring, { spot, part });
    return;
  }
  if (isOpenable) {
    if (!hasRoom(waiting)) {
      const end = { ...endAt("depth", null, { spot, part }) };
      view.end = end;
      if (end.load === null) block.loose.push({ schema, end });
      return;
    }
    for (const pointer of schema.chain) if (!block.firsts.has(pointer)) block.firsts.set(pointer, spot.id);
    takeItems(schema, spot, view);
  }
  Object.assign(view, insideOf(schema, below(schema, spot)));
}

/** Large parts leave room for those that come after them. */
const SHARE = 2;

/** Choices of the top level that can be loaded are on the page while the block has no more rows. */
const MOST_CHOSEN = 64;

function hasRoom({ schema, spot, part }: Waiting): boolean {
  const { block } = spot;
  const choices = choiceCount(schema, block.viewer);
  const rows = rowCount(schema, choices);
  const isLoadable = part !== null || spot.origin !== null;
  if (block.rows + rows > MOST_ROWS && spot.depth > 0) return false;
  if (spot.depth === 0 && !isLoadable) return true;
  if (spot.depth === 0 && block.rows === 0) return spot.origin === null || choices <= MOST_CHOICES;
  if (spot.depth === 0 && block.rows + rows <= MOST_CHOSEN) return true;
  if (!isLoadable) return true;
  if (rows * SHARE > block.room) return false;
  block.room -= rows;
  return true;
}

/** No block has more rows than about this many, whatever it holds. */
const MOST_ROWS = 400;

/** An end from which the rest can be loaded where the schema, or one above it, has a page. */
function endAt(reason: TreeEnd["reason"], anchor: string | null, { spot, part }: Ending): TreeEnd {
  const { id, origin, block } = spot;
  const { viewer, direction } = block;
  const own = part && { ...part, id: PART_ID };
  const above = origin && { ...origin.part, id: PART_ID + id.slice(origin.id.length) };
  const from = own ?? above;
  const load = from && { ...from, isAbove: own === null, twin: viewer.options.twinOf(from.address), at: id, direction };
  return { reason, anchor, load };
}

interface Ending {
  readonly spot: Spot;
  readonly part: SchemaPart | null;
}

/** A choice has a frame and words of its own. */
const ROWS_OF_CHOICE = 3;

function rowCount({ keywords }: OpenSchema, choices: number): number {
  const properties = keywords["properties"];
  return (isObject(properties) ? Object.keys(properties).length : 1) + choices * ROWS_OF_CHOICE;
}

function choiceCount(schema: OpenSchema, viewer: Viewer): number {
  const inherited = inheritedSelector(schema, viewer)?.members.length ?? 0;
  return schema.selectors.reduce((sum, { members }) => sum + members.length, inherited);
}

/** Where a schema recurs: below a schema with one of its pointers, or, where it extends one in place, below itself. */
function findAbove(schema: OpenSchema, { above }: Spot): string | null {
  for (let at = above; at; at = at.next) {
    const known = at.schema;
    if (known === schema || schema.chain.some((pointer) => known.chain.includes(pointer))) return at.id;
  }
  return null;
}

function below(schema: OpenSchema, spot: Spot): Spot {
  return { ...spot, above: { schema, id: spot.id, next: spot.above } };
}

function hasInside({ keywords, selectors, conflict, base, chain }: OpenSchema, viewer: Viewer): boolean {
  if (selectors.length > 0 || conflict.length > 0) return true;
  if (base && chain.some((pointer) => viewer.derivedFrom(pointer).length > 0)) return true;
  const hasMembers = ["properties", "patternProperties"].some(
    (key) => isObject(keywords[key]) && Object.keys(keywords[key]).length > 0,
  );
  return hasMembers || isObject(keywords["additionalProperties"]);
}

function insideOf(schema: OpenSchema, spot: Spot): Pick<SchemaView, "rows" | "others" | "tuple" | "choices" | "rules"> {
  const { block } = spot;
  const inherited = inheritedSelector(schema, block.viewer);
  const isBase = inherited !== null && areBuiltOn(schema, inherited, block.viewer);
  return {
    rows: isBase ? [] : rowsOf(schema, spot),
    others: isBase ? "unsaid" : othersOf(schema.keywords),
    tuple: listAt(schema.keywords, "prefixItems").map((item) => block.view(item, { ...spot, fixed: null })),
    choices: choicesOf(schema, spot),
    rules: [
      ...requirementRules(schema),
      ...schema.ruleLayers.flatMap(rulesOf).map(({ text, schema: rule }) => ({
        text,
        schema:
          rule && spot.depth < DEEPEST_RULE ? block.view(rule, { ...spot, depth: spot.depth + 1, fixed: null }) : null,
      })),
    ],
  };
}

/** A rule about a rule about a rule is read in the description. */
const DEEPEST_RULE = 10;

/** A list of lists of itself ends too. */
function takeItems(schema: OpenSchema, spot: Spot, view: GrowingView): void {
  const items = schema.keywords["items"];
  if (items === undefined || isArray(items) || items === false) return;
  if (findAbove(schema, spot) !== null) return;
  const { block } = spot;
  const found = block.view(items, { ...below(schema, spot), fixed: null });
  view.items = found;
  view.named ??= found.named;
  block.lists.push({ list: view, items: found });
}
