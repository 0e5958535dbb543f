// Owns what the schema blocks of one page know of each other: which are shown already, and what was cut short.
import type { Direction } from "./block.js";
import type { OpenSchema } from "./open-schema.js";

/** A schema that did not fit in a block and has no page of its own. */
export interface CutSchema {
  readonly schema: OpenSchema;
  readonly direction: Direction;
  /** Id of the row that it was cut from. */
  readonly from: string;
  /** The part of the row that links to it. */
  readonly end: { anchor: string | null };
}

export interface PageSchemas {
  /** Blocks by direction and pointer of their schema: a long one is not repeated. */
  readonly blocks: Map<string, { readonly id: string; readonly rows: number }>;
  /** To be shown at the end of the page. */
  readonly cut: CutSchema[];
}

export function pageSchemas(): PageSchemas {
  return { blocks: new Map(), cut: [] };
}
