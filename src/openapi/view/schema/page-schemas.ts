// Owns what schema blocks of a page share: schemas already shown, and the remaining room.

export interface PageSchemas {
  /** The schema that the page is about: it cannot be loaded from elsewhere. */
  readonly own: string | null;
  /** Blocks by direction and pointer of their schema: a long one is not written twice. */
  readonly blocks: Map<string, { readonly id: string; readonly rows: number; readonly times: number }>;
  /** Rows below the top level that may still be opened of what can be loaded instead. */
  room: number;
}

/** Beyond this a page is no longer light. */
const ROOM = 16;
const ROOM_BESIDE = 12;

/** `own` is the name of the schema that a page is about. */
export function pageSchemas(own: string | null = null): PageSchemas {
  return { own, blocks: new Map(), room: own === null ? ROOM : ROOM_BESIDE };
}
