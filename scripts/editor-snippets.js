// Makes the snippets of VS Code that write components, from their own descriptions.

/** One for each component, under its name, with the props it needs. */
export function editorSnippets(components) {
  const byName = new Map([...components.values()].map((each) => [each.names[0], each]));
  const named = [...byName].filter(([name]) => /^[A-Z]/.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(named.map(([name, component]) => [name, snippetOf(name, component)]));
}

function snippetOf(name, { props, isInline, children, takesText }) {
  const needed = (props?.required ?? []).map(([key]) => key).filter((key) => key !== "children");
  const written = needed.map((key, index) => ` ${key}="$${index + 1}"`).join("");
  const wraps = children === undefined || takesText !== undefined;
  const inLine = [wraps ? `<${name}${written}>$0</${name}>` : `<${name}${written} />$0`];
  const body = isInline ? inLine : [`<${name}${written}>`, "  $0", `</${name}>`];
  return { scope: "mdx,markdown", prefix: `<${name}`, body, description: `The component ${name} of docsgen` };
}
