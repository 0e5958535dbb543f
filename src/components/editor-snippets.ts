// Makes the snippets of VS Code that write components, from their own descriptions.
import type { Component } from "./component.js";
import { components } from "./registry.js";

/** A snippet in the format of VS Code. */
export interface EditorSnippet {
  readonly scope: string;
  readonly prefix: string;
  readonly body: readonly string[];
  readonly description: string;
}

/** One for each component, under its name, with the props it needs. */
export function editorSnippets(): Record<string, EditorSnippet> {
  const byName = new Map([...components.values()].map((each) => [each.names[0], each]));
  const named = [...byName].filter(([name]) => /^[A-Z]/.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, component]) => [name, snippetOf(name, component)]));
}

function snippetOf(name: string, { props, isBlock, children, takesText }: Component): EditorSnippet {
  const needed = (props?.required ?? []).map(([key]) => key).filter((key) => key !== "children");
  const written = needed.map((key, index) => ` ${key}="$${index + 1}"`).join("");
  const wraps = children === "places" || takesText !== undefined;
  const body = isBlock
    ? [`<${name}${written}>`, "  $0", `</${name}>`]
    : [wraps ? `<${name}${written}>$0</${name}>` : `<${name}${written} />$0`];
  return { scope: "mdx,markdown", prefix: `<${name}`, body, description: `The component ${name} of docsgen` };
}
