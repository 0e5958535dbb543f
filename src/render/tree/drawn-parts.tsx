// Owns frequent components: each shape is drawn once, then filled per page.

import { type ComponentChild, h } from "preact";
import { CodeBlock, type CodeBlockProps, languageOf } from "../../components/code-block/code-block.js";
import { CodeGroup } from "../../components/code-group/code-group.js";
import type { WrittenProps } from "../../components/component.js";
import { type DrawContext, DrawProvider, plainContext } from "../../components/draw-context.js";
import { Heading } from "../../components/heading/heading.js";
import { Mermaid } from "../../components/mermaid/mermaid.js";
import { components, elements } from "../../components/registry.js";
import { type AnyComponent, type CreateElement, isComponent } from "../../content/code/vnodes.js";
import { isDiagram } from "../../content/tree/component-of.js";
import type { FoundFacts } from "../../content/tree/facts.js";
import { drawnOnce, fillTemplate, slot, type Template } from "../../layout/slots.js";
import type { CodeNode } from "../../model/content-tree.js";
import type { Html } from "../../model.js";
import type { UiStrings } from "../../shared/ui-strings.js";
import { escapeHtml } from "../../shared/write-html.js";
import type { PreparedNodes } from "../article/prepare-nodes.js";
import type { HighlightedCode } from "../code/highlight-code.js";
import type { GlossText } from "./glossary.js";

interface DrawnParts {
  /** With slots for its `id` and its `content`. */
  readonly heading: (level: number) => Template;
  /** A block of code; null where only its component can draw it. */
  readonly code: (highlighted: HighlightedCode, draw: DrawContext) => Html | null;
  /** With a slot for its `content`; null where it is no box, or its props are more than numbers and booleans. */
  readonly box: (name: string, props: WrittenProps) => Template | null;
}

/** The parts of pages in one language. */
export function createDrawnParts(ui: UiStrings): DrawnParts {
  const draw = { ...plainContext(), ui, icon: () => slot("icon") };
  const headings = drawnOnce((level: number) => (
    <Heading level={level} id={slot("id")}>
      {slot("content")}
    </Heading>
  ));
  const blocks = drawnOnce((shape: CodeShape) => (
    <DrawProvider value={draw}>
      <CodeBlock {...shape} html={slot("code")} />
    </DrawProvider>
  ));
  const boxesOf = drawnOnce(({ name, props }: { name: string; props: WrittenProps }) => {
    const Box = registered(name) ?? "div";
    return (
      <DrawProvider value={draw}>
        <Box {...props}>{slot("content")}</Box>
      </DrawProvider>
    );
  });
  return {
    heading: headings,
    code: ({ html, props }, { icon }) => {
      const shape = html && codeShape(html, props);
      if (!shape) return null;
      return fillTemplate(blocks(shape), (name) => {
        if (name === "code") return html;
        if (name === "icon") return icon(languageOf(props["language"])?.mark ?? "") ?? "";
        return escapeHtml(`${props[name]}`);
      });
    },
    box: (name, props) => {
      const isPlain = Object.values(props).every((value) => typeof value === "number" || typeof value === "boolean");
      return isPlain && components.get(name)?.isBox ? boxesOf({ name, props }) : null;
    },
  };
}

type CodeShape = Pick<CodeBlockProps, "title" | "language" | "icon" | "lines" | "wrap" | "code">;

/** Null where a prop needs more than the text it is given. */
function codeShape(
  html: Html,
  { title, language, lines, wrap, code: _, ...others }: HighlightedCode["props"],
): CodeShape | null {
  if (!isText(title) || !isText(language) || Object.keys(others).length > 0) return null;
  return {
    title: title && slot("title"),
    language: language && slot("language"),
    icon: title && languageOf(language)?.mark && slot("icon"),
    lines: lines === true,
    wrap: wrap === true,
    code: html.includes("\n") ? "1\n2" : "", // Only whether there are several lines matters.
  };
}

function isText(value: unknown): value is string | null | undefined {
  return (value ?? null) === null || (typeof value === "string" && value !== "");
}

/** What drawing asks of the page. */
export interface TreeServices extends Pick<FoundFacts, "ids" | "aliases"> {
  readonly draw: DrawContext;
  readonly prepared: PreparedNodes;
  readonly parts: DrawnParts;
  /** Draws one of the author's components. */
  readonly author: CreateElement;
  /** The island script with the handlers of a file's elements; null where there can be none. */
  readonly island: (file: string) => string | null;
  /** Finds terms of the glossary; null where there are none. */
  readonly gloss: GlossText | null;
}

export function codeOf(node: CodeNode, { prepared: { blocks, variants } }: TreeServices): ComponentChild {
  const all = variants.get(node);
  if (!all) return drawCode(node, blocks.get(node));
  return h(
    CodeGroup,
    null,
    all.map((variant) => drawCode(variant, blocks.get(variant))),
  );
}

/** A block of code as HTML; null where only its component can draw it. */
export function codeHtml(node: CodeNode, { prepared, parts, draw }: TreeServices): Html | null {
  const highlighted = isDiagram(node) ? undefined : prepared.blocks.get(node);
  return highlighted ? parts.code(highlighted, draw) : null;
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

/** The component behind a name; null where there is none. */
export function registered(name: string): AnyComponent | null {
  const component: unknown = elements.get(name) ?? components.get(name)?.draw;
  return isComponent(component) ? component : null;
}
