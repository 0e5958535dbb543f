// Draws a content tree as Preact nodes.
import { type ComponentChild, Fragment, h } from "preact";
import { ContentValue } from "../content/evaluator.js";
import { textOf } from "../content/text-of.js";
import type { ContentNode, ElementNode, HeadingNode, ListItemNode, TableNode } from "../content/tree.js";
import { childOf } from "../content/vnodes.js";
import { findFootnotes, holdsLine, withoutParagraphs } from "./tree-parts.js";
import type { TreeServices } from "./tree-services.js";

/** Draws nodes, with the footnotes they refer to at the end. */
export function drawTree(nodes: readonly ContentNode[], services: TreeServices): ComponentChild[] {
  const drawing = new TreeDrawing(services);
  const drawn = drawing.all(nodes);
  const notes = drawing.footnotes(nodes);
  return notes ? [...drawn, notes] : drawn;
}

class TreeDrawing {
  private readonly numbers = new Map<string, number>();
  private readonly uses = new Map<string, number>();

  constructor(private readonly services: TreeServices) {}

  all(nodes: readonly ContentNode[]): ComponentChild[] {
    const drawn: ComponentChild[] = [];
    for (const node of nodes) {
      const child = this.one(node);
      if (child === null) continue;
      // Components that share a line, such as badges, keep the space between them.
      if (node.type === "element" && node.isBlock && drawn.length > 0) drawn.push("\n");
      drawn.push(child);
    }
    return drawn;
  }

  private one(node: ContentNode): ComponentChild {
    switch (node.type) {
      case "text":
        return node.value;
      case "paragraph":
        return h("p", null, this.all(node.children));
      case "strong":
        return h("strong", null, this.all(node.children));
      case "emphasis":
        return h("em", null, this.all(node.children));
      case "delete":
        return h("del", null, this.all(node.children));
      case "blockquote":
        return h("blockquote", null, this.all(node.children));
      case "heading":
        return this.heading(node);
      case "list":
        return this.list(node);
      case "listItem":
        return this.item(node);
      case "table":
        return this.table(node);
      case "tableRow":
      case "tableCell":
        return h(Fragment, null, this.all(node.children));
      case "link": {
        const title = node.title ?? undefined;
        return h("a", { href: this.services.link(node.url), title }, this.all(node.children));
      }
      case "image":
        return this.image(node.url, node.alt, node.title);
      case "code":
        return this.services.code(node);
      case "inlineCode":
        return h("code", null, node.value);
      case "html":
        return this.services.raw(node.value);
      case "math":
        return h("div", {
          class: "math",
          dangerouslySetInnerHTML: { __html: this.services.formula(node.value, true) },
        });
      case "inlineMath":
        return h("span", {
          class: "math",
          dangerouslySetInnerHTML: { __html: this.services.formula(node.value, false) },
        });
      case "footnoteReference":
        return this.reference(node.identifier);
      case "footnote":
        return null;
      case "break":
        return h("br", null);
      case "thematicBreak":
        return h("hr", null);
      case "element":
        return this.element(node);
      case "value":
        return childOf(node.value);
      case "fragment":
        return h(Fragment, null, this.all(node.children));
    }
  }

  private heading(node: HeadingNode): ComponentChild {
    return this.headingAs(node, { level: node.depth }, this.all(node.children));
  }

  private headingAs(node: ContentNode, props: Record<string, unknown>, children: ComponentChild[]): ComponentChild {
    const id = this.services.idOf(node);
    const alias = this.services.aliasOf(node);
    const component = this.services.component("Heading");
    const all = alias === undefined ? children : [h("span", { class: "anchor-alias", id: alias }), ...children];
    return component ? h(component, { ...props, id }, all) : h(`h${props["level"]}`, { id }, all);
  }

  private list(node: ContentNode & { type: "list" }): ComponentChild {
    const start = node.start !== null && node.start !== 1 ? node.start : undefined;
    const hasTasks = node.children.some((item) => item.type === "listItem" && item.checked !== null);
    const props = { start, class: hasTasks ? "task-list" : undefined };
    return h(node.ordered ? "ol" : "ul", props, this.all(node.children));
  }

  private item(node: ListItemNode): ComponentChild {
    const children: ComponentChild[] = [];
    if (node.checked !== null) {
      const [first] = node.children;
      const label = first && textOf(first).trim();
      children.push(h("input", { type: "checkbox", disabled: true, checked: node.checked, "aria-label": label }), " ");
    }
    node.children.forEach((child, index) => {
      if (child.type !== "paragraph" || node.loose) children.push(this.one(child));
      else {
        if (index > 0) children.push("\n");
        children.push(...this.all(child.children));
      }
    });
    return h("li", { class: node.checked === null ? undefined : "task" }, children);
  }

