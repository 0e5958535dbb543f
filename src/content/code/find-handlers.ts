// Finds the elements of a page that are given handlers (`onClick={…}`): they work in the browser only.
import type { Nodes, Root } from "mdast";
import { moduleBlocks, tagsIn } from "../parse/find-nodes.js";

/** The handlers of one element: their code by their name. */
export interface ElementHandlers {
  /** The export of the island script that holds them. */
  readonly exportName: string;
  readonly code: ReadonlyMap<string, string>;
}

/** Handlers by their element, in the order of the page. */
export function findHandlers(tree: Root): Map<Nodes, ElementHandlers> {
  const found = new Map<Nodes, ElementHandlers>();
  for (const node of tagsIn(tree)) {
    const code = new Map<string, string>();
    for (const attribute of node.attributes)
      if ("name" in attribute && isHandler(attribute.name) && typeof attribute.value === "object" && attribute.value)
        code.set(attribute.name, attribute.value.value);
    if (code.size > 0) found.set(node, { exportName: `_handlers${found.size}`, code });
  }
  return found;
}

/** The name of a handler, such as `onClick`. */
export function isHandler(name: string): boolean {
  return /^on[A-Z]/.test(name);
}

/** The JavaScript of an MDX file: its imports and exports, and the handlers of its elements as exports. */
export function browserCode(tree: Root): string {
  const parts = moduleBlocks(tree).map(({ value }) => value);
  for (const { exportName, code } of findHandlers(tree).values()) {
    const entries = [...code].map(([name, js]) => `${JSON.stringify(name)}: (${js}\n)`);
    parts.push(`export const ${exportName} = { ${entries.join(", ")} };`);
  }
  return parts.join("\n");
}

/** Whether something in a text may be `onClick={…}`. */
export function mayHaveHandlers(text: string): boolean {
  return /on[A-Z]\w*=\{/.test(text);
}
