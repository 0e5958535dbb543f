// Quotes a table: a short one whole, of a longer one the rows that answer.

export interface TableWish {
  /** Whether all that there is was asked for. */
  readonly isListWanted: boolean;
  /** How much of the question a row is about. */
  readonly rate: (row: string) => number;
}

/** Most rows of a table that is quoted whole, and of one that is all that was asked for. */
const LONGEST_TABLE = 25;
const LONGEST_LIST = 60;
/** Most rows that are quoted of a longer one. */
const MOST_ROWS = 12;

/** Most rows of a table that is quoted whole where some say clearly more of the question than the others. */
const SHORT_TABLE = 8;
const TELLING = 0.25;

/** Its head with the rows that answer; a last row of ellipses stands for those that are left out. */
export function quoteTable(text: string, { isListWanted, rate }: TableWish): string {
  const [head = "", line = "", ...rows] = text.split("\n");
  if (rows.length <= SHORT_TABLE) return text;
  const rated = rows.map((row, index) => ({ row, index, score: rate(row) }));
  rated.sort((a, b) => b.score - a.score || a.index - b.index);
  const usual = rated[Math.floor(rated.length / 2)]?.score ?? 0;
  const telling = rated.filter(({ score }) => score >= usual + TELLING);
  const isTelling = !isListWanted && telling.length > 0 && telling.length <= MOST_ROWS;
  if (!isTelling && rows.length <= (isListWanted ? LONGEST_LIST : LONGEST_TABLE)) return text;
  const best = (isTelling ? telling : rated.slice(0, MOST_ROWS)).toSorted((a, b) => a.index - b.index);
  return [head, line, ...best.map(({ row }) => row), restOf(line)].join("\n");
}

/** A row of ellipses with as many cells as the line below the head. */
function restOf(line: string): string {
  return line.trim().replace(/[^|]+/g, " … ");
}
