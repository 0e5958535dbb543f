// Cuts the Markdown of an answer, which may still be growing, into blocks that are drawn one by one.

export type MarkdownBlock =
  | { readonly kind: "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  /** Items are Markdown of their own. `start` is the first number; null where there are none. */
  | { readonly kind: "list"; readonly start: string | null; readonly items: readonly string[] }
  /** The first row is the head. */
  | {
      readonly kind: "table";
      readonly aligned: readonly CellAlignment[];
      readonly rows: readonly (readonly string[])[];
    }
  | { readonly kind: "rule" };

/** Alignment of a column; null for the default. */
export type CellAlignment = "left" | "center" | "right" | null;

const ITEM_MARK = /^(?:[-*+]|(\d+)[.)])\s+/;

export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split("\n");
  let at = 0;

  /** Takes lines while they match. */
  function take(fits: (line: string, index: number) => boolean): string[] {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? "", at)) at++;
    return lines.slice(from, at);
  }

  /** Takes a list. A different mark starts another list; a blank line belongs to a list that continues after it. */
  function takeList(): string[] {
    const kind = markOf(lines[at] ?? "");
    const goesOn = (line: string) => /^\s/.test(line) || markOf(line) === kind;
    return take((line, index) => {
      const next = line.trim() === "" ? lines.slice(index).find((each) => each.trim() !== "") : line;
      return next !== undefined && goesOn(next);
    });
  }

  while (at < lines.length) {
    const line = lines[at] ?? "";
    const fence = /^\s*(`{3,}|~{3,})\s*([\w+#.-]*)/.exec(line);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") at++;
    else if (fence) {
      at++;
      const text = take((each) => !each.trim().startsWith(fence[1] ?? "```")).join("\n");
      at++;
      blocks.push({ kind: "code", language: fence[2] ?? "", text });
    } else if (heading) {
      at++;
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    } else if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(line)) {
      at++;
      blocks.push({ kind: "rule" });
    } else if (ITEM_MARK.test(line)) blocks.push(readList(takeList()));
    else if (line.trimStart().startsWith("|")) blocks.push(readTable(take((each) => each.trimStart().startsWith("|"))));
    else if (line.startsWith(">")) {
      const quoted = take((each) => each.startsWith(">")).map((each) => each.replace(/^>\s?/, ""));
      blocks.push({ kind: "quote", text: quoted.join("\n") });
    } else {
      at++;
      blocks.push({ kind: "paragraph", text: [line, ...take(isPlain)].join("\n") });
    }
  }
  return blocks;
}

/** The start of a line that begins an item; null for other lines. */
function markOf(line: string): "number" | "bullet" | null {
  const mark = ITEM_MARK.exec(line);
  if (mark === null) return null;
  return mark[1] === undefined ? "bullet" : "number";
}

function isPlain(line: string): boolean {
  return line.trim() !== "" && !/^(?:\s*(?:`{3}|~{3}|\|)|#{1,6}\s|>)/.test(line) && !ITEM_MARK.test(line);
}

function readList(lines: readonly string[]): MarkdownBlock {
  const items: string[][] = [];
  let width = 2;
  for (const line of lines) {
    const mark = ITEM_MARK.exec(line);
    if (mark) {
      width = mark[0].length;
      items.push([line.slice(width)]);
    } else items.at(-1)?.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
  }
  const start = ITEM_MARK.exec(lines[0] ?? "")?.[1] ?? null;
  return { kind: "list", start, items: items.map((item) => item.join("\n").trim()) };
}

function readTable(lines: readonly string[]): MarkdownBlock {
  const isMarked = /^[\s|:-]+$/.test(lines[1] ?? "");
  const aligned = isMarked ? cellsOf(lines[1] ?? "").map(alignmentOf) : [];
  return { kind: "table", aligned, rows: lines.filter((_, index) => !isMarked || index !== 1).map(cellsOf) };
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
