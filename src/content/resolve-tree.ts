// Turns a parsed tree into the content tree: expressions evaluated, snippets put in, references looked up.
import type {
  Heading,
  Image,
  ImageReference,
  Link,
  LinkReference,
  List,
  ListItem,
  Nodes,
  PhrasingContent,
  Root,
} from "mdast";
import type { InlineMath } from "mdast-util-math";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import type { Place } from "../shared/problem.js";
import { ContentValue, type Evaluator } from "./evaluator.js";
import { findDefinitions, type Linked, normalName } from "./find-definitions.js";
import { type ElementHandlers, findHandlers, isHandler } from "./find-handlers.js";
import { isFormula } from "./needs-math.js";
import { originalColumn, type PreparedSource } from "./prepare-source.js";
import { smartQuotes } from "./smart-quotes.js";
import type { ContentNode, HeadingNode, Span } from "./tree.js";

/** One file's tree and text, and what stands behind its names. */
export interface ResolveInput {
  readonly tree: Root;
  readonly source: PreparedSource;
  readonly file: string;
  readonly lineOffset: number;
  readonly evaluator: Evaluator;
}

/** Resolves one file's tree. */
export function resolveTree(input: ResolveInput): ContentNode[] {
  return new TreeResolver(input).resolveAll(input.tree.children);
}

type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

class TreeResolver {
  private readonly definitions: ReadonlyMap<string, Linked>;
  /** The character before the text that comes next, for quotation marks; empty at the start of a line of text. */
  private before = "";

  /** Handlers of HTML elements; null where the text has none. */
  private readonly handlers: ReadonlyMap<Nodes, ElementHandlers> | null;

  constructor(private readonly input: ResolveInput) {
    this.definitions = findDefinitions(input.tree);
    this.handlers = /\bon[A-Z]\w*=\{/.test(input.source.text) ? findHandlers(input.tree) : null;
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
      case "mdxJsxFlowElement":
        into.push(...this.element(node, true));
        return;
      case "mdxJsxTextElement":
        into.push(...this.element(node, false));
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
        into.push(...this.resolveAll(node.children));
        return;
      default:
        into.push(this.markdown(node));
    }
  }

  private markdown(node: Nodes): ContentNode {
    const at = this.at(node);
    switch (node.type) {
      case "heading":
        return this.heading(node, at);
      case "strong":
      case "emphasis":
      case "delete":
        return { type: node.type, children: this.resolveAll(node.children), ...at };
      case "blockquote":
      case "tableRow":
        return { type: node.type, children: this.resolveAll(node.children), ...at };
      case "tableCell":
        return { type: node.type, children: this.line(node.children), ...at };
      case "list":
        return this.list(node, at);
      case "listItem":
        return this.listItem(node, node.spread === true, at);
      case "table":
        return { type: "table", align: node.align ?? [], children: this.resolveAll(node.children), ...at };
      case "link":
        return this.link(node, node, at);
      case "linkReference": {
        const linked = this.definitions.get(normalName(node.identifier));
        return linked ? this.link(node, linked, at) : this.literal(node, at);
      }
      case "image":
        return this.image(node, node, at);
      case "imageReference": {
        const linked = this.definitions.get(normalName(node.identifier));
        return linked ? this.image(node, linked, at) : this.literal(node, at);
      }
      case "code": {
        const { lang = null, meta = null } = node;
        return { type: "code", language: lang, meta, ...this.substituted(node.value, at) };
      }
      case "inlineCode":
        this.before = "`";
        return { type: "inlineCode", ...this.substituted(node.value, at) };
      case "html":
        return { type: "html", value: node.value, ...at };
      case "math":
        return { type: "math", value: node.value, place: this.place(node), ...at };
      case "inlineMath":
        return this.formula(node, at);
      case "footnoteReference":
        return { type: "footnoteReference", identifier: normalName(node.identifier), ...at };
      case "footnoteDefinition":
        return {
          type: "footnote",
          identifier: normalName(node.identifier),
          children: this.resolveAll(node.children),
          ...at,
        };
      case "break":
        this.before = "";
        return { type: "break", ...at };
      case "thematicBreak":
        return { type: node.type, ...at };
      default:
        return this.literal(node, at);
    }
  }

  /** A text with the snippet's props put in; it stands nowhere as it is now. */
  private substituted(text: string, at: At): { readonly value: string } & At {
    const value = this.input.evaluator.substitute(text);
    return value === text ? { value, ...at } : { value, ...at, span: null };
  }

  private heading(node: Heading, at: At): HeadingNode {
    const wantedId = this.input.source.headingIds.get(node.position?.start.line ?? 0) ?? null;
    return { type: "heading", depth: node.depth, wantedId, children: this.line(node.children), ...at };
  }

  private list(node: List, at: At): ContentNode {
    const loose = node.spread === true || node.children.some((item) => item.spread === true);
    const children = node.children.map((item) => this.listItem(item, loose, this.at(item)));
    return { type: "list", ordered: node.ordered === true, start: node.start ?? null, loose, children, ...at };
  }

