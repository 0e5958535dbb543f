// Turns a parsed tree into the content tree: expressions evaluated, snippets put in, references looked up.
import type { Blockquote, Nodes, PhrasingContent } from "mdast";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import type { ContentNode, Span } from "../../model/content-tree.js";
import { addAll } from "../../shared/lists.js";
import type { Place } from "../../shared/problem.js";
import { ContentValue } from "../code/element-request.js";
import { type ElementHandlers, findHandlers, isHandler, mayHaveHandlers } from "../code/find-handlers.js";
import { isComputed } from "../parse/find-nodes.js";
import { originalColumn } from "../parse/prepare-source.js";
import { checkProps, type DescribedTag, fittingProps } from "./check-props.js";
import { drawnName, isOnlyMdx, type ParagraphPart, partParagraph } from "./part-paragraph.js";
import { addWords, smartQuotes } from "./prose-texts.js";
import { readAlert } from "./read-alert.js";
import {
  type At,
  findDefinitions,
  type Linked,
  type ResolveInput,
  type ResolveTools,
  resolveMarkdown,
} from "./resolve-markdown.js";

/** Resolves one file's tree. */
export function resolveTree(input: ResolveInput): ContentNode[] {
  return new TreeResolver(input).resolveAll(input.tree.children);
}

type ExpressionNode = Nodes & { readonly value: string };
type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

class TreeResolver implements ResolveTools {
  readonly definitions: ReadonlyMap<string, Linked>;
  /** The character before the text that comes next, for quotation marks; empty at the start of a line of text. */
  private before = "";

  /** Whether braces are words: within components that show their content as it was written. */
  private isRaw = false;

  /** Handlers of HTML elements; null where the text has none. */
  private readonly handlers: ReadonlyMap<Nodes, ElementHandlers> | null;

  constructor(readonly input: ResolveInput) {
    this.definitions = findDefinitions(input.tree, input.source.text);
    this.handlers = mayHaveHandlers(input.source.text) ? findHandlers(input.tree) : null;
  }

  resolveAll(nodes: readonly Nodes[]): ContentNode[] {
    const resolved: ContentNode[] = [];
    for (const node of nodes) this.add(node, resolved);
    return resolved;
  }

  private add(node: Nodes, into: ContentNode[]): void {
    switch (node.type) {
      case "text":
        into.push({ type: "text", value: this.prose(node.value), ...this.at(node) });
        return;
      case "paragraph":
        this.addParagraph(node.children, node, into);
        return;
      case "blockquote":
        addAll(into, this.quote(node));
        return;
      case "mdxJsxFlowElement":
        addAll(into, this.element(node, true));
        return;
      case "mdxJsxTextElement":
        addAll(into, this.element(node, false));
        return;
      case "mdxFlowExpression":
        this.addExpression(node, true, into);
        return;
      case "mdxTextExpression":
        this.addExpression(node, false, into);
        return;
      case "mdxjsEsm":
      case "definition":
      case "yaml":
      case "toml":
        return;
      case "root":
        addAll(into, this.resolveAll(node.children));
        return;
      default:
        into.push(resolveMarkdown(node, this));
    }
  }

  /** A paragraph of nothing but tags and expressions is no paragraph: MDX draws them as blocks. */
  private addParagraph(children: readonly PhrasingContent[], node: Nodes, into: ContentNode[]): void {
    if (!isOnlyMdx(children)) {
      this.addParts(partParagraph(children), node, into);
      return;
    }
    for (const child of children) {
      if (child.type === "mdxJsxTextElement") addAll(into, this.element(child, true));
      else if (child.type === "mdxTextExpression") this.addExpression(child, true, into);
    }
  }

  private addParts(parts: readonly ParagraphPart[], node: Nodes, into: ContentNode[]): void {
    for (const part of parts) {
      if (part.kind === "block") addAll(into, this.element(part.element, true));
      else {
        const at = parts.length === 1 || isComputed(node) ? this.at(node) : { span: this.spanOf(part.children) };
        into.push({ type: "paragraph", children: this.line(part.children), ...at });
      }
    }
  }

  restartLine(before: string): void {
    this.before = before;
  }

  line(children: readonly PhrasingContent[]): ContentNode[] {
    this.before = "";
    const resolved = this.resolveAll(children);
    this.before = "";
    return resolved;
  }

  private quote(node: Blockquote): readonly ContentNode[] {
    const alert = readAlert(node, this.input.source.text);
    if (!alert) return [resolveMarkdown(node, this)];
    const { name, title } = alert;
    const children = this.resolveAll(alert.children);
    const drawn = { name, props: title === null ? {} : { title }, children, isBlock: true, handlers: null };
    return this.input.evaluator.element({ ...drawn, place: this.place(node), ...this.at(node) });
  }

