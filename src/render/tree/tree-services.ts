// Gives the drawing of a tree what it asks of the page: ids, links, code blocks, formulas.
import { type ComponentChild, type ComponentType, h } from "preact";
import { CodeBlock } from "../../components/code-block/code-block.js";
import { CodeGroup } from "../../components/code-group/code-group.js";
import type { DrawContext } from "../../components/draw-context.js";
import { Mermaid } from "../../components/mermaid/mermaid.js";
import type { CreateElement } from "../../content/code/vnodes.js";
import type { FoundFacts } from "../../content/tree/facts.js";
import { isDiagram } from "../../content/tree/is-diagram.js";
import type { CodeNode, ContentNode } from "../../model/content-tree.js";
import type { Html } from "../../model.js";
import type { PreparedNodes } from "../article/prepare-nodes.js";
import type { HighlightedCode } from "../code/highlight-code.js";
import type { DrawnParts } from "./drawn-parts.js";
import type { GlossText } from "./glossary.js";
import { registered } from "./registered.js";

/** What drawing asks of the page. */
export interface TreeServices {
  /** The id given to a node: headings, and components that are anchors. */
  readonly idOf: (node: ContentNode) => string | undefined;
  /** A second id of a heading, which other sites' links may use. */
  readonly aliasOf: (node: ContentNode) => string | undefined;
  readonly link: (href: string) => string;
  readonly component: (name: string) => ComponentType<Record<string, unknown>> | null;
  /** Draws one of the author's components. */
  readonly author: CreateElement;
  /** The island script with the handlers of a file's elements; null where there can be none. */
  readonly island: (file: string) => string | null;
  readonly code: (node: CodeNode) => ComponentChild;
  /** A block of code as HTML; null where only its component can draw it. */
  readonly codeHtml: (node: CodeNode) => Html | null;
  readonly parts: DrawnParts;
  /** Finds terms of the glossary; null where there are none. */
  readonly gloss: GlossText | null;
  readonly formula: (source: string, isDisplay: boolean) => Html;
  /** Footnote labels in the language of the page. */
  readonly footnotes: { readonly title: string; readonly back: string };
}

/** The services of one page. */
export function treeServices(
  draw: DrawContext,
  { ids, aliases }: Pick<FoundFacts, "ids" | "aliases">,
  { prepared, parts }: { readonly prepared: PreparedNodes; readonly parts: DrawnParts },
): Omit<TreeServices, "author" | "island" | "gloss"> {
  return {
    idOf: (node) => ids.get(node),
    aliasOf: (node) => aliases.get(node),
    link: draw.link,
    component: registered,
    code: (node) => {
      const variants = prepared.variants.get(node);
      if (!variants) return drawCode(node, prepared.blocks.get(node));
      const blocks = variants.map((variant) => drawCode(variant, prepared.blocks.get(variant)));
      return h(CodeGroup, null, blocks);
    },
    codeHtml: (node) => {
      const highlighted = isDiagram(node) ? undefined : prepared.blocks.get(node);
      return highlighted ? parts.code(highlighted) : null;
    },
    parts,
    formula: prepared.formula,
    footnotes: { title: draw.ui.footnotes, back: draw.ui.backToText },
  };
}

function drawCode(node: CodeNode, highlighted: HighlightedCode | undefined): ComponentChild {
  if (isDiagram(node)) return h(Mermaid, { ...mermaidProps(node.meta), code: node.value });
  const props = { language: node.language, ...highlighted?.props, html: highlighted?.html, code: node.value };
  return h(CodeBlock, props);
}

/** `placement="bottom-right" actions={true}` after the language. */
function mermaidProps(meta: string | null): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const match of (meta ?? "").matchAll(/(\w+)=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\})/g)) {
    props[match[1] ?? ""] = match[2] ?? match[3] ?? match[4];
  }
  return props;
}
