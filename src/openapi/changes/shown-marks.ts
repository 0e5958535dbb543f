// Owns marks on operations and fields: the release that added them, and the last that changed them.

/** Plain data, part of what shapes the pages of a description. */
export interface ShownMarks {
  /** The oldest first. */
  readonly releases: readonly MarkedRelease[];
  /** By pointer into the description. */
  readonly parts: Readonly<Record<string, PartMarks>>;
}

interface MarkedRelease {
  /** Null for what is not released yet. */
  readonly label: string | null;
  /** Of its entry on the page of changes. */
  readonly anchor: string;
}

/** Positions of releases; null: none that is known. */
export interface PartMarks {
  readonly since: number | null;
  readonly changed: number | null;
}
