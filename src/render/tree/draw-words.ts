// Draws running text, in which terms of the glossary are explained.
import { h } from "preact";
import type { ElementNode } from "../../model/content-tree.js";
import type { Pen } from "./pens.js";
import type { TreeServices } from "./tree-services.js";

/** `services`: null where no term is explained, as in headings and links. Nor is one where a component reads the text. */
export function drawWords(text: string, pen: Pen, services: Pick<TreeServices, "gloss" | "component"> | null): void {
  const gloss = pen.isHtml ? services?.gloss : null;
  const Tooltip = gloss && services?.component("Tooltip");
  if (!gloss || !Tooltip) {
    pen.text(text);
    return;
  }
  for (const { text: piece, tip } of gloss(text)) {
    if (tip === null) pen.text(piece);
    else pen.child(h(Tooltip, { tip, class: "glossary-term" }, piece));
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
