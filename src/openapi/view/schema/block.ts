// Owns the state of making one block of rows: how deep it may go, how many rows there are, what is open above.
import type { Json, Maybe } from "../../json.js";
import type { SchemaView } from "../../views.js";
import type { Viewer } from "../viewer.js";
import type { OpenSchema } from "./open-schema.js";

/** Who sends the value: read-only properties are not part of requests, write-only ones not of responses. */
export type Direction = "request" | "response" | "both";

/** The position of a schema in the block. */
export interface Spot {
  readonly id: string;
  /** Levels of rows above. */
  readonly depth: number;
  /** The property that a discriminator fixes in this schema, with its value. */
  readonly fixed: Fixed | null;
}
interface Fixed {
  readonly property: string;
  readonly value: string;
}

export interface Block {
  readonly viewer: Viewer;
  readonly direction: Direction;
  /** Rows below this depth are cut. */
  readonly limit: number;
  /** After this many rows nothing more is opened. */
  readonly most: number;
  readonly ids: Set<string>;
  /** Pointers of the schemas above, with the ids of their rows. */
  readonly above: Map<string, string>;
  /** Where a schema was first opened in this block. */
  readonly firsts: Map<string, string>;
  /** Cut ends whose target may come later in the block. */
  readonly loose: { readonly schema: OpenSchema; readonly from: string; readonly end: { anchor: string | null } }[];
  rows: number;
  isCut: boolean;
  /** Makes the view of a schema further down. */
  readonly view: (value: Maybe, spot: Spot) => SchemaView;
  readonly viewOpened: (schema: OpenSchema, spot: Spot) => SchemaView;
}

/** A block has about this many rows at most; deeper schemas link to where they are shown. */
export const MOST_ROWS = 240;

export function isHidden(keywords: { readonly [key: string]: Json }, direction: Direction): boolean {
  if (direction === "request") return keywords["readOnly"] === true;
  return direction === "response" && keywords["writeOnly"] === true;
}