  private element(node: MdxElement, isBlock: boolean): readonly ContentNode[] {
    const place = this.place(node);
    const props: Record<string, unknown> = {};
    const isHtml = /^[a-z][^.]*$/.test(node.name ?? "");
    for (const attribute of node.attributes) {
      if (attribute.type === "mdxJsxExpressionAttribute") this.spread(attribute.value, place, props);
      else if (!isHtml || !isHandler(attribute.name)) props[attribute.name] = this.attribute(attribute.value, place);
    }
    if (isBlock) this.before = "";
    const children = this.childrenOf(node, props);
    if (node.name === null) return children;
    const description = isHtml ? null : (this.input.evaluator.registered(node.name)?.props ?? null);
    const tag: DescribedTag = { tag: node, description, isHtml, place };
    if (!this.isRaw) checkProps(tag, this.input);
    const own = isHtml ? this.handlers?.get(node) : undefined;
    const handlers = own ? { file: this.input.file, exportName: own.exportName } : null;
    return this.input.evaluator.element({
      name: drawnName(node.name, children),
      props: isHtml || description ? fittingProps(tag, props, this.input) : props,
      children,
      isBlock,
      handlers,
      place,
      ...this.at(node),
    });
  }

  private childrenOf(node: MdxElement, props: Record<string, unknown>): ContentNode[] {
    if (node.name === null || !this.input.evaluator.registered(node.name)?.takesText)
      return this.resolveAll(node.children);
    props["text"] ??= this.rawText(node);
    this.isRaw = true;
    const children = this.resolveAll(node.children);
    this.isRaw = false;
    return children;
  }

  /** The source between the tags, without the indentation of its first line. */
  private rawText(node: MdxElement): string {
    const start = node.children[0]?.position?.start;
    const end = node.children.at(-1)?.position?.end;
    if (start?.offset === undefined || end?.offset === undefined) return "";
    const indent = new RegExp(`\\n[ \\t]{1,${Math.max(1, start.column - 1)}}`, "g");
    return this.input.evaluator.substitute(
      this.input.source.text.slice(start.offset, end.offset).replace(indent, "\n"),
    );
  }

  private attribute(value: MdxAttributeValue, place: Place): unknown {
    if (value === null || value === undefined) return true;
    if (typeof value === "string") return this.input.evaluator.substitute(value);
    return this.input.evaluator.evaluate(value.value, place);
  }

  private spread(code: string, place: Place, props: Record<string, unknown>): void {
    const value = this.input.evaluator.evaluate(code.trim().replace(/^\.\.\./, ""), place);
    if (typeof value === "object" && value !== null) Object.assign(props, value);
  }

  private addExpression(node: ExpressionNode, isBlock: boolean, into: ContentNode[]): void {
    const at = this.at(node);
    const place = this.place(node);
    const shown = this.isRaw ? null : this.input.evaluator.show(node.value, place);
    if (shown === null) {
      this.before = "}";
      addWords({ code: node.value, isBlock, span: at.span ?? NOWHERE }, into, this.input.source.text);
      return;
    }
    const { value } = shown;
    if (value === null || value === undefined || typeof value === "boolean" || value === "") {
      into.push({ type: "text", value: "", ...at, span: null });
      return;
    }
    if (value instanceof ContentValue)
      into.push({ type: "fragment", source: value.source, children: value.nodes, span: null });
    else if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
      const text: ContentNode = { type: "text", value: String(value), ...at, span: null };
      into.push(isBlock && text.value.trim() !== "" ? { type: "paragraph", children: [text], ...at } : text);
      this.before = text.value.slice(-1) || this.before;
    } else into.push({ type: "value", value, drawn: this.input.evaluator.drawn(value, place), isBlock, ...at });
  }

  prose(text: string): string {
    const result = smartQuotes(text, this.before);
    this.before = text.slice(-1) || this.before;
    return result;
  }

  at(node: Nodes): At {
    // The reference engine gives addresses that it made links no position; the text around them says them as they are.
    return { span: isComputed(node) ? null : (node.position ?? NOWHERE) };
  }

  /** From where the words of these nodes begin to where they end. */
  private spanOf(nodes: readonly Nodes[]): Span {
    const { text } = this.input.source;
    const [first, last] = [nodes[0]?.position?.start.offset, nodes.at(-1)?.position?.end.offset];
    if (first === undefined || last === undefined) return NOWHERE;
    const written = text.slice(first, last);
    const start = first + written.length - written.trimStart().length;
    return { start: { offset: start }, end: { offset: start + written.trim().length } };
  }

  place(node: Nodes): Place {
    const { file, lineOffset, source } = this.input;
    const start = node.position?.start;
    if (!start) return { file, line: 0, column: 0 };
    return { file, line: start.line + lineOffset, column: originalColumn(source, start.line, start.column) };
  }

  written({ span }: At): string {
    return span ? this.input.source.text.slice(span.start.offset, span.end.offset) : "";
  }
}

const NOWHERE: Span = { start: { offset: 0 }, end: { offset: 0 } };

type MdxAttributeValue = string | { readonly value: string } | null | undefined;
