// Draws lists: tasks have their boxes, paragraphs of tight lists are opened.
import { textOf } from "../../content/tree/text-of.js";
import type { ContentNode, ListItemNode, ListNode } from "../../model/content-tree.js";
import type { Attributes } from "../../shared/write-html.js";
import type { Pen } from "./pens.js";

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
