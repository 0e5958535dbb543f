// Owns which elements are headings, which close the table of contents, and what stays within a line.
import type { ContentNode, ElementNode } from "./tree.js";

/** Headings in these are not part of the table of contents. */
export const closesContents = new Set(["Accordion", "AccordionGroup", "Expandable", "Update", "Prompt"]);

/** The level of `<h2>` and `<Heading level={2}>`; null for everything else. */
export function headingLevel({ name, props, component }: ElementNode): number | null {
  if (component.kind === "html") return /^h[1-6]$/.test(name) ? Number(name[1]) : null;
  if (component.kind !== "registry" || name !== "Heading") return null;
  const level = Number(props["level"] ?? 2);
  return Number.isInteger(level) && level >= 1 && level <= 6 ? level : 2;
}

/** Whether a node is part of a line of text. */
export function isInline(node: ContentNode): boolean {
  return (
    node.type === "text" ||
    node.type === "inlineCode" ||
    node.type === "strong" ||
    node.type === "emphasis" ||
    node.type === "delete" ||
    node.type === "link" ||
    node.type === "break" ||
    (node.type === "element" && !node.isBlock)
  );
}
