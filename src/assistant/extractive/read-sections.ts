// Cuts a page's Markdown into its heading sections and those into blocks, so that an answer can quote whole ones.
import { LINK_TARGET } from "../../shared/markdown-link.js";

export type Block =
  | { readonly kind: "text"; readonly text: string }
  /** Each item is Markdown and can contain further paragraphs and code. */
  | { readonly kind: "list"; readonly items: readonly string[]; readonly isOrdered: boolean }
  /** A fenced block with its fences. The label is that of its tab, or what its fence says besides the language. */
  | { readonly kind: "code"; readonly text: string; readonly label: string | null }
  | { readonly kind: "table"; readonly text: string };

export interface Section {
  /** The heading as plain text; null for the text before the first. */
  readonly heading: string | null;
  readonly blocks: readonly Block[];
}

const LINK = new RegExp(String.raw`!?\[([^\]]*)\]\((?:${LINK_TARGET}[^)]*)?\)`, "g");
const PICTURE = new RegExp(String.raw`!\[[^\]]*\]\((?:${LINK_TARGET}[^)]*)?\)`, "g");

export function readSections(markdown: string): Section[] {
  const sections: Section[] = [];
  let heading: string | null = null;
  let lines: string[] = [];
  const close = () => sections.push({ heading, blocks: readBlocks(lines) });
  for (const { line, isCode } of withFences(markdown.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n"))) {
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
    .replace(LINK, "$1")
    .replace(/[`*]|(?<!\w)_|_(?!\w)/g, "")
    .replace(/<[^>]+>/g, "")
    .trim();
}

/** Every line, and whether it belongs to a fenced block that is not inside a list. */
function* withFences(lines: readonly string[]): Iterable<{ line: string; isCode: boolean }> {
  let fence: string | null = null;
  for (const line of lines) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const isCode = fence !== null || mark !== null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    yield { line, isCode };
  }
}

type LineKind = "code" | "table" | "quote" | "item" | "inside" | "blank" | "text";

const ITEM_MARK = /^(?:[-*+]|(\d+)[.)])\s+/;

function readBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let open: string[] = [];
  let kind: LineKind = "blank";
  const close = () => {
    blocks.push(...toBlocks(kind, open));
    open = [];
    kind = "blank";
  };
  for (const { line, isCode } of withFences(lines)) {
    const own = isCode ? "code" : kindOf(line);
    const goesOn =
      kind === "item"
        ? own === "item" || own === "inside" || own === "blank"
        : own === kind || (kind === "text" && own === "inside");
    if (!goesOn) {
      close();
      kind = own === "inside" ? "text" : own;
    }
    open.push(line);
    // A fence that ends closes its block: the next one may follow without a blank line.
    if (kind === "code" && open.length > 1 && /^(`{3,}|~{3,})\s*$/.test(line)) close();
  }
  close();
  return labelled(blocks);
}

/** A paragraph of bold words before code is the title of its tab. */
function labelled(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block, index) => {
    const title = block.kind === "text" ? TAB_TITLE.exec(block.text)?.[1] : undefined;
    if (title !== undefined && blocks[index + 1]?.kind === "code") return [];
    const before = blocks[index - 1];
    const label = block.kind === "code" && before?.kind === "text" ? TAB_TITLE.exec(before.text)?.[1] : undefined;
    return [label === undefined ? block : { ...block, label }];
  });
}

const TAB_TITLE = /^\*\*([^*]{1,40})\*\*$/;

/** Of the fence only the language stays, for whoever draws it. */
function readCode([fence = "", ...lines]: readonly string[]): Block {
  const [, opening = "", more = ""] = /^((?:`{3,}|~{3,})[ \t]*[\w+#.-]*)(.*)$/.exec(fence) ?? [];
  const label = more.replace(/\{[^}]*\}|\w+=("[^"]*"|\S+)/g, "").trim();
  return { kind: "code", text: [opening, ...lines].join("\n"), label: label === "" ? null : label };
}

function kindOf(line: string): LineKind {
  if (line.trim() === "") return "blank";
  if (/^\s/.test(line)) return "inside";
  if (ITEM_MARK.test(line)) return "item";
  if (line.startsWith(">")) return "quote";
  return /^\|.*\|\s*$/.test(line) ? "table" : "text";
}

function toBlocks(kind: LineKind, lines: readonly string[]): Block[] {
  switch (kind) {
    case "code":
      return [readCode(lines)];
    case "table":
      return [{ kind, text: lines.join("\n") }];
    case "item":
      return [{ kind: "list", items: readItems(lines), isOrdered: /^\d/.test(lines[0] ?? "") }];
    case "quote":
      return readBlocks(lines.map((line) => line.replace(/^>\s?/, "")).filter((line) => !CALLOUT_LABEL.test(line)));
    default: {
      const text = lines
        .map((line) => line.trim())
        .join(" ")
        .replace(PICTURE, "")
        .trim();
      return text === "" ? [] : [{ kind: "text", text }];
    }
  }
}

/** The line that says what kind of callout follows. */
const CALLOUT_LABEL = /^\*\*[^*]{1,20}\*\*\s*$/;

function readItems(lines: readonly string[]): string[] {
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

/** The list as Markdown again, with the content of its items. */
export function listMarkdown(items: readonly string[], isOrdered: boolean): string {
  return items
    .map((item, index) => {
      const mark = isOrdered ? `${index + 1}. ` : "- ";
      return (
        mark +
        item
          .split("\n")
          .map((line, at) => (at === 0 || line === "" ? line : " ".repeat(mark.length) + line))
          .join("\n")
      );
    })
    .join(items.some((item) => item.includes("\n")) ? "\n\n" : "\n");
}
