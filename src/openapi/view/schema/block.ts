// Owns the state of making one block of rows: how deep it may go, how many rows there are, what is open above.
import type { Json, Maybe } from "../../json.js";
import type { SchemaView } from "../../views.js";
import type { Viewer } from "../viewer.js";
import type { OpenSchema } from "./open-schema.js";

/** Who sends the value: read-only properties are no part of a request, write-only ones none of a response. */
export type Direction = "request" | "response" | "both";

/** Where a schema stands in the block. */
export interface Spot {
  readonly id: string;
  /** Levels of rows above. */
  readonly depth: number;
  /** The property a discriminator fixes in this schema, with its value. */
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
  /** Rows after which nothing more is opened. */
  readonly most: number;
  readonly ids: Set<string>;
  /** Pointers of the schemas above, with the ids of their rows. */
  readonly above: Map<string, string>;
  /** Where a schema was first opened in this block. */
  readonly firsts: Map<string, string>;
  /** Ends whose target may come later in the block. */
  readonly loose: { readonly schema: OpenSchema; readonly from: string; readonly end: { anchor: string | null } }[];
  rows: number;
  isCut: boolean;
  /** Makes the view of a schema further down. */
  readonly view: (value: Maybe, spot: Spot) => SchemaView;
  readonly viewOpened: (schema: OpenSchema, spot: Spot) => SchemaView;
}

/** No block has more rows than about this many; what is deeper links to where it is shown. */
export const MOST_ROWS = 240;

export function isHidden(keywords: { readonly [key: string]: Json }, direction: Direction): boolean {
  if (direction === "request") return keywords["readOnly"] === true;
  return direction === "response" && keywords["writeOnly"] === true;
}
