// Cuts Markdown, which may still be growing, into the blocks that follow one another.

export interface MarkdownBlock {
  readonly kind: "paragraph" | "quote" | "heading" | "code" | "list" | "table" | "rule";
  /** As written; code is without the fence that closes it, a quote without its marks, and a heading has signs. */
  readonly lines: readonly string[];
  /** Its first line in the text, from 0. */
  readonly from: number;
}

/** What begins an item of a list; a number is the first group. */
export const ITEM_MARK = /^(?:[-*+]|(\d+)[.)])\s+/;

export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split("\n");
  let at = 0;
  while (at < lines.length) {
    const from = at;
    const line = lines[at++] ?? "";
    if (line.trim() === "") continue;
    const [kind, goesOn] = beginning(line, lines);
    while (at < lines.length && goesOn(lines[at] ?? "", at)) at++;
    const taken = lines.slice(from, at);
    const underline = kind === "paragraph" && UNDERLINE.exec(lines[at] ?? "")?.[1];
    if (kind === "code" || underline) at++;
    if (underline) {
      const heading = `${underline.startsWith("=") ? "#" : "##"} ${taken.map((each) => each.trim()).join(" ")}`;
      blocks.push({ kind: "heading", lines: [heading], from });
    } else
      blocks.push({ kind, lines: kind === "quote" ? taken.map((each) => each.replace(/^>\s?/, "")) : taken, from });
  }
  return blocks;
}

/** Whether a further line, at this index, belongs to a block. */
type GoesOn = (line: string, index: number) => boolean;

/** What a line begins. */
function beginning(line: string, lines: readonly string[]): [MarkdownBlock["kind"], GoesOn] {
  const fence = FENCE.exec(line)?.[1];
  if (fence) return ["code", (each) => !closes(each, fence)];
  if (/^#{1,6}\s/.test(line)) return ["heading", never];
  if (RULE.test(line)) return ["rule", never];
  if (ITEM_MARK.test(line)) return ["list", listGoesOn(markOf(line), lines)];
  if (isRow(line)) return ["table", isRow];
  if (line.startsWith(">")) return ["quote", (each) => each.startsWith(">")];
  return ["paragraph", (each) => isPlain(each) && !UNDERLINE.test(each)];
}

/**
 * A different mark starts another list; a blank line belongs to a list that continues after it; a line of a paragraph
 * goes on without being indented.
 */
function listGoesOn(kind: ReturnType<typeof markOf>, lines: readonly string[]): GoesOn {
  return (line, index) => {
    if (isPlain(line) && !RULE.test(line) && isPlain((lines[index - 1] ?? "").replace(ITEM_MARK, ""))) return true;
    const next = line.trim() === "" ? lines.slice(index).find((each) => each.trim() !== "") : line;
    return next !== undefined && (/^\s/.test(next) || markOf(next) === kind);
  };
}

/** The level of a heading, from 1, and its words as they are written. */
export function readHeading({ lines }: MarkdownBlock): { readonly level: number; readonly words: string } {
  const [, signs = "#", words = ""] = /^(#+)\s+(.*?)\s*#*$/.exec(lines[0] ?? "") ?? [];
  return { level: signs.length, words };
}

/** The line below a text that makes it a heading. */
const UNDERLINE = /^ {0,3}(={2,}|-{2,})\s*$/;

const RULE = /^\s*(?:-{3,}|\*{3,})\s*$/;
const FENCE = /^\s*(`{3,}|~{3,})/;
const closes = (line: string, fence: string) => line.trim().startsWith(fence) && /^[\s`~]+$/.test(line);
const never = () => false;
const isRow = (line: string) => line.trimStart().startsWith("|");

/** The start of a line that begins an item; null for other lines. */
function markOf(line: string): "number" | "bullet" | null {
  const mark = ITEM_MARK.exec(line);
  if (mark === null) return null;
  return mark[1] === undefined ? "bullet" : "number";
}

/** Whether a line is one of a paragraph, or is indented below an item. */
function isPlain(line: string): boolean {
  return (
    line.trim() !== "" && !FENCE.test(line) && !isRow(line) && !/^(?:#{1,6}\s|>)/.test(line) && !ITEM_MARK.test(line)
  );
}

/** The items of a list as Markdown of their own. */
export function listItems(lines: readonly string[]): string[] {
  const items: string[][] = [];
  let width = 2;
  for (const line of lines) {
    const mark = ITEM_MARK.exec(line);
    if (mark) {
      width = mark[0].length;
      items.push([line.slice(width)]);
    } else items.at(-1)?.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
  }
  return items.map((item) => item.join("\n").trim());
}

/** The Markdown of an item in which a list begins without being indented, however far it was. */
export function withListsAtStart(item: string): string {
  let fence: string | null = null;
  /** How far the last list is indented. */
  let depth = 0;
  const lines = item.split("\n").map((line) => {
    const indent = line.length - line.trimStart().length;
    // What code begins a line with is its own.
    if (fence === null && line !== "") {
      if (indent < depth) depth = 0;
      if (depth === 0 && ITEM_MARK.test(line.trimStart())) depth = indent;
    }
    if (fence === null) fence = FENCE.exec(line)?.[1] ?? null;
    else if (closes(line, fence)) fence = null;
    return line.slice(Math.min(depth, indent));
  });
  return lines.join("\n");
}
