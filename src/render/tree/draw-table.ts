// Draws a table of Markdown.
import type { ContentNode, TableNode } from "../../model/content-tree.js";
import type { Pen } from "./pens.js";

type DrawAll = (nodes: readonly ContentNode[]) => void;

/** Draws a table; `all` draws the content of a cell. */
export function drawTable({ children: [head, ...rows], align }: TableNode, pen: Pen, all: DrawAll): void {
  const drawRow = (row: ContentNode, tag: "th" | "td"): void => {
    pen.open("tr");
    cellsOf(row).forEach((cell, index) => {
      const side = align[index];
      const isWordy = tag === "th" && rows.some((each) => wordsIn(cellsOf(each)[index]) > FEW_WORDS);
      const name = isWordy ? "wordy" : null;
      pen.open(tag, side || name ? { class: name, style: side ? `text-align:${side}` : null } : undefined);
      if (cell.type === "tableCell") all(cell.children);
      pen.close(tag);
    });
    pen.close("tr");
  };
  pen.open("docs-table");
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
