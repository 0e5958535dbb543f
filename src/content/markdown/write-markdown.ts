// Writes a page as readable Markdown, plain parts as their author wrote them.
import type { CodeNode, ListItemNode, ListNode, SaidNode, Span, TableNode } from "../../model/content-tree.js";
import { lineStart } from "../parse/code-ranges.js";
import { withRawAddresses } from "../parse/raw-html.js";
import { asBlocks } from "../said/lines.js";
import { textOf } from "../tree/text-of.js";

interface Writing {
  /** Where a link of the page leads in its copy. */
  readonly link: (address: string) => string;
  /** The mark of lists that no text of the file says as they are. */
  readonly bullet?: "-" | "*";
}

/** The Markdown of what a page says; `source` is the text their spans point into. */
export function writeMarkdown(said: readonly SaidNode[], source: string, writing: Writing): string {
  const text = new MarkdownWriter(source, writing).blocks(said).replaceAll("\r", "");
  return text && `${text}\n`;
}

type LinkedNode = Extract<SaidNode, { readonly type: "link" | "image" }>;

/** Writes nodes of one file. */
class MarkdownWriter {
  constructor(
    private readonly source: string,
    private readonly writing: Writing,
  ) {}

  /** Blocks with an empty line between them, except for the lists of a tight one. */
  blocks(nodes: readonly SaidNode[], isTight = false): string {
    let written = "";
    for (const node of asBlocks(nodes)) {
      const text = this.block(node);
      if (text.trim()) written += `${written === "" ? "" : isTight && node.type === "list" ? "\n" : "\n\n"}${text}`;
    }
    return written;
  }

  /** The text of a line. */
  inline(nodes: readonly SaidNode[]): string {
    return nodes.map((node) => this.inlineNode(node)).join("");
  }

  /** The writer of what was put in from another text. */
  private within(source: string | null): MarkdownWriter {
    return source === null ? this : new MarkdownWriter(source, this.writing);
  }

  private block(node: SaidNode): string {
    if (this.isPlain(node) && node.span) return this.asWritten(node, node.span);
    switch (node.type) {
      case "heading":
        return `${"#".repeat(node.depth)} ${this.inline(node.children).trim()}`;
      case "paragraph":
        return asParagraph(this.inline(node.children).trim());
      case "blockquote":
        return prefix(this.blocks(node.children), "> ");
      case "list":
        return this.list(node);
      case "listItem":
        return this.item("- ", node);
      case "table":
        return this.table(node);
      case "code":
        return fence(node);
      case "thematicBreak":
        return "---";
      case "math":
        return `$$\n${node.value}\n$$`;
      case "footnote":
        return `[^${node.identifier}]: ${this.blocks(node.children).replaceAll("\n", "\n  ")}`;
      case "fragment":
        return node.audience === "humans" ? "" : this.within(node.source).blocks(node.children);
      default:
        return this.inline([node]).trim();
    }
  }

  private inlineNode(node: SaidNode): string {
    if (this.isPlain(node) && node.span?.end.offset) {
      if (node.type === "html") return this.asWritten(node, node.span);
      const text = this.slice(node, node.span);
      return node.type === "text" ? text.replace(LINE_START, "\n") : text;
    }
    switch (node.type) {
      case "text":
        return escaped(node.value);
      case "strong":
      case "emphasis":
      case "delete":
        return this.around(node.children, MARKS[node.type]);
      case "superscript":
      case "subscript": {
        const tag = node.type.slice(0, 3);
        return `<${tag}>${this.inline(node.children)}</${tag}>`;
      }
      case "inlineCode":
        return codeSpan(node.value);
      case "link":
      case "image":
        return isBare(node) ? node.url : this.linked(node);
      case "html":
        return withRawAddresses(node.value, this.writing.link);
      case "inlineMath":
        return `$${node.value}$`;
      case "break":
        return "  \n";
      case "footnoteReference":
        return `[^${node.identifier}]`;
      case "fragment":
        return node.audience === "humans" ? "" : this.within(node.source).inline(node.children);
      case "paragraph":
      case "tableCell":
        return this.inline(node.children);
      default:
        return textOf(node);
    }
  }

