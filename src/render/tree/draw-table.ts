// Draws a table of Markdown.
import { h } from "preact";
import { Tooltip } from "../../components/tooltip/tooltip.js";
import { textOf } from "../../content/tree/text-of.js";
import { FOOTNOTES_ID } from "../../layout/contents/contents.js";
import type {
  ContentNode,
  ElementNode,
  FootnoteNode,
  FormulaNode,
  ListItemNode,
  ListNode,
  TableNode,
} from "../../model/content-tree.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import type { Attributes } from "../../shared/write-html.js";
import type { TreeServices } from "./drawn-parts.js";
import type { GlossText } from "./glossary.js";
import type { Pen } from "./pens.js";

type DrawAll = (nodes: readonly ContentNode[]) => void;

/** Draws a table; `all` draws the content of a cell. */
export function drawTable({ children: [head, ...rows], align }: TableNode, pen: Pen, all: DrawAll): void {
  const drawRow = (row: ContentNode, tag: "th" | "td"): void => {
    pen.open("tr");
    cellsOf(row).forEach((cell, index) => {
      const side = align[index];
      const isWordy = tag === "th" && rows.some((each) => wordsIn(cellsOf(each)[index]) > FEW_WORDS);
      pen.open(tag, { class: isWordy ? "wordy" : null, style: side ? `text-align:${side}` : null });
      if (cell.type === "tableCell") all(cell.children);
      pen.close(tag);
    });
    pen.close("tr");
  };
  pen.open("docs-table", { "data-table-wrapper": "true" });
  pen.open("table");
  pen.open("thead");
  if (head) drawRow(head, "th");
  pen.close("thead");
  if (rows.length > 0) {
    pen.open("tbody");
    for (const row of rows) drawRow(row, "td");
    pen.close("tbody");
  }
  pen.close("table");
  pen.close("docs-table");
}

/** Characters: a column with longer text must be wide enough to read, whatever is next to it. */
const FEW_WORDS = 50;

function cellsOf(row: ContentNode): readonly ContentNode[] {
  return row.type === "tableRow" ? row.children : [];
}

/** Characters of plain text in a cell. */
function wordsIn(cell: ContentNode | undefined): number {
  if (cell?.type !== "tableCell") return 0;
  return cell.children.reduce((sum, each) => (each.type === "text" ? sum + each.value.length : sum), 0);
}

/** Draws a formula of Markdown. */
export function drawFormula({ type, value }: FormulaNode, pen: Pen, { prepared }: TreeServices): void {
  const isDisplay = type === "math";
  const tag = isDisplay ? "div" : "span";
  pen.open(tag, { class: "math" });
  pen.html(prepared.formula(value, isDisplay));
  pen.close(tag);
}

/** Draws lists: tasks have their boxes, paragraphs of tight lists are opened. */
interface ItemTools {
  readonly one: (node: ContentNode) => void;
  readonly all: (nodes: readonly ContentNode[]) => void;
}

export function listAttributes({ start, children }: ListNode): Attributes {
  const hasTasks = children.some((item) => item.type === "listItem" && item.checked !== null);
  return { start: start === 1 ? null : start, class: hasTasks ? "task-list" : null };
}

export function drawItem({ checked, children, loose }: ListItemNode, pen: Pen, { one, all }: ItemTools): void {
  pen.open("li", checked === null ? undefined : { class: "task" });
  if (checked !== null) {
    const [first] = children;
    const label = first && textOf(first).trim();
    pen.empty("input", { type: "checkbox", disabled: true, checked, "aria-label": label });
    pen.text(" ");
  }
  children.forEach((child, index) => {
    if (child.type !== "paragraph" || loose) one(child);
    else {
      if (index > 0) pen.text("\n");
      all(child.children);
    }
  });
  pen.close("li");
}

/** `gloss`: null where no term is explained, as in headings and links. Nor is one where a component reads the text. */
export function drawWords(text: string, pen: Pen, gloss: GlossText | null): void {
  if (!gloss || !pen.isHtml) pen.text(text);
  else
    for (const { text: piece, tip } of gloss(text)) {
      if (tip === null) pen.text(piece);
      else pen.child(h(Tooltip, { tip, class: "glossary-term", children: piece }));
    }
}

/** Elements whose text is code, a control, or explained already. */
const WITHOUT_TERMS = new Set(
  "code pre kbd samp var button summary label option script style svg abbr dfn Tooltip".split(" "),
);

/** Whether no term is explained in the element: neither in one that leads elsewhere as a whole, such as a card. */
export function isWithoutTerms({ name, props }: ElementNode): boolean {
  return WITHOUT_TERMS.has(name) || props["href"] !== undefined;
}

/** Draws the footnotes of a page: their marks where they are named, the notes below the text. */
interface NotesTools {
  readonly pen: Pen;
  readonly ui: UiStrings;
  /** Draws the content of a note. */
  readonly all: (nodes: readonly ContentNode[]) => void;
}

/** Counts the footnotes of one page as they are referred to. */
export class Footnotes {
  private readonly numbers = new Map<string, number>();
  private readonly uses = new Map<string, number>();

  refer(identifier: string, pen: Pen): void {
    const number = this.numbers.get(identifier) ?? this.numbers.size + 1;
    this.numbers.set(identifier, number);
    const use = (this.uses.get(identifier) ?? 0) + 1;
    this.uses.set(identifier, use);
    const id = use === 1 ? `fnref-${identifier}` : `fnref-${identifier}-${use}`;
    pen.open("sup");
    pen.leaf("a", String(number), { href: `#fn-${identifier}`, id, "data-footnote-ref": "" });
    pen.close("sup");
  }

  /** The notes in order of first reference. */
  draw(nodes: readonly ContentNode[], { pen, ui, all }: NotesTools): void {
    if (this.numbers.size === 0) return;
    const notes = findFootnotes(nodes);
    if (![...this.numbers.keys()].some((identifier) => notes.has(identifier))) return;
    pen.open("section", { class: "footnotes" });
    pen.leaf("h2", ui.footnotes, { id: FOOTNOTES_ID, class: "footnotes-title" });
    pen.open("ol");
    // A note may refer to another one, which then comes next.
    for (const identifier of this.numbers.keys()) {
      const note = notes.get(identifier);
      if (!note) continue;
      pen.open("li", { id: `fn-${identifier}` });
      all(note.children);
      pen.text(" ");
      pen.leaf("a", "↩", { href: `#fnref-${identifier}`, "aria-label": ui.backToText });
      pen.close("li");
    }
    pen.close("ol");
    pen.close("section");
  }
}

/** The footnotes of a page by name. */
function findFootnotes(nodes: readonly ContentNode[]): Map<string, FootnoteNode> {
  const found = new Map<string, FootnoteNode>();
  const visit = (node: ContentNode): void => {
    if (node.type === "footnote") found.set(node.identifier, node);
    if ("children" in node) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return found;
}
