// Knows the code that is drawn as a diagram.
import type { CodeNode } from "./tree.js";

export function isDiagram({ language }: CodeNode): boolean {
  return language?.toLowerCase() === "mermaid";
}
