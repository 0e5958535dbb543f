// Draws a content tree: plain Markdown as HTML, components as Preact's elements in it.

import { type ComponentChild, Fragment, h } from "preact";
import { breakableParts } from "../../components/breakable.js";
import type { ChildrenUse } from "../../components/component.js";
import { LinkedProvider } from "../../components/draw-context.js";
import { Heading } from "../../components/heading/heading.js";
import { Image } from "../../components/image/image.js";
import { childrenUse } from "../../components/registry.js";
import { ContentValue } from "../../content/code/element-request.js";
import { type AnyComponent, childOf } from "../../content/code/vnodes.js";
import { withRawAddresses } from "../../content/parse/raw-html.js";
import { componentOf } from "../../content/tree/component-of.js";
import { levelOfSize, titleSizeBelow } from "../../content/tree/heading-id.js";
import { eachPart, type Template } from "../../layout/slots.js";
import type { CodeNode, ContentNode, ElementNode, HeadingNode } from "../../model/content-tree.js";
import { withAddresses } from "../../shared/html/address-attributes.js";
import { type Attributes, escapeHtml } from "../../shared/write-html.js";
import {
  drawFormula,
  drawItem,
  drawTable,
  drawWords,
  Footnotes,
  isWithoutTerms,
  listAttributes,
} from "./draw-table.js";
import { codeHtml, codeOf, registered, type TreeServices } from "./drawn-parts.js";
import { ElementPen, HtmlPen, type Pen } from "./pens.js";
import { beginsWithBlock, contentOf, isLink, isOneFence, withHandlers } from "./tree-parts.js";

/** Draws nodes, with the footnotes they refer to at the end. */
export function drawTree(
  nodes: readonly ContentNode[],
  services: TreeServices,
  use: ChildrenUse = "places",
): ComponentChild[] {
  const drawing = new TreeDrawing(services);
  return [...drawing.inside(nodes, use), ...drawing.notes(nodes)];
}

const HOLDERS = { strong: "strong", emphasis: "em", delete: "del", blockquote: "blockquote" };

class TreeDrawing {
  private readonly footnotes = new Footnotes();
  private pen: Pen = new HtmlPen();
  /** Whether an enclosing component reads what is drawn now. */
  private isRead = false;
  /** Whether an enclosing element is a link. */
  private isLinked = false;

  /** Whether the text is drawn as it is written, without explanations. */
  private isPlain = false;

  /** Whether the text is that of a heading. */
  private isTitle = false;

  /** Whether the text is that of a component, whose paragraphs sheets of sites name by an attribute. */
  private isPart = false;

  /** Of the last heading. */
  private level = 1;

  constructor(private readonly services: TreeServices) {}

  /** Draws nodes as the children of an element, in the way that element uses them. */
  inside(nodes: readonly ContentNode[], use: ChildrenUse): ComponentChild[] {
    const { pen, isRead } = this;
    this.isRead ||= use === "reads";
    this.pen = use === "sorts" || this.isRead ? new ElementPen() : new HtmlPen();
    this.all(nodes);
    const children = this.pen.children();
    this.pen = pen;
    this.isRead = isRead;
    return children;
  }

  /** The footnotes referred to so far. */
  notes(nodes: readonly ContentNode[]): ComponentChild[] {
    this.footnotes.draw(nodes, { pen: this.pen, ui: this.services.draw.ui, all: (inner) => this.all(inner) });
    return this.pen.children();
  }

  private all(nodes: readonly ContentNode[]): void {
    let isFirst = true;
    for (const node of nodes) {
      if (node.type === "footnote" || (node.type === "value" && childOf(node.value) === null)) continue;
      // Only before block components: between inline ones, such as badges, a line break would show as a space.
      if (!isFirst && beginsWithBlock(node)) this.pen.text("\n");
      this.one(node);
      isFirst = false;
    }
  }

