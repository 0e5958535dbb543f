// Resolves reference links: `[text][name]` and `[name]: /address`.
import type { Nodes, Root } from "mdast";

/** An address with its title. */
export interface Linked {
  readonly url: string;
  readonly title?: string | null | undefined;
}

/** The definitions of a page by their name; the first of a name counts. Few pages have any, which their text tells. */
export function findDefinitions(tree: Root, text: string): Map<string, Linked> {
  const found = new Map<string, Linked>();
  if (!text.includes("]:")) return found;
  const visit = (node: Nodes): void => {
    if (node.type === "definition") {
      const name = normalName(node.identifier);
      if (!found.has(name)) found.set(name, { url: node.url, title: node.title ?? null });
    } else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** Names of references and footnotes are the same in any case and spacing. */
export function normalName(identifier: string): string {
  return identifier.toLowerCase().replace(/\s+/g, " ").trim();
}
