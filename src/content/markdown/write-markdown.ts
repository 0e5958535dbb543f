// Writes a content tree as readable Markdown: plain parts as their author wrote them, components in words.
import { fence, hang, prefix } from "../../components/markdown-element.js";
import { textOf } from "../tree/text-of.js";
import {
  type ContentNode,
  childrenOf,
  type FragmentNode,
  type ListNode,
  type Span,
  type TableNode,
} from "../tree/tree.js";
import { componentMarkdown } from "./component-markdown.js";
import { htmlMarkdown } from "./html-markdown.js";
import type { NodeWriter } from "./markdown-parts.js";

/** The Markdown of a page's nodes; `source` is the text their spans point into. */
export function writeMarkdown(nodes: readonly ContentNode[], source: string): string {
  const text = new MarkdownWriter(source).blocks(nodes);
  return text === "" ? "" : `${text}\n`;
}

/** Writes nodes of one file. Components write themselves through it. */
class MarkdownWriter implements NodeWriter {
  constructor(private readonly source: string) {}

  /** Blocks with an empty line between them; stray text of lines joins to paragraphs. */
  blocks(nodes: readonly ContentNode[]): string {
    const written: string[] = [];
    let line: ContentNode[] = [];
    const endLine = (): void => {
      const text = this.inline(line).trim();
      if (text !== "") written.push(text);
      line = [];
    };
    for (const node of nodes) {
      if (isInline(node)) {
        line.push(node);
        continue;
      }
      endLine();
      const text = this.block(node);
      if (text.trim() !== "") written.push(text);
    }
    endLine();
    return written.join("\n\n");
  }

  /** The text of a line. */
  inline(nodes: readonly ContentNode[]): string {
    return nodes.map((node) => this.inlineNode(node)).join("");
  }

  within({ source }: FragmentNode): NodeWriter {
    return new MarkdownWriter(source);
  }

  private block(node: ContentNode): string {
    if (isPlain(node) && node.span) return this.asWritten(node, node.span);
    switch (node.type) {
      case "heading":
        return `${"#".repeat(node.depth)} ${this.inline(node.children)}`;
      case "paragraph":
        return this.inline(node.children).trim();
      case "blockquote":
        return prefix(this.blocks(node.children), "> ");
      case "list":
        return this.list(node);
      case "listItem":
        return this.item("- ", node.children, node.checked);
      case "table":
        return this.table(node);
      case "code":
        return fence(node);
      case "thematicBreak":
        return "---";
      case "math":
        return `$$\n${node.value}\n$$`;
      case "html":
        return node.value;
      case "footnote":
        return `[^${node.identifier}]: ${this.blocks(node.children).replaceAll("\n", "\n  ")}`;
      case "fragment":
        return this.within(node).blocks(node.children);
      case "element":
        return node.component.kind === "html" ? htmlMarkdown(node, this) : componentMarkdown(node, this);
      default:
        return this.inline([node]).trim();
    }
  }

  private inlineNode(node: ContentNode): string {
    if (isPlain(node) && node.span?.end.offset) {
      const text = this.slice(node, node.span);
      return node.type === "text" ? text.replace(LINE_START, "\n") : text;
    }
    switch (node.type) {
      case "text":
        return node.value;
      case "strong":
        return `**${this.inline(node.children)}**`;
      case "emphasis":
        return `*${this.inline(node.children)}*`;
      case "delete":
        return `~~${this.inline(node.children)}~~`;
      case "inlineCode":
        return codeSpan(node.value);
      case "link":
        return `[${this.inline(node.children)}](${node.url})`;
      case "image":
        return `![${node.alt}](${node.url})`;
      case "inlineMath":
        return `$${node.value}$`;
      case "break":
        return "  \n";
      case "footnoteReference":
        return `[^${node.identifier}]`;
      case "fragment":
        return this.within(node).inline(node.children);
      case "element":
        return node.component.kind === "html" ? htmlMarkdown(node, this) : componentMarkdown(node, this);
      case "paragraph":
      case "tableCell":
        return this.inline(node.children);
      case "html":
        return node.value;
      default:
        return textOf(node);
    }
  }

