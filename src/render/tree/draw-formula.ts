// Draws a formula of Markdown.
import type { FormulaNode } from "../../model/content-tree.js";
import type { Pen } from "./pens.js";
import type { TreeServices } from "./tree-services.js";

export function drawFormula({ type, value }: FormulaNode, pen: Pen, { formula }: Pick<TreeServices, "formula">): void {
  const isDisplay = type === "math";
  const tag = isDisplay ? "div" : "span";
  pen.open(tag, { class: "math" });
  pen.html(formula(value, isDisplay));
  pen.close(tag);
}
