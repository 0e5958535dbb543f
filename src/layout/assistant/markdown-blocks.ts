// Cuts the Markdown of an answer, which may still be growing, into blocks that are drawn one by one.

export type MarkdownBlock =
  | { readonly kind: "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  /** Items are Markdown of their own. */
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "rule" };

const itemMark = /^(?:[-*+]|(\d+)[.)])\s+/;

export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split("\n");
  let at = 0;

  /** Takes lines while they fit. */
  function take(fits: (line: string, index: number) => boolean): string[] {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? "", at)) at++;
    return lines.slice(from, at);
  }

  /** A blank line belongs to a list that goes on behind it. */
  function isInList(line: string, index: number): boolean {
    if (line.trim() !== "") return itemMark.test(line) || /^\s/.test(line);
    const next = lines.slice(index).find((each) => each.trim() !== "");
    return next !== undefined && (itemMark.test(next) || /^\s/.test(next));
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
    } else if (itemMark.test(line)) blocks.push(readList(take(isInList)));
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

function isPlain(line: string): boolean {
  return line.trim() !== "" && !/^(?:\s*(?:`{3}|~{3}|\|)|#{1,6}\s|>)/.test(line) && !itemMark.test(line);
}

function readList(lines: readonly string[]): MarkdownBlock {
  const items: string[][] = [];
  let width = 2;
  for (const line of lines) {
    const mark = itemMark.exec(line);
    if (mark) {
      width = mark[0].length;
      items.push([line.slice(width)]);
    } else items.at(-1)?.push(line.slice(Math.min(width, line.length - line.trimStart().length)));
  }
  const isOrdered = itemMark.exec(lines[0] ?? "")?.[1] !== undefined;
  return { kind: "list", isOrdered, items: items.map((item) => item.join("\n").trim()) };
}

function readTable(lines: readonly string[]): MarkdownBlock {
  const rows = lines
    .filter((line) => !/^[\s|:-]+$/.test(line))
    .map((line) =>
      line
        .trim()
        .replace(/^\||\|$/g, "")
        .split(/(?<!\\)\|/)
        .map((cell) => cell.trim().replaceAll("\\|", "|")),
    );
  return { kind: "table", rows };
}