  private table(node: TableNode): ComponentChild {
    const [head, ...rows] = node.children.map((row, rowIndex) => {
      const cells = row.type === "tableRow" ? row.children : [];
      const tag = rowIndex === 0 ? "th" : "td";
      return h(
        "tr",
        null,
        cells.map((cell, index) => {
          const align = node.align[index];
          const props = align ? { style: `text-align:${align}` } : null;
          return h(tag, props, cell.type === "tableCell" ? this.all(cell.children) : null);
        }),
      );
    });
    const body = rows.length > 0 ? h("tbody", null, rows) : null;
    return h("docs-table", null, h("table", null, h("thead", null, head), body));
  }

  private image(url: string, alt: string, title: string | null): ComponentChild {
    const props = { src: url, alt, title: title ?? undefined };
    const component = this.services.component("img");
    return component ? h(component, props) : h("img", { ...props, src: this.services.link(url), loading: "lazy" });
  }

  private element(node: ElementNode): ComponentChild {
    const children = this.all(holdsLine(node) ? withoutParagraphs(node.children) : node.children);
    const id = this.services.idOf(node);
    const props: Record<string, unknown> = this.props(node.props);
    if (id !== undefined) props["id"] = id;
    switch (node.component.kind) {
      case "html":
        return this.withHandlers(node, this.html(node, props, children));
      case "registry":
        return this.registry(node, props, children);
      case "author":
        return this.services.author(node.component.component, props, ...children);
      case "none":
        return h(Fragment, null, children);
    }
  }

  /** Props as components take them: content that was handed on is drawn. */
  private props(written: Readonly<Record<string, unknown>>): Record<string, unknown> {
    const props: Record<string, unknown> = { ...written };
    for (const [name, value] of Object.entries(written)) {
      if (value instanceof ContentValue) props[name] = this.all(value.nodes);
    }
    return props;
  }

  private registry(node: ElementNode, props: Record<string, unknown>, children: ComponentChild[]): ComponentChild {
    const component = this.services.component(node.name);
    if (!component) return h(Fragment, null, children);
    if (node.name === "Heading") return this.headingAs(node, props, children);
    if (node.name === "Latex")
      return h(component, { html: this.services.formula(String(props["text"]), node.isBlock) });
    return h(component, props, ...children);
  }

  private withHandlers({ handlers }: ElementNode, drawn: ComponentChild): ComponentChild {
    const island = handlers && this.services.island(handlers.file);
    if (!handlers || !island) return drawn;
    return h("docs-island", { "data-island": island, "data-export": handlers.exportName }, drawn);
  }

  private html(node: ElementNode, props: Record<string, unknown>, children: ComponentChild[]): ComponentChild {
    const { name } = node;
    if (/^h[1-6]$/.test(name)) return this.headingAs(node, { ...props, level: Number(name[1]) }, children);
    const component = this.services.component(name);
    if (component) return h(component, props, ...children);
    if (typeof props["href"] === "string" && name === "a") props["href"] = this.services.link(props["href"]);
    for (const key of ["src", "poster"]) {
      const value = props[key];
      if (typeof value === "string") props[key] = this.services.link(value);
    }
    return h(name, props, ...children);
  }

  private reference(identifier: string): ComponentChild {
    const number = this.numbers.get(identifier) ?? this.numbers.size + 1;
    this.numbers.set(identifier, number);
    const use = (this.uses.get(identifier) ?? 0) + 1;
    this.uses.set(identifier, use);
    const id = use === 1 ? `fnref-${identifier}` : `fnref-${identifier}-${use}`;
    return h("sup", null, h("a", { href: `#fn-${identifier}`, id, "data-footnote-ref": "" }, String(number)));
  }

  /** The notes in the order of their first use. */
  footnotes(nodes: readonly ContentNode[]): ComponentChild {
    const notes = findFootnotes(nodes);
    const items: ComponentChild[] = [];
    for (const identifier of this.numbers.keys()) {
      const note = notes.get(identifier);
      if (!note) continue;
      const back = h("a", { href: `#fnref-${identifier}`, "aria-label": this.services.footnotes.back }, "↩");
      items.push(h("li", { id: `fn-${identifier}` }, this.all(note.children), " ", back));
    }
    if (items.length === 0) return null;
    return h(
      "section",
      { class: "footnotes" },
      h("h2", { class: "footnotes-title" }, this.services.footnotes.title),
      h("ol", null, items),
    );
  }
}
