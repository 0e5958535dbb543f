// Writes a table for a terminal.

type TextRow = readonly string[];

/** Columns are as wide as their widest cell. The first `names` of them begin on one line, the others, numbers, end on one. */
export function textTable(rows: readonly TextRow[], names: number): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    widths
      .map((width, column) =>
        column < names ? (row[column] ?? "").padEnd(width) : (row[column] ?? "").padStart(width),
      )
      .join("  ")
      .trimEnd(),
  );
}
