// Turns a page's content tree into meaning for readers: no elements, no values.
import { GAP, type SaidElement } from "../../components/said.js";
import type { ContentNode, ElementNode, SaidNode } from "../../model/content-tree.js";
import { componentOf } from "../tree/component-of.js";
import { textOf } from "../tree/text-of.js";
import { asBlocks, asLine, isInline, withoutEdges } from "./lines.js";
import { type Part, type SayTools, sayHtml } from "./say-html.js";

/** What nodes say, in blocks. Markdown stays what it is. */
export function say(nodes: readonly ContentNode[]): readonly SaidNode[] {
  return new Sayer().blocks(nodes);
}

/** Says the nodes of a page. */
class Sayer implements SayTools {
  /** The nodes that share a line, cell or item with what is said now; null where signs alone mean nothing. */
  private line: readonly ContentNode[] | null = [];

  blocks(nodes: readonly ContentNode[]): readonly SaidNode[] {
    return asBlocks(this.all(nodes));
  }

  all(nodes: readonly ContentNode[]): readonly SaidNode[] {
    const said = [];
    let isSame = true;
    for (const node of nodes) {
      const each = this.one(node);
      said.push(each);
      isSame &&= each === node;
    }
    return isSame ? nodes : withGaps(said.flat());
  }

  /** What the nodes of one line, cell or item say. */
  inLine(nodes: readonly ContentNode[] | null, inside: readonly ContentNode[]): readonly SaidNode[] {
    const outer = this.line;
    this.line = nodes;
    const said = this.all(inside);
    this.line = outer;
    return said;
  }

  /** The node itself where it says itself, as nearly all do: no list is made for it. */
  private one(node: ContentNode): SaidNode | readonly SaidNode[] {
    switch (node.type) {
      case "element":
        return this.element(node);
      case "value":
        return node.isBlock ? this.blocks(node.drawn) : this.all(node.drawn);
      case "paragraph": {
        const children = withoutEdges(this.inLine(node.children, node.children));
        return children.every(isInline) ? withChildren(node, children) : asBlocks(children);
      }
      case "heading":
      case "tableCell":
        return withChildren(node, asLine(this.inLine(node.children, node.children)));
      case "link":
        return withChildren(node, asLine(this.inLine(null, node.children)));
      default:
        return "children" in node ? withChildren(node, this.all(node.children)) : node;
    }
  }

  private element(node: ElementNode): readonly SaidNode[] {
    const { kind } = node.component;
    if (kind === "registry") return this.ours(node);
    const said = kind === "html" ? sayHtml(node, this) : this.all(contentOf(node));
    return node.isBlock ? asBlocks(said) : said;
  }

  private ours(node: ElementNode): readonly SaidNode[] {
    const component = componentOf(node);
    const outer = this.line;
    if (outer !== null && node.isBlock) this.line = [node];
    const said = component?.said?.(this.saidElement(node)) ?? this.all(node.children);
    this.line = outer;
    const titled = component?.titleHeading || component?.headingLevel ? titledBy(said, node) : said;
    return node.isBlock || !component?.isInline ? asBlocks(titled) : titled;
  }

  private saidElement({ name, props, children }: ElementNode): SaidElement {
    const { line } = this;
    return {
      name,
      props,
      blocks: () => this.blocks(children),
      line: () => asLine(this.all(children)),
      text: () => children.map(textOf).join("\n"),
      parts: () =>
        this.parts(children).map(({ node, within }) => ({
          name: node.type === "element" ? node.name : null,
          said: within(this.blocks([node])),
        })),
      isAlone: () => line?.every((each) => !isPicture(each) && textOf(each).trim() === "") === true,
    };
  }

  /** Nodes with the content of snippets and of code put in. */
  parts(nodes: readonly ContentNode[]): readonly Part[] {
    return nodes.flatMap((node) => {
      if (node.type === "fragment") {
        const put = (said: readonly SaidNode[]): readonly SaidNode[] => [withChildren(node, said)];
        return this.parts(node.children).map(({ node, within }) => ({ node, within: (said) => put(within(said)) }));
      }
      const isCode = node.type === "value" || (node.type === "element" && node.component.kind === "author");
      return isCode ? this.parts(contentOf(node)) : [{ node, within: (said) => said }];
    });
  }

  /** Elements of HTML of these names, however deep, but not within each other. */
  elementsIn(nodes: readonly ContentNode[], names: readonly string[]): readonly Part<ElementNode>[] {
    return this.parts(nodes).flatMap(({ node, within }): readonly Part<ElementNode>[] => {
      if (node.type === "element" && names.includes(node.name)) return [{ node, within }];
      return this.elementsIn(contentOf(node), names).map((each) => ({
        node: each.node,
        within: (said) => within(each.within(said)),
      }));
    });
  }
}

/** The children of a node, those that code made included; none for leaves. */
function contentOf(node: ContentNode): readonly ContentNode[] {
  if (node.type === "value") return node.drawn;
  if (node.type === "element" && node.component.kind === "author") return node.component.drawn;
  return "children" in node ? node.children : [];
}

/** The same node if it has the same children. No text of a file says it with others. */
function withChildren<Node extends Extract<ContentNode, { readonly children: readonly ContentNode[] }>>(
  node: Node,
  children: readonly SaidNode[],
): Node {
  return children === node.children ? node : { ...node, children, span: null };
}

/** The first of the nodes is the title of an element, and has its anchor. */
function titledBy(said: readonly SaidNode[], of: ElementNode): readonly SaidNode[] {
  const [first, ...rest] = said;
  return first?.type === "heading" || first?.type === "paragraph" ? [{ ...first, of }, ...rest] : said;
}

function isPicture(node: ContentNode): boolean {
  return node.type === "image" || (node.type === "element" && node.name === "img");
}

/** One gap where signs and words touch: none beside white space, nor before punctuation. */
function withGaps(nodes: readonly SaidNode[]): readonly SaidNode[] {
  if (!nodes.includes(GAP)) return nodes;
  return nodes.filter((node, at) => {
    if (node !== GAP) return true;
    const [before, after] = [nodes[at - 1], nodes[at + 1]];
    if (before?.type === "text" && /[\s\p{Ps}\p{Pi}]$/u.test(before.value)) return false;
    return after?.type !== "text" || after === GAP || !/^[\s\p{Pe}\p{Pf}\p{Po}]/u.test(after.value);
  });
}
