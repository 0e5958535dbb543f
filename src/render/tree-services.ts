// Gives the drawing of a tree what it asks of the page: ids, links, code blocks, formulas.
import { h, type VNode } from "preact";
import type { DrawContext } from "../components/draw-context.js";
import type { FoundFacts } from "../content/facts.js";
import type { CodeNode } from "../content/tree.js";
import type { Html } from "../model.js";
import type { HighlightedCode } from "./article.js";
import type { TreeServices } from "./draw-tree.js";
import type { PreparedNodes } from "./prepare-nodes.js";
import { registered } from "./registered.js";

/** The services of one page. `keep` holds ready HTML back until the page is a string. */
export function treeServices(
  draw: DrawContext,
  { ids, aliases }: Pick<FoundFacts, "ids" | "aliases">,
  prepared: PreparedNodes,
  keep: (html: Html) => string,
): Omit<TreeServices, "author" | "island"> {
  return {
    idOf: (node) => ids.get(node),
    aliasOf: (node) => aliases.get(node),
    link: draw.link,
    component: registered,
    code: (node) => drawCode(node, prepared.blocks.get(node)),
    formula: prepared.formula,
    raw: keep,
    footnotes: { title: "Footnotes", back: "Back to the text" },
  };
}

function drawCode(node: CodeNode, highlighted: HighlightedCode | undefined): VNode {
  const mermaid = registered("Mermaid");
  if (node.language?.toLowerCase() === "mermaid" && mermaid)
    return h(mermaid, { ...mermaidProps(node.meta), code: node.value });
  const props = { language: node.language, ...highlighted?.props, html: highlighted?.html, code: node.value };
  const component = registered("CodeBlock");
  return component ? h(component, props) : h("pre", null, h("code", null, node.value));
}

/** `placement="bottom-right" actions={true}` behind the language. */
function mermaidProps(meta: string | null): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const match of (meta ?? "").matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g)) {
    props[match[1] ?? ""] = match[2] ?? match[3] ?? match[4];
  }
  return props;
}
