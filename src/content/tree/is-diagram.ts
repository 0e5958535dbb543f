// Knows the code that is drawn as a diagram.
import type { CodeNode } from "../../model/content-tree.js";

export function isDiagram({ language }: CodeNode): boolean {
  return language?.toLowerCase() === "mermaid";
}
