// Reads HTML as a reader without JavaScript would: visible text, attributes, order. Parsed as a browser parses it.
import type { Element, Root } from "hast";
import rehypeRaw from "rehype-raw";

/** A piece of a page. Selectors are one compound each: `code`, `a.api-link`, `[dataComponentPart=tab-button]`, `input[type]`, `#body-id`. */
export class HtmlPart {
  constructor(private readonly node: Root | Element) {}

  static parse(html: string): HtmlPart {
    const tree = rehypeRaw()({ type: "root", children: [{ type: "raw", value: html }] } as never, {} as never);
    return new HtmlPart(tree as unknown as Root);
  }

  /** Everything beneath that matches, in the order of the page. */
  all(selector = "*"): HtmlPart[] {
    return this.node.children.flatMap((child) => {
      if (child.type !== "element") return [];
      const part = new HtmlPart(child);
      return part.is(selector) ? [part, ...part.all(selector)] : part.all(selector);
    });
  }

  /** The first match; throws where there is none. */
  one(selector: string): HtmlPart {
    const [first] = this.all(selector);
    if (!first) throw new Error(`There is no ${selector} in: ${this.text.slice(0, 300)}`);
    return first;
  }

  has(selector: string): boolean {
    return this.all(selector).length > 0;
  }

  /** The element with this id, without the trouble of escaping it. */
  at(id: string): HtmlPart {
    const found = this.all().find((part) => part.attribute("id") === id);
    if (!found) throw new Error(`There is no id "${id}" in: ${this.ids.join(" ")}`);
    return found;
  }

  texts(selector: string): string[] {
    return this.all(selector).map(({ text }) => text);
  }

  /** Where its links lead. */
  get targets(): (string | null)[] {
    return this.all("a").map((link) => link.attribute("href"));
  }

  /** Visible text with white space folded; scripts are not read. */
  get text(): string {
    return textOf(this.node).replace(/\s+/g, " ").trim();
  }

  /** Text exactly as it stands, line ends included. */
  get raw(): string {
    return rawOf(this.node);
  }

  get ids(): string[] {
    return this.all().flatMap((part) => part.attribute("id") ?? []);
  }

  get tag(): string {
    return this.node.type === "element" ? this.node.tagName : "";
  }

  /** Names of attributes as the parser spells them: `onClick`, `href`. */
  get attributes(): string[] {
    return this.node.type === "element" ? Object.keys(this.node.properties) : [];
  }

  /** The value as text; null where the attribute is absent. `data-method` is `dataMethod`. */
  attribute(name: string): string | null {
    const value = this.node.type === "element" ? this.node.properties[name] : undefined;
    if (value === undefined || value === null || value === false) return null;
    return Array.isArray(value) ? value.join(" ") : String(value);
  }

  private is(selector: string): boolean {
    const [, tag = "*", rest = ""] = /^([a-z0-9-]+|\*)?(.*)$/.exec(selector) ?? [];
    if (tag !== "*" && tag !== this.tag) return false;
    return [...rest.matchAll(/([.#])([\w-]+)|\[([\w-]+)(?:=([^\]]*))?\]/g)].every(([, sign, name, key, value]) => {
      if (sign === ".") return (this.attribute("className") ?? "").split(" ").includes(name ?? "");
      if (sign === "#") return this.attribute("id") === name;
      const found = this.attribute(key ?? "");
      return found !== null && (value === undefined || found === value);
    });
  }
}

const INLINE = new Set(["span", "a", "code", "b", "strong", "em", "wbr", "u", "mark", "del"]);

function textOf(node: Root | Element): string {
  const texts = node.children.map((child) => {
    if (child.type === "text") return child.value;
    return child.type === "element" ? elementText(child) : "";
  });
  return texts.join("");
}

function elementText(element: Element): string {
  if (["script", "style", "template"].includes(element.tagName)) return "";
  const inner = textOf(element);
  if (!INLINE.has(element.tagName)) return ` ${inner} `;
  return /field-|enum-|method-pill/.test(
    String(element.properties["className"] ?? element.properties["dataComponentPart"]),
  )
    ? `${inner} `
    : inner;
}

function rawOf(node: Root | Element): string {
  return node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? rawOf(child) : ""))
    .join("");
}
