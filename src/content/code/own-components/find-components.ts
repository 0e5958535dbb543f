// Finds the components that a project has in `components/`: pages and other code use them by name, without an import.
import type { Nodes, Root } from "mdast";

/** Files by the name of the component: `components/PriceTable.jsx` is `<PriceTable>`. */
export type ProjectComponents = ReadonlyMap<string, string>;

/** Only files in the folder itself count, and only those named like a component: much else is called `components`. */
export function projectComponents(files: readonly string[]): ProjectComponents {
  const found = new Map<string, string>();
  for (const file of files) {
    const [, name] = FILE.exec(file) ?? [];
    if (name !== undefined && !found.has(name)) found.set(name, file);
  }
  return found;
}

const FILE = /^components\/([A-Z][\w$]*)\.[jt]sx$/;

/** The components of a project that code uses as tags. What it declares itself it has to leave out of them. */
export function componentsInCode(code: string, components: ProjectComponents): string[] {
  if (components.size === 0) return [];
  const names = new Set(Array.from(code.matchAll(TAG), ([, name = ""]) => name));
  return [...names].filter((name) => components.has(name));
}

const TAG = /<([A-Z][\w$]*)/g;

/** The same for a page: its tags, and those in its expressions. */
export function componentsInTree(tree: Root, components: ProjectComponents): string[] {
  if (components.size === 0) return [];
  const names = new Set<string>();
  const addCode = (code: string) => {
    for (const name of componentsInCode(code, components)) names.add(name);
  };
  const visit = (node: Nodes): void => {
    if (node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement") {
      const [name = ""] = (node.name ?? "").split(".");
      if (components.has(name)) names.add(name);
      for (const { value } of node.attributes) if (typeof value === "object" && value !== null) addCode(value.value);
    } else if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression") addCode(node.value);
    if ("children" in node) node.children.forEach(visit);
  };
  visit(tree);
  return [...names];
}