  private one(node: ContentNode): void {
    switch (node.type) {
      case "paragraph":
        this.holder("p", node.children, this.isPart ? { "data-as": "p" } : {});
        break;
      case "strong":
      case "emphasis":
      case "delete":
      case "blockquote":
        this.holder(HOLDERS[node.type], node.children);
        break;
      case "heading":
        this.markdownHeading(node);
        break;
      case "list":
        this.holder(node.ordered ? "ol" : "ul", node.children, listAttributes(node));
        break;
      case "listItem":
        drawItem(node, this.pen, { one: (child) => this.one(child), all: (children) => this.all(children) });
        break;
      case "table":
        drawTable(node, this.pen, (children) => this.all(children));
        break;
      case "tableRow":
      case "tableCell":
      case "fragment":
        this.holder(Fragment, node.children);
        break;
      case "link":
        this.link(node);
        break;
      case "element":
        this.element(node);
        break;
      default:
        this.leaf(node);
    }
  }

  /** What has no nodes inside. */
  private leaf(node: ContentNode): void {
    switch (node.type) {
      case "text":
        this.words(node.value);
        break;
      case "image":
        this.pen.child(h(Image, { src: node.url, alt: node.alt, title: node.title ?? undefined }));
        break;
      case "code":
        this.code(node);
        break;
      case "inlineCode":
        this.pen.open("code");
        this.breakable(node.value);
        this.pen.close("code");
        break;
      case "html":
        this.pen.html(withRawAddresses(node.value, this.services.draw.link));
        break;
      case "math":
      case "inlineMath":
        drawFormula(node, this.pen, this.services);
        break;
      case "footnoteReference":
        this.footnotes.refer(node.identifier, this.pen);
        break;
      case "break":
      case "thematicBreak":
        this.pen.empty(node.type === "break" ? "br" : "hr");
        break;
      case "value":
        this.child(childOf(node.value));
        break;
    }
  }

  /** What code draws is not known before it is: it may contain links. */
  private child(drawn: ComponentChild): void {
    this.pen.child(this.isLinked ? h(LinkedProvider, { value: true }, drawn) : drawn);
  }

  private words(text: string): void {
    if (this.isTitle) this.breakable(text);
    else drawWords(text, this.pen, this.isLinked || this.isPlain ? null : this.services.gloss);
  }

  private link({ url, title, children }: Extract<ContentNode, { type: "link" }>): void {
    if (this.isLinked) this.all(children);
    else this.within("isLinked", () => this.holder("a", children, { href: this.services.draw.link(url), title }));
  }

  private holder(tag: string | typeof Fragment, children: readonly ContentNode[], attributes?: Attributes): void {
    this.pen.open(tag, attributes);
    this.all(children);
    this.pen.close(tag);
  }

  private markdownHeading(node: HeadingNode): void {
    this.level = node.depth;
    const id = this.services.ids.get(node);
    if (id === undefined || !this.pen.isHtml || this.isLinked) {
      this.child(this.heading(node, { level: node.depth }, node.children));
      return;
    }
    const alias = this.services.aliases.get(node);
    this.fill(this.services.parts.heading(node.depth), (name) => {
      if (name === "id") this.pen.html(escapeHtml(id));
      else {
        if (alias !== undefined) this.pen.leaf("span", "", { class: "anchor-alias", id: alias });
        this.within("isTitle", () => this.all(node.children));
      }
    });
  }

  /** Writes a template and fills its slots. */
  private fill(template: Template, slot: (name: string) => void): void {
    eachPart(template, (part) => this.pen.html(part), slot);
  }

  /** Long names go on in the next line between their parts. */
  private breakable(text: string): void {
    breakableParts(text).forEach((part, index) => {
      if (index > 0) this.pen.empty("wbr");
      this.pen.text(part);
    });
  }

