// Draws a table of Markdown.
import type { ContentNode, TableNode } from "../content/tree.js";
import type { Pen } from "./pens.js";

type DrawAll = (nodes: readonly ContentNode[]) => void;

/** Draws a table; `all` draws what stands in a cell. */
export function drawTable({ children: [head, ...rows], align }: TableNode, pen: Pen, all: DrawAll): void {
  const drawRow = (row: ContentNode, tag: "th" | "td"): void => {
    pen.open("tr");
    const cells = row.type === "tableRow" ? row.children : [];
    cells.forEach((cell, index) => {
      const side = align[index];
      pen.open(tag, side ? { style: `text-align:${side}` } : undefined);
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
