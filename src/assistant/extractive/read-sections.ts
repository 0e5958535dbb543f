// Cuts a page's Markdown into its heading sections and those into blocks, so that an answer can quote whole ones.

export type Block =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[]; readonly isOrdered: boolean }
  /** A fenced block with its fences, or a table. */
  | { readonly kind: "code"; readonly text: string }
  | { readonly kind: "table"; readonly text: string };

export interface Section {
  /** The heading as plain text; null for what stands before the first. */
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

/** Reads pages that are kept as they were written, too: imports and component tags are left out, what they hold stays. */
export function readSections(markdown: string): Section[] {
  const sections: Section[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const close = () => sections.push({ heading, blocks: readBlocks(lines) });
  for (const { line, isCode } of withFences(withoutFrontMatter(markdown))) {
    const found = isCode ? null : /^#{1,6}\s+(.+?)\s*#*$/.exec(line);
    if (found) {
      close();
      heading = plainText(found[1] ?? "");
      lines = [];
    } else lines.push(line);
  }
  close();
  return sections;
}

/** Prose without marks: links become their words, code and emphasis lose their signs. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\{#[\w-]+\}\s*$/, "")
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/<[^>]+>/g, "")
    .trim();
}

function withoutFrontMatter(markdown: string): string {
  return markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
}

/** Every line, and whether it belongs to a fenced block. */
function* withFences(markdown: string): Iterable<{ line: string; isCode: boolean }> {
  let fence: string | null = null;
  for (const line of markdown.split("\n")) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const isCode = fence !== null || mark !== null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    yield { line, isCode };
  }
}

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let code: string[] | null = null;
  const close = () => {
    const block = toBlock(open);
    if (block) blocks.push(block);
    open = [];
  };
  for (const { line, isCode } of withFences(lines.join("\n"))) {
    if (isCode) {
      if (code === null) close();
      code = [...(code ?? []), line];
      continue;
    }
    if (code !== null) blocks.push({ kind: "code", text: dedented(code) });
    code = null;
    const clean = withoutTags(line);
    if (clean.trim() === "" || (open.length > 0 && kindOf(open) !== kindOf([clean]) && !isContinuation(clean, open)))
      close();
    if (clean.trim() !== "") open.push(clean);
  }
  if (code !== null) blocks.push({ kind: "code", text: dedented(code) });
  close();
  return blocks;
}

const listMark = /^\s*(?:[-*+]|\d+[.)])\s+/;

function kindOf(lines: readonly string[]): "list" | "table" | "text" {
  const [first = ""] = lines;
  if (listMark.test(first)) return "list";
  return /^\s*\|.*\|\s*$/.test(first) ? "table" : "text";
}

/** A line of text below a list's mark belongs to the item. */
function isContinuation(line: string, open: readonly string[]): boolean {
  return kindOf(open) === "list" && /^\s{2,}\S/.test(line);
}

function toBlock(lines: readonly string[]): Block | null {
  if (lines.length === 0) return null;
  const kind = kindOf(lines);
  if (kind === "table") return { kind, text: lines.map((line) => line.trim()).join("\n") };
  if (kind === "text") {
    const text = lines
      .map((line) => line.replace(/^\s*>\s?/, "").trim())
      .join(" ")
      .trim();
    return text === "" ? null : { kind, text };
  }
  const items: string[] = [];
  for (const line of lines) {
    if (listMark.test(line)) items.push(line.replace(listMark, "").trim());
    else items.push(`${items.pop() ?? ""} ${line.trim()}`.trim());
  }
  return { kind, items, isOrdered: /^\s*\d/.test(lines[0] ?? "") };
}

/** Component tags and their attributes go, unless they stand in code; so do imports, exports, comments and pictures. */
function withoutTags(line: string): string {
  if (/^(?:import|export)\s.*(?:from|=)\s/.test(line)) return "";
  return line
    .split(/(`[^`]*`)/)
    .map((part, index) =>
      index % 2 === 1
        ? part
        : part
            .replace(/!\[[^\]]*\]\([^)]*\)/g, "")
            .replace(/\{\/\*.*?\*\/\}|<!--.*?-->/g, "")
            .replace(/<(?:Step|Accordion|Tab|Card|Expandable)\b[^>]*?\btitle="([^"]+)"[^>]*>/g, "**$1** ")
            .replace(/<\/?[A-Za-z][^<>]*>/g, ""),
    )
    .join("");
}

/** A block from inside a list or a component stands further right than it should when quoted alone. */
function dedented(lines: readonly string[]): string {
  const depths = lines.filter((line) => line.trim() !== "").map((line) => line.length - line.trimStart().length);
  const depth = Math.min(...depths);
  const [first = "", ...rest] = lines.map((line) => line.slice(depth).trimEnd());
  const fence = /^(`{3,}|~{3,})\s*([\w+#.-]*)/.exec(first);
  return [fence ? `${fence[1]}${fence[2]}` : first, ...rest].join("\n");
}
