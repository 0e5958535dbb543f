// Cuts the Markdown of an answer, which may still be growing, into blocks that are drawn one by one.

export type MarkdownBlock =
  | { readonly kind: "paragraph" | "quote"; readonly text: string }
  | { readonly kind: "heading"; readonly level: number; readonly text: string }
  | { readonly kind: "code"; readonly language: string; readonly text: string }
  | { readonly kind: "list"; readonly isOrdered: boolean; readonly items: readonly string[] }
  | { readonly kind: "table"; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: "rule" };

const listItem = /^(\s*)(?:[-*+]|(\d+)[.)])\s+(.*)$/;

export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  const lines = markdown.split("\n");
  let at = 0;

  /** Takes lines while they fit. */
  function take(fits: (line: string) => boolean): string[] {
    const from = at;
    while (at < lines.length && fits(lines[at] ?? "")) at++;
    return lines.slice(from, at);
  }

  while (at < lines.length) {
    const line = lines[at] ?? "";
    const fence = /^\s*(`{3,}|~{3,})\s*([\w+#.-]*)/.exec(line);
    const heading = /^(#{1,6})\s+(.*)$/.exec(line);
    if (line.trim() === "") at++;
    else if (fence) {
      at++;
      const code = take((each) => !each.trim().startsWith(fence[1] ?? "```"));
      at++;
      blocks.push({ kind: "code", language: fence[2] ?? "", text: code.join("\n") });
    } else if (heading) {
      at++;
      blocks.push({ kind: "heading", level: heading[1]?.length ?? 1, text: heading[2] ?? "" });
    } else if (/^\s*(?:-{3,}|\*{3,})\s*$/.test(line)) {
      at++;
      blocks.push({ kind: "rule" });
    } else if (listItem.test(line))
      blocks.push(readList(take((each) => listItem.test(each) || /^\s{2,}\S/.test(each))));
    else if (/^\s*\|/.test(line)) blocks.push(readTable(take((each) => /^\s*\|/.test(each))));
    else if (/^\s*>/.test(line)) {
      const quoted = take((each) => /^\s*>/.test(each)).map((each) => each.replace(/^\s*>\s?/, ""));
      blocks.push({ kind: "quote", text: quoted.join("\n") });
    } else blocks.push({ kind: "paragraph", text: take(isPlain).join("\n") });
  }
  return blocks;
}

function isPlain(line: string): boolean {
  return line.trim() !== "" && !/^\s*(?:`{3}|~{3}|#{1,6}\s|>|\|)/.test(line) && !listItem.test(line);
}

function readList(lines: readonly string[]): MarkdownBlock {
  const items: string[] = [];
  for (const line of lines) {
    const item = listItem.exec(line);
    if (item) items.push(item[3] ?? "");
    else items.push(`${items.pop() ?? ""}\n${line.trim()}`);
  }
  return { kind: "list", isOrdered: listItem.exec(lines[0] ?? "")?.[2] !== undefined, items };
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