  /** A mark touches the words that it is for. */
  private around(nodes: readonly SaidNode[], mark: string): string {
    const text = this.inline(nodes);
    const words = text.trim();
    return words ? text.replace(words, () => mark + words + mark) : text;
  }

  private linked(node: LinkedNode): string {
    return `${node.type === "image" ? `![${node.alt}` : `[${this.inline(withoutLinks(node.children))}`}${this.target(node)}`;
  }

  private target({ url, title }: LinkedNode): string {
    const address = this.writing.link(url);
    const written = /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address;
    return `](${written}${title ? ` "${title.replaceAll('"', '\\"')}"` : ""})`;
  }

  private list(node: ListNode): string {
    const write = (item: SaidNode, index: number) => {
      const mark = node.ordered ? `${(node.start ?? 1) + index}. ` : `${this.writing.bullet ?? "-"} `;
      return item.type === "listItem" ? this.item(mark, item) : this.blocks([item]);
    };
    return node.children.map(write).join(node.loose ? "\n\n" : "\n");
  }

  /** An item of a list: content below its mark is set in. */
  private item(mark: string, { children, checked, loose }: ListItemNode): string {
    const box = checked === null ? "" : checked ? "[x] " : "[ ] ";
    return mark + box + hang(this.blocks(children, !loose), " ".repeat(mark.length));
  }

  private table({ children, align }: TableNode): string {
    const rows = children.map((row) => {
      const cells = row.type === "tableRow" ? row.children : [];
      return `| ${cells.map((cell) => this.cell(cell)).join(" | ")} |`;
    });
    const marks = { left: ":---", right: "---:", center: ":---:" };
    const below = align.map((side) => (side ? marks[side] : "---"));
    return [rows[0] ?? "", `| ${below.join(" | ")} |`, ...rows.slice(1)].join("\n");
  }

  private cell(node: SaidNode): string {
    const text = this.inline("children" in node ? node.children : [])
      .trim()
      .replace(/\s*\n\s*/g, " ");
    return node.span === null ? text.replace(/(?<!\\)\|/g, "\\|") : text;
  }

  /** A node's piece of the text, with its links as they lead from here. MDX wants a backslash before a brace; readers need none. */
  private slice(node: SaidNode, { start, end }: Span): string {
    const text = this.source.slice(start.offset, end.offset);
    if (!/\\[{}]|\]|<[a-z]/i.test(text)) return text;
    let written = "";
    let at = start.offset ?? 0;
    const put = (from: number, to: number, piece: string) => {
      written += this.source.slice(at, from) + piece;
      at = to;
    };
    this.eachChange(node, put);
    return written + this.source.slice(at, end.offset);
  }

  /** What is written otherwise than in the source, in its order. */
  private eachChange(node: SaidNode, put: (from: number, to: number, piece: string) => void): void {
    const from = node.span?.start.offset ?? 0;
    const to = node.span?.end.offset ?? 0;
    const text = this.source.slice(from, to);
    // Also references: their definitions are not part of what a page says.
    if (node.type === "image" && text.startsWith("!")) {
      const words = text.lastIndexOf("](");
      if (words > 0) put(from + words, to, this.target(node));
      else put(from, to, this.linked(node));
    } else if (node.type === "text" && text.includes("\\")) put(from, to, text.replace(/\\([{}])/g, "$1"));
    else if (node.type === "html") put(from, to, withRawAddresses(text, this.writing.link));
    else if ("children" in node) {
      for (const child of node.children) this.eachChange(child, put);
      if (node.type === "link" && text.startsWith("["))
        put(node.children.at(-1)?.span?.end.offset ?? from + 1, to, this.target(node));
    }
  }

  /** Whether a node is in its file as it is, with no component, no value, nothing inserted, and Markdown reads it as MDX does. */
  private isPlain(node: SaidNode): boolean {
    const { type, span } = node;
    if (span === null || type === "element" || type === "value" || type === "fragment") return false;
    if (type === "code") return this.isClosed(span);
    if (!("children" in node)) return true;
    const from = type === "list" || type === "blockquote" ? node : type === "listItem" ? node.children[0] : null;
    return node.children.every(
      (each) => this.isPlain(each) && (!from || this.column(each.span) - this.column(from.span) < 4),
    );
  }

  /** MDX ends code also with its file, and at a fence of three marks that is set in by four and more. */
  private isClosed(span: Span): boolean {
    const isFenced = /[`~]/.test(this.source[span.start.offset ?? 0] ?? "");
    const last = this.source.slice(lineStart(this.source, span.end.offset ?? 0), span.end.offset);
    return !isFenced || (/^[\s>]*(?:```|~~~)/.test(last) && this.column(span, "end") - this.column(span) < 7);
  }

