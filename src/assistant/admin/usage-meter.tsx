// Draws how much of a limit is used.

/** How much of a limit is used in its running window. */
export interface Usage {
  readonly used: number;
  readonly limit: number;
}

export function UsageMeter({ used, limit }: Usage) {
  return (
    <>
      <meter value={used} max={limit} aria-label="Used" /> {used} of {limit}
    </>
  );
}
