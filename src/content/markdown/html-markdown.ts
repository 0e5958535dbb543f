// Writes HTML elements as Markdown.
import { wordOf } from "../../components/prop-words.js";
import { addAll } from "../../shared/add-all.js";
import type { ContentNode, ElementNode } from "../tree/tree.js";
import { type NodeWriter, type Written, withoutFragments } from "./markdown-parts.js";

/** The Markdown of an HTML element and its content. */
export function htmlMarkdown(node: ElementNode, writer: NodeWriter): string {
  const { name, props, children, isBlock } = node;
  const content = (): string => (isBlock ? writer.blocks(children) : writer.inline(children));
  switch (name) {
    case "a": {
      const text = isBlock ? asLine(writer.blocks(children)) : writer.inline(children).trim();
      const address = props["href"];
      return typeof address === "string" ? `[${text || labelOf(props) || address}](${address})` : text;
    }
    case "img":
      return typeof props["src"] === "string" ? `![${wordOf(props["alt"]) ?? ""}](${props["src"]})` : "";
    case "video":
    case "iframe":
    case "audio": {
      const address = wordOf(props["src"]) ?? sourceIn(children);
      return address === null ? content() : `[${wordOf(props["title"]) ?? address}](${address})`;
    }
    case "br":
      return isBlock ? "" : "  \n";
    case "hr":
      return "---";
    case "b":
    case "strong":
      return around(content(), "**");
    case "i":
    case "em":
      return around(content(), "*");
    case "del":
    case "s":
      return around(content(), "~~");
    case "code":
    case "kbd":
      return around(content(), "`");
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `${"#".repeat(Number(name[1]))} ${asLine(content()).trim()}`;
    case "ul":
    case "ol":
      return list(node, writer);
    case "table":
      return table(node, writer);
    case "svg":
    case "style":
    case "script":
    case "input":
    case "source":
      return "";
    default:
      return content();
  }
}

/** What is read out of an element that shows no text, such as a link around a drawing. */
function labelOf(props: ElementNode["props"]): string | null {
  return wordOf(props["aria-label"]) ?? wordOf(props["title"]);
}

/** Blocks where Markdown has room for a line. */
function asLine(text: string): string {
  return text.replace(/^#{1,6} +/gm, "").replace(/\s*\n\s*/g, " ");
}

function around(text: string, mark: string): string {
  return text.trim() === "" ? text : `${mark}${text.trim()}${mark}`;
}

function sourceIn(children: readonly ContentNode[]): string | null {
  for (const child of children) {
    if (child.type === "element" && child.name === "source") return wordOf(child.props["src"]);
  }
  return null;
}

function list({ name, children }: ElementNode, writer: NodeWriter): string {
  const items = elementsIn(children, writer, ["li"]);
  return items
    .map((item, index) => item.writer.item(name === "ol" ? `${index + 1}. ` : "- ", item.node.children))
    .join("\n");
}

function table(node: ElementNode, writer: NodeWriter): string {
  const rows = elementsIn(node.children, writer, ["tr"]).map((row) =>
    elementsIn(row.node.children, row.writer, ["th", "td"]).map((cell) =>
      asLine(cell.writer.blocks(cell.node.children)),
    ),
  );
  const [head, ...body] = rows;
  if (!head) return writer.blocks(node.children);
  const line = (cells: readonly string[]): string => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...body.map(line)].join("\n");
}

/** Elements of these names, however deep, but not within each other. */
function elementsIn(
  children: readonly ContentNode[],
  outer: NodeWriter,
  names: readonly string[],
): Written<ElementNode>[] {
  const found: Written<ElementNode>[] = [];
  for (const { node, writer } of withoutFragments(children, outer)) {
    if (node.type === "element" && names.includes(node.name)) found.push({ node, writer });
    else if ("children" in node) addAll(found, elementsIn(node.children, writer, names));
  }
  return found;
}