  private list(node: ListNode): string {
    const items = node.children.map((item, index) => {
      const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : "- ";
      return item.type === "listItem" ? this.item(mark, item.children, item.checked) : this.blocks([item]);
    });
    return items.join(node.loose ? "\n\n" : "\n");
  }

  /** An item of a list: content below its mark is set in. */
  item(mark: string, children: readonly ContentNode[], checked: boolean | null = null): string {
    const box = checked === null ? "" : checked ? "[x] " : "[ ] ";
    return mark + box + hang(this.blocks(children), " ".repeat(mark.length));
  }

  private table({ children, align }: TableNode): string {
    const rows = children.map((row) => {
      const cells = row.type === "tableRow" ? row.children : [];
      return `| ${cells.map((cell) => this.inline(childrenOf(cell)).trim().replaceAll("\n", " ")).join(" | ")} |`;
    });
    const marks = { left: ":---", right: "---:", center: ":---:" };
    const line = `| ${align.map((side) => (side ? marks[side] : "---")).join(" | ")} |`;
    return [rows[0] ?? "", line, ...rows.slice(1)].join("\n");
  }

  /** A node's piece of the text. MDX wants a backslash before a brace that means itself; readers need none. */
  private slice(node: ContentNode, { start, end }: Span): string {
    const text = this.source.slice(start.offset, end.offset);
    if (!text.includes("\\{") && !text.includes("\\}")) return text;
    return withoutEscapes(node, text, start.offset ?? 0);
  }

  /** A piece of the text, without the indentation and quotation marks in front of its lines. */
  private asWritten(node: ContentNode, span: Span): string {
    const start = span.start.offset ?? 0;
    const column = start - (this.source.lastIndexOf("\n", start - 1) + 1);
    const text = this.slice(node, span);
    if (column === 0 || !text.includes("\n")) return text;
    const written = text.replace(new RegExp(`\\n[ \\t>]{1,${column}}`, "g"), "\n");
    return node.type === "list" ? written.trimEnd() : written;
  }
}

/** What precedes the text of each line: the marks of the enclosing blocks. */
const LINE_START = /\n[ \t>]+/g;

/** The text of a node, which begins at `offset`, with the backslashes before braces of its words taken out. */
function withoutEscapes(node: ContentNode, text: string, offset: number): string {
  let result = "";
  let at = 0;
  const visit = (each: ContentNode): void => {
    if ("children" in each) each.children.forEach(visit);
    const from = (each.span?.start.offset ?? 0) - offset;
    const to = (each.span?.end.offset ?? 0) - offset;
    if (each.type !== "text" || from < at) return;
    result += text.slice(at, from) + text.slice(from, to).replace(/\\([{}])/g, "$1");
    at = to;
  };
  visit(node);
  return result + text.slice(at);
}

/** Whether a node is in its file as it is: no component, no value, nothing inserted. */
function isPlain(node: ContentNode): boolean {
  if (node.span === null || node.type === "element" || node.type === "value" || node.type === "fragment") return false;
  return "children" in node ? node.children.every(isPlain) : true;
}

function isInline(node: ContentNode): boolean {
  switch (node.type) {
    case "text":
    case "strong":
    case "emphasis":
    case "delete":
    case "inlineCode":
    case "link":
    case "image":
    case "inlineMath":
    case "break":
    case "footnoteReference":
      return true;
    case "element":
    case "value":
      return !node.isBlock;
    case "fragment":
      return node.children.every(isInline);
    default:
      return false;
  }
}

function codeSpan(code: string): string {
  const longest = Math.max(0, ...[...code.matchAll(/`+/g)].map((match) => match[0].length));
  const marks = "`".repeat(longest + 1);
  return longest > 0 ? `${marks} ${code} ${marks}` : `${marks}${code}${marks}`;
}