  private column(span: Span | null, at: keyof Span = "start"): number {
    const { offset = 0 } = span?.[at] ?? {};
    return offset - lineStart(this.source, offset);
  }

  /** A piece of the text, without the indentation and quotation marks in front of its lines. */
  private asWritten(node: SaidNode, span: Span): string {
    const column = this.column(span);
    const text = this.slice(node, span);
    if (column === 0) return text;
    const written = text.replace(new RegExp(`\\n[ \\t>]{1,${column}}`, "g"), "\n");
    return node.type === "list" ? written.trimEnd() : written;
  }
}

/** A paragraph whose text would begin a list, a heading or a quotation. */
function asParagraph(text: string): string {
  return text.replace(/^(\d{1,9})([.)])(?=\s)/, "$1\\$2").replace(/^(?:[-+*>]|#{1,6})(?=\s)/, "\\$&");
}

const MARKS = { strong: "**", emphasis: "*", delete: "~~" };

/** Words as they are. An underscore is a mark only if another one ends it: most are parts of names. */
function escaped(text: string): string {
  const written = text.replace(SIGN, "\\$&");
  return /\S_(?!\w)/.test(text) ? written.replace(/(?<!\w)_(?=\S)/g, "\\$&") : written;
}

/** What Markdown would take for a tag, a character by its name, a mark around words, code or a link. */
const SIGN = /<(?=[a-z/!?])|&(?=#?\w+;)|\*(?=\S)|(?<=\S)\*|~(?=~)|`|\](?=\()/gi;

/** The text of a link: those inside it are words. */
function withoutLinks(nodes: readonly SaidNode[]): readonly SaidNode[] {
  return nodes.flatMap((node): readonly SaidNode[] => {
    if (node.type === "link") return withoutLinks(node.children);
    return "children" in node ? [{ ...node, children: withoutLinks(node.children) }] : [node];
  });
}

/** Whether a link says its own address, as one that is written without marks. */
function isBare(node: LinkedNode): boolean {
  return node.type === "link" && /^https?:/.test(node.url) && textOf(node) === node.url;
}

/** What precedes the text of each line: the marks of the enclosing blocks. */
const LINE_START = /\n[ \t>]+/g;

function codeSpan(code: string): string {
  const marks = ticks(code, 1);
  const gap = marks.length > 1 ? " " : "";
  return marks + gap + code + gap + marks;
}

function fence({ language, meta, value }: CodeNode): string {
  const marks = ticks(value, 3);
  return `${marks}${[language, meta].filter((part) => part).join(" ")}\n${value}\n${marks}`;
}

/** So many marks, or one more than are anywhere in the code. */
function ticks(code: string, least: number): string {
  return "`".repeat(Math.max(least, ...[...code.matchAll(/`+/g)].map(([mark]) => mark.length + 1)));
}

/** Every line with something in front of it. */
function prefix(text: string, mark: string): string {
  return text
    .split("\n")
    .map((line) => (mark + line).trimEnd())
    .join("\n");
}

/** A text whose lines after the first are set in. */
function hang(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}
