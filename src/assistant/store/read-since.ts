// Owns which of the replies and ratings of a store are asked for.

export interface ReadSince {
  readonly since: number;
  /** Null: of all. */
  readonly domain: string | null;
  /** How many of the latest; all by default. */
  readonly most?: number;
}