  private code(node: CodeNode): void {
    const html = this.pen.isHtml ? codeHtml(node, this.services) : null;
    if (html === null) this.pen.child(codeOf(node, this.services));
    else this.pen.html(html);
  }

  private heading(node: ContentNode, props: Record<string, unknown>, nodes: readonly ContentNode[]): ComponentChild {
    if (typeof props["level"] === "number") this.level = props["level"];
    const id = this.services.ids.get(node);
    const alias = this.services.aliases.get(node);
    // A heading without an id gets one from its text.
    const children = this.within("isTitle", () => this.inside(nodes, id === undefined ? "reads" : "places"));
    const all = alias === undefined ? children : [h("span", { class: "anchor-alias", id: alias }), ...children];
    return h(Heading, { ...props, id, children: all });
  }

  /** Draws what is inside such an element. */
  private within<Result>(place: "isLinked" | "isPart" | "isPlain" | "isTitle", draw: () => Result): Result {
    const before = this[place];
    this[place] = true;
    const drawn = draw();
    this[place] = before;
    return drawn;
  }

  private element(node: ElementNode): void {
    switch (node.component.kind) {
      case "html":
        this.child(withHandlers(node, this.html(node), this.services));
        break;
      case "registry":
        this.registry(node);
        break;
      case "author":
        this.child(this.services.author(node.component.component, ...this.parts(node, "reads")));
        break;
    }
  }

  /** Props and children as they are passed on. */
  private parts(node: ElementNode, use: ChildrenUse): [Record<string, unknown>, ...ComponentChild[]] {
    const content = () => this.inside(contentOf(node), use);
    const inside = () => (node.component.kind === "html" ? content() : this.within("isPart", content));
    const place = isLink(node) ? "isLinked" : isWithoutTerms(node) ? "isPlain" : null;
    return [this.props(node), ...(place ? this.within(place, inside) : inside())];
  }

  /** Props as components take them, with passed content drawn. */
  private props(node: ElementNode): Record<string, unknown> {
    const props: Record<string, unknown> = { ...node.props };
    for (const [name, value] of Object.entries(node.props))
      if (value instanceof ContentValue) props[name] = this.inside(value.nodes, "reads");
    const id = this.services.ids.get(node);
    return id === undefined ? props : { ...props, id };
  }

  private registry(node: ElementNode): void {
    const { name, props } = node;
    const known = componentOf(node);
    const component = registered(name);
    const box =
      this.pen.isHtml && this.services.ids.get(node) === undefined ? this.services.parts.box(name, props) : null;
    if (box) this.fill(box, () => this.all(node.children));
    else if (!component) this.holder(Fragment, node.children);
    else if (known?.headingLevel) this.child(this.heading(node, this.props(node), node.children));
    else if (known?.titleSize) this.titled(node, component, known.titleSize(props));
    else if (known?.takesText === "formula")
      this.pen.child(h(component, { html: this.services.prepared.formula(String(props["text"]), node.isBlock) }));
    else this.child(h(component, ...this.parts(node, isOneFence(node) ? "sorts" : childrenUse(known, props))));
  }

  /** A component whose parts have titles: without a size of their own they are headings below the last one. */
  private titled(node: ElementNode, component: AnyComponent, written: string | null): void {
    const above = this.level;
    const titleSize = written ?? titleSizeBelow(above);
    this.level = levelOfSize(titleSize) ?? above;
    const [props, ...children] = this.parts(node, "sorts");
    this.pen.child(h(component, { ...props, titleElement: titleSize }, ...children));
    this.level = above;
  }

  private html(node: ElementNode): ComponentChild {
    const { name } = node;
    if (/^h[1-6]$/.test(name))
      return this.heading(node, { ...this.props(node), level: Number(name[1]) }, contentOf(node));
    const [props, ...children] = this.parts(node, "places");
    const component = registered(name);
    return h(component ?? name, component ? props : withAddresses(name, props, this.services.draw.link), ...children);
  }
}
