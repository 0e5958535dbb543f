// Owns the two ways to draw a tree: HTML with holes for components, or elements for components that read their children.
import { type ComponentChild, type Fragment, h } from "preact";
import { jsxTemplate } from "preact/jsx-runtime";
import type { Html } from "../../model.js";
import { type Attributes, escapeHtml, startTag, voidTag } from "../../shared/write-html.js";

/** An HTML element, or a group of nodes without one. */
type Tag = string | typeof Fragment;

/** Writes a tree from its first node to its last. */
export interface Pen {
  /** Whether it writes HTML: finished HTML can be inserted, since no component inspects it. */
  readonly isHtml: boolean;
  readonly open: (tag: Tag, attributes?: Attributes) => void;
  readonly close: (tag: Tag) => void;
  /** An element without content. */
  readonly empty: (tag: string, attributes?: Attributes) => void;
  /** An element with nothing but text. */
  readonly leaf: (tag: string, text: string, attributes?: Attributes) => void;
  readonly text: (text: string) => void;
  readonly html: (html: Html) => void;
  /** Something for Preact to draw. */
  readonly child: (child: ComponentChild) => void;
  /** Everything written, as the children of an element. */
  readonly children: () => ComponentChild[];
}

/** Makes elements, which components and author code may inspect. */
export class ElementPen implements Pen {
  readonly isHtml = false;
  private drawn: ComponentChild[] = [];
  private readonly around: { readonly attributes: Attributes | null; readonly siblings: ComponentChild[] }[] = [];

  open(_tag: Tag, attributes: Attributes | null = null): void {
    this.around.push({ attributes, siblings: this.drawn });
    this.drawn = [];
  }

  close(tag: Tag): void {
    const { attributes = null, siblings = [] } = this.around.pop() ?? {};
    siblings.push(typeof tag === "string" ? h(tag, attributes, this.drawn) : h(tag, null, this.drawn));
    this.drawn = siblings;
  }

  empty(tag: string, attributes: Attributes | null = null): void {
    this.drawn.push(h(tag, attributes));
  }

  leaf(tag: string, text: string, attributes: Attributes | null = null): void {
    this.drawn.push(h(tag, attributes, text));
  }

  text(text: string): void {
    this.drawn.push(text);
  }

  html(html: Html): void {
    this.drawn.push(jsxTemplate([html]));
  }

  child(child: ComponentChild): void {
    this.drawn.push(child);
  }

  children(): ComponentChild[] {
    return this.drawn;
  }
}

/** Writes HTML that no component inspects, so plain Markdown needs no elements. Preact fills the holes. */
export class HtmlPen implements Pen {
  readonly isHtml = true;
  private written = "";
  private readonly literals: string[] = [];
  private readonly holes: ComponentChild[] = [];
  private texts = 0;
  private hasMore = false;

  open(tag: Tag, attributes?: Attributes): void {
    this.hasMore = true;
    if (typeof tag === "string") this.written += startTag(tag, attributes);
  }

  close(tag: Tag): void {
    if (typeof tag === "string") this.written += `</${tag}>`;
  }

  empty(tag: string, attributes?: Attributes): void {
    this.hasMore = true;
    this.written += voidTag(tag, attributes);
  }

  leaf(tag: string, text: string, attributes?: Attributes): void {
    this.hasMore = true;
    this.written += `${startTag(tag, attributes)}${escapeHtml(text)}</${tag}>`;
  }

  text(text: string): void {
    this.texts++;
    this.written += escapeHtml(text);
  }

  html(html: Html): void {
    this.hasMore = true;
    this.written += html;
  }

  child(child: ComponentChild): void {
    if (typeof child === "string" || typeof child === "number") {
      this.text(String(child));
      return;
    }
    this.literals.push(this.written);
    this.holes.push(child);
    this.written = "";
  }

  /** Components ask whether they have children. A single empty text counts as none, as it does among elements. */
  children(): ComponentChild[] {
    if (this.holes.length > 0) return [jsxTemplate([...this.literals, this.written], ...this.holes)];
    if (this.written === "" && !this.hasMore && this.texts < 2) return this.texts === 0 ? [] : [""];
    return [jsxTemplate([this.written])];
  }
}
