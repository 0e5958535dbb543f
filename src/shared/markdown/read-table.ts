// Reads the rows of a table in Markdown, which may still be growing.

export interface Table {
  readonly aligned: readonly CellAlignment[];
  /** The first row is the head. */
  readonly rows: readonly (readonly string[])[];
}

/** Alignment of a column; null for the default. */
type CellAlignment = "left" | "center" | "right" | null;

export function readTable(lines: readonly string[]): Table {
  const isMarked = /^[\s|:-]+$/.test(lines[1] ?? "");
  const aligned = isMarked ? cellsOf(lines[1] ?? "").map(alignmentOf) : [];
  return { aligned, rows: lines.filter((_, index) => !isMarked || index !== 1).map(cellsOf) };
}

function cellsOf(line: string): string[] {
  const cells = line
    .trim()
    .replace(/^\||\|$/g, "")
    .split(/(?<!\\)\|/);
  return cells.map((cell) => cell.trim().replaceAll("\\|", "|"));
}

function alignmentOf(mark: string): CellAlignment {
  if (mark.endsWith(":")) return mark.startsWith(":") ? "center" : "right";
  return mark.startsWith(":") ? "left" : null;
}
