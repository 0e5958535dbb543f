// Writes what an entry of a changelog says as HTML for feed readers: standard elements, without scripts or styles.
import type { Nodes, Root } from "mdast";
import rehypeStringify from "rehype-stringify";
import remarkRehype from "remark-rehype";
import { unified } from "unified";
import { bold } from "../../components/said.js";
import { textOf } from "../../content/tree/text-of.js";
import { parseFenceMeta } from "../../highlight/fence-meta.js";
import type { SaidNode } from "../../model/content-tree.js";
import type { Html } from "../../model.js";

const writer = unified().use(remarkRehype, { clobberPrefix: "" }).use(rehypeStringify).freeze();

/** `link` says where an address leads from a feed. */
export function feedHtml(said: readonly SaidNode[], link: (address: string) => string): Html {
  const children = said.flatMap((node) => markdownOf(node, link));
  return writer.stringify(writer.runSync({ type: "root", children } as Root));
}

/** The nodes as Markdown's syntax tree has them. Few feed readers can show formulas, so they keep their source. */
function markdownOf(node: SaidNode, link: (address: string) => string): Nodes[] {
  if (node.type === "fragment" && node.audience === "agents") return [];
  const asMarkdown = (each: SaidNode) => markdownOf(each, link);
  const children = "children" in node ? node.children.flatMap(asMarkdown) : [];
  switch (node.type) {
    case "fragment":
      return children;
    case "superscript":
    case "subscript":
      return [{ ...node, children, data: { hName: node.type.slice(0, 3) } } as unknown as Nodes];
    case "list":
    case "listItem":
      return [{ ...node, children, spread: node.loose } as Nodes];
    case "link":
    case "image":
      return [{ ...node, children, url: link(node.url) } as Nodes];
    case "code": {
      const { title } = parseFenceMeta(node.language, node.meta);
      return [...bold(title).flatMap(asMarkdown), { type: "code", lang: node.language, value: node.value }];
    }
    case "math":
      return [{ type: "code", value: node.value }];
    case "inlineMath":
      return [{ type: "inlineCode", value: node.value }];
    case "html":
      return [{ type: "text", value: textOf(node) }];
    case "footnote":
      return [{ ...node, children, type: "footnoteDefinition" } as Nodes];
    default:
      return [{ ...node, children } as Nodes];
  }
}
