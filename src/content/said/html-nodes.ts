// Reads the HTML that code of a page drew as nodes of its content tree.
import { createRequire } from "node:module";
import type { DefaultTreeAdapterTypes } from "parse5";
import { isBlockName } from "../../components/block-names.js";
import { components } from "../../components/registry.js";
import type { ContentNode, ElementNode } from "../../model/content-tree.js";
import type { Place } from "../../shared/problem.js";

// Loaded when a page has HTML to read: most have none.
const require = createRequire(import.meta.url);

/** A component of ours within what code draws, which says itself. */
export interface KeptPart {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
}

/** The element that stands for a part, with its number as `data-at`. */
export const PART = "docs-said";
/** Marks where the children of a component go. */
export const SLOT = "\uE002";

interface Drawn {
  readonly place: Place;
  readonly parts: readonly KeptPart[];
  /** What goes to the first slot; the others stay empty. */
  readonly children: readonly ContentNode[];
}

/** The nodes of HTML. */
export function htmlNodes(html: string, drawn: Drawn): readonly ContentNode[] {
  if (!/[<&]/.test(html)) return new HtmlReader(drawn).text(html);
  const { parseFragment }: typeof import("parse5") = require("parse5");
  return new HtmlReader(drawn).all(parseFragment(html).childNodes, false);
}

type ParsedNode = DefaultTreeAdapterTypes.ChildNode;
type ParsedElement = DefaultTreeAdapterTypes.Element;

/** Marks within a line. */
const MARKS = new Set("b code del em i s strong sub sup u".split(" "));

/** Whether two elements may be parts of one word: two marks, but not the same one twice. */
function touches(before: ParsedElement, { tagName }: ParsedElement): boolean {
  return MARKS.has(before.tagName) && MARKS.has(tagName) && before.tagName !== tagName;
}

/** White space is one space, and none where a line begins. */
function flowing(value: string, before: ParsedNode | undefined): string {
  const text = value.replace(/\s+/g, " ");
  return before?.nodeName === "br" ? text.trimStart() : text;
}

class HtmlReader {
  private isFilled = false;

  constructor(private readonly drawn: Drawn) {}

  /** Adjacent elements are separate words: they are usually set apart by style. */
  all(nodes: readonly ParsedNode[], isCode: boolean): readonly ContentNode[] {
    const read: ContentNode[] = [];
    for (const [at, node] of nodes.entries()) {
      const before = nodes[at - 1];
      if ("tagName" in node) {
        if (!isCode && before && "tagName" in before && !touches(before, node))
          read.push({ type: "text", value: " ", span: null });
        read.push(this.element(node, isCode));
      } else if (node.nodeName === "#text" && "value" in node)
        read.push(...this.text(isCode ? node.value : flowing(node.value, before)));
    }
    return read;
  }

  text(value: string): readonly ContentNode[] {
    const [first = "", ...rest] = value.split(SLOT);
    const read: ContentNode[] = [{ type: "text", value: first, span: null }];
    for (const after of rest) {
      if (!this.isFilled) read.push(...this.drawn.children);
      this.isFilled = true;
      if (after !== "") read.push({ type: "text", value: after, span: null });
    }
    return read;
  }

  private element({ tagName, attrs, childNodes }: ParsedElement, isCode: boolean): ElementNode {
    const props = Object.fromEntries(attrs.map(({ name, value }) => [name, value]));
    const part = tagName === PART ? this.drawn.parts[Number(props["data-at"])] : undefined;
    const isLines = tagName === "pre" || tagName === "textarea" || (part && components.get(part.name)?.fence);
    const children = this.all(childNodes, isCode || Boolean(isLines));
    const name = part?.name ?? tagName;
    return {
      type: "element",
      name,
      props: part?.props ?? props,
      children,
      isBlock: isBlockName(name),
      handlers: null,
      component: part ? { kind: "registry" } : { kind: "html" },
      place: this.drawn.place,
      span: null,
    };
  }
}