  private listItem(node: ListItem, loose: boolean, at: At): ContentNode {
    return { type: "listItem", checked: node.checked ?? null, loose, children: this.resolveAll(node.children), ...at };
  }

  private link(node: Link | LinkReference, linked: Linked, at: At): ContentNode {
    const { value: url, ...where } = this.substituted(linked.url, at);
    return {
      type: "link",
      url,
      place: this.place(node),
      title: linked.title ?? null,
      children: this.resolveAll(node.children),
      ...where,
    };
  }

  private image(node: Image | ImageReference, linked: Linked, at: At): ContentNode {
    const { value: url, ...where } = this.substituted(linked.url, at);
    return { type: "image", url, place: this.place(node), alt: node.alt ?? "", title: linked.title ?? null, ...where };
  }

  /** A single dollar that is money gives its text back. */
  private formula(node: InlineMath, at: At): ContentNode {
    const { text } = this.input.source;
    const written = this.written(at);
    const isSingle = written.startsWith("$") && !written.startsWith("$$");
    const after = text.charAt(at.span?.end.offset ?? text.length);
    if (isSingle && !isFormula(written.slice(1, -1), after)) return { type: "text", value: this.prose(written), ...at };
    return { type: "inlineMath", value: node.value, place: this.place(node), ...at };
  }

  /** What cannot be looked up stands as it was written. */
  private literal(node: Nodes, at: At): ContentNode {
    return { type: "text", value: node.type === "text" ? node.value : this.written(at), ...at };
  }

  /** A paragraph of nothing but tags and expressions is no paragraph: MDX draws them as blocks. */
  private addParagraph(children: readonly PhrasingContent[], node: Nodes, into: ContentNode[]): void {
    if (!isOnlyMdx(children)) {
      into.push({ type: "paragraph", children: this.line(children), ...this.at(node) });
      return;
    }
    for (const child of children) {
      if (child.type === "mdxJsxTextElement") into.push(...this.element(child, true));
      else if (child.type === "mdxTextExpression") this.addExpression(child, true, into);
    }
  }

  private line(children: readonly PhrasingContent[]): ContentNode[] {
    this.before = "";
    const resolved = this.resolveAll(children);
    this.before = "";
    return resolved;
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
    const children = this.resolveAll(node.children);
    if (node.name === null) return children;
    if (takesRawText.has(node.name)) props["text"] ??= this.rawText(node);
    const own = isHtml ? this.handlers?.get(node) : undefined;
    const handlers = own ? { file: this.input.file, exportName: own.exportName } : null;
    return this.input.evaluator.element({
      name: node.name,
      props,
      children,
      isBlock,
      handlers,
      place,
      ...this.at(node),
    });
  }

  /** What stands between the tags, as written, without the indentation of its first line. */
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

  private addExpression(node: Nodes & { readonly value: string }, isBlock: boolean, into: ContentNode[]): void {
    const at = this.at(node);
    const value = this.input.evaluator.evaluate(node.value, this.place(node));
    if (value === null || value === undefined || typeof value === "boolean" || value === "") {
      into.push({ type: "text", value: "", ...at, span: null });
      return;
    }
    if (value instanceof ContentValue) into.push(...value.nodes);
    else if (typeof value === "string" || typeof value === "number" || typeof value === "bigint") {
      const text: ContentNode = { type: "text", value: String(value), ...at, span: null };
      into.push(isBlock && text.value.trim() !== "" ? { type: "paragraph", children: [text], ...at } : text);
      this.before = text.value.slice(-1) || this.before;
    } else into.push({ type: "value", value, text: this.input.evaluator.textOf(value), isBlock, ...at });
  }

  private prose(text: string): string {
    const result = smartQuotes(text, this.before);
    this.before = text.slice(-1) || this.before;
    return result;
  }

  private at(node: Nodes): At {
    // The reference engine gives addresses that it made links no position; the text around them says them as they are.
    return { span: node.position ?? nowhere };
  }

  private place(node: Nodes): Place {
    const { file, lineOffset, source } = this.input;
    const start = node.position?.start;
    if (!start) return { file, line: 0, column: 0 };
    return { file, line: start.line + lineOffset, column: originalColumn(source, start.line, start.column) };
  }

  private written({ span }: At): string {
    return span ? this.input.source.text.slice(span.start.offset, span.end.offset) : "";
  }
}

const nowhere: Span = { start: { offset: 0 }, end: { offset: 0 } };

/** Components that show their content as it was written. */
const takesRawText = new Set(["Prompt", "Latex"]);

type At = { readonly span: Span | null };
type MdxAttributeValue = string | { readonly value: string } | null | undefined;
function isOnlyMdx(children: readonly PhrasingContent[]): boolean {
  let hasMdx = false;
  for (const child of children) {
    if (child.type === "mdxJsxTextElement" || child.type === "mdxTextExpression") hasMdx = true;
    else if (child.type !== "text" || /\S/.test(child.value)) return false;
  }
  return hasMdx;
}
