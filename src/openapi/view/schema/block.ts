// Owns the state while a block of rows is made: the queue, the remaining room, and opened schemas.
import { isTrue, type JsonObject, type Maybe } from "../../json.js";
import type { SchemaView } from "../../schema-views.js";
import type { SchemaPart, Viewer } from "../viewer.js";
import type { OpenSchema } from "./open-schema.js";

/** Who sends the value: read-only properties are not part of requests, write-only ones not of responses. */
export type Direction = "request" | "response" | "both";

/** The position of a schema in the block. */
export interface Spot {
  readonly block: Block;
  readonly id: string;
  /** Levels of rows above. */
  readonly depth: number;
  /** The property that a discriminator fixes in this schema, with its values. */
  readonly fixed: Fixed | null;
  /** The schemas above, the nearest first. */
  readonly above: Above | null;
  /** The nearest schema above that has a page, and the id at which it begins here; null: none, or the page is its own. */
  readonly origin: Origin | null;
}

interface Fixed {
  readonly property: string;
  readonly values: readonly string[];
}

interface Above {
  readonly schema: OpenSchema;
  readonly id: string;
  readonly next: Above | null;
}

interface Origin {
  readonly part: SchemaPart;
  readonly id: string;
}

/** A view whose inside is put in when its turn comes: what is near the top goes first. */
export type GrowingView = { -readonly [Key in keyof SchemaView]: SchemaView[Key] };

export interface Waiting {
  readonly schema: OpenSchema;
  readonly spot: Spot;
  readonly view: GrowingView;
  /** Its own page; null where it has none. */
  readonly part: SchemaPart | null;
}

export interface Block {
  readonly viewer: Viewer;
  readonly direction: Direction;
  readonly ids: Set<string>;
  /** By depth. */
  readonly waiting: Waiting[][];
  /** Lists that end where their items do. */
  readonly lists: { readonly list: GrowingView; readonly items: SchemaView }[];
  /** Where a schema was first opened in this block. */
  readonly firsts: Map<string, string>;
  /** Ends whose target may come later in the block. */
  readonly loose: { readonly schema: OpenSchema; readonly end: { anchor: string | null } }[];
  rows: number;
  /** Rows that may still be opened of what can be loaded instead. */
  room: number;
  /** The view of a schema further down; its inside follows. */
  readonly view: (value: Maybe, spot: Spot) => SchemaView;
}

export function isHidden(keywords: JsonObject, direction: Direction | null): boolean {
  if (direction === "request") return isTrue(keywords, "readOnly");
  return direction === "response" && isTrue(keywords, "writeOnly");
}

/** Ids of the rows of a schema's own page begin with it. */
export const PART_ID = "schema";
