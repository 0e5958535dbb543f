// Writes HTML that this folder made of a description as Markdown, for readers that are programs.
import type { Html } from "../../model.js";
import { decodeHtml } from "./html-text.js";

/** A tag with its attributes, or text. The HTML is sanitised, so it is well-formed and quotes its values. */
const PART = /<(\/?)([a-z]\w*)((?:\s+[\w-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+/gi;

const VOID = new Set(["br", "hr", "img", "input"]);

const BLOCKS = new Set("p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd pre blockquote table hr details summary".split(" "));

interface HtmlElement {
  readonly tag: string;
  readonly attributes: string;
  readonly children: HtmlNode[];
}

type HtmlNode = string | HtmlElement;

/** Covers most descriptions without parsing. */
const PLAIN = /^<p>([^<&\s]+(?: [^<&\s]+)*)<\/p>$/;

/** Blocks separated by blank lines; empty where there is no text. */
export function descriptionMarkdown(html: Html): string {
  return PLAIN.exec(html)?.[1] ?? blocks(parse(html).children).join("\n\n");
}

function parse(html: Html): HtmlElement {
  const root: HtmlElement = { tag: "div", attributes: "", children: [] };
  const open = [root];
  for (const [text, slash, name, attributes = ""] of html.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (name === undefined) parent.children.push(decodeHtml(text));
    else if (slash !== "") open.pop();
    else {
      const element: HtmlElement = { tag: name.toLowerCase(), attributes, children: [] };
      parent.children.push(element);
      if (!VOID.has(element.tag)) open.push(element);
    }
  }
  return root;
}

function blocks(nodes: readonly HtmlNode[]): string[] {
  const written: string[] = [];
  let line: HtmlNode[] = [];
  const endLine = (): void => {
    const text = inline(line).trim();
    if (text !== "") written.push(text);
    line = [];
  };
  for (const node of nodes) {
    if (typeof node === "string" || !BLOCKS.has(node.tag)) line.push(node);
    else {
      endLine();
      const text = block(node);
      if (text !== "") written.push(text);
    }
  }
  endLine();
  return written;
}

function block(element: HtmlElement): string {
  const { tag, children } = element;
  switch (tag) {
    case "h1":
    case "h2":
    case "h3":
    case "h4":
    case "h5":
    case "h6":
      return `${"#".repeat(Number(tag[1]))} ${inline(children).trim()}`;
    case "ul":
      return items(element, () => "* ");
    case "ol":
      return items(element, (index) => `${Number(attribute(element, "start") || 1) + index}. `);
    case "pre":
      return fence(element);
    case "blockquote":
      return quotation(blocks(children));
    case "table":
      return table(element);
    case "hr":
      return "---";
    case "div":
      return alert(element) ?? blocks(children).join("\n\n");
    default:
      return blocks(children).join("\n\n");
  }
}

function quotation(parts: readonly string[]): string {
  return parts
    .join("\n\n")
    .replace(/^(?=.)/gm, "> ")
    .replace(/^$/gm, ">");
}

/** A callout as GitHub writes it; null for any other box. */
function alert(box: HtmlElement): string | null {
  const kind = attribute(box, "data-callout-type");
  if (kind === "") return null;
  const [, ...content] = box.children;
  return quotation([[`[!${GITHUB_NAMES[kind] ?? kind.toUpperCase()}]`, ...blocks(content)].join("\n")]);
}

const GITHUB_NAMES: Readonly<Record<string, string>> = { info: "IMPORTANT", danger: "CAUTION" };

/** Marked by stars, since a list of properties with dashes ends where another mark begins. */
function items(list: HtmlElement, markOf: (index: number) => string): string {
  const written = elements(list, "li").map((item, index) => {
    const mark = markOf(index);
    const isLoose = item.children.some((child) => typeof child !== "string" && child.tag === "p");
    const text = blocks(item.children).join(isLoose ? "\n\n" : "\n");
    return mark + text.replace(/\n(?=.)/g, `\n${" ".repeat(mark.length)}`);
  });
  return written.join("\n");
}

function fence(pre: HtmlElement): string {
  const code = elements(pre, "code")[0];
  const language = /language-([\w-]+)/.exec(code ? attribute(code, "class") : "")?.[1] ?? "";
  const text = textOf(pre).replace(/\n$/, "");
  const marks = "`".repeat(Math.max(3, longestRun(text) + 1));
  return `${marks}${language}\n${text}\n${marks}`;
}

function table(element: HtmlElement): string {
  const [head, ...rows] = elements(element, "tr").map((row) => elements(row, "th", "td").map(cellText));
  if (head === undefined) return "";
  return [head, head.map(() => "---"), ...rows].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

function cellText({ children }: HtmlElement): string {
  return blocks(children).join(" ").replaceAll("\n", " ").replaceAll("|", "\\|");
}

function inline(nodes: readonly HtmlNode[]): string {
  const text = nodes
    .map((node) => (typeof node === "string" ? node.replace(/\s+/g, " ") : inlineElement(node)))
    .join("");
  return text.replace(/(?<= {2}\n) /g, "");
}

function inlineElement(element: HtmlElement): string {
  const { tag, children } = element;
  const text = inline(children);
  switch (tag) {
    case "strong":
    case "b":
      return around(text, "**");
    case "em":
    case "i":
      return around(text, "*");
    case "del":
      return around(text, "~~");
    case "code":
      return codeSpan(textOf(element));
    case "a":
      return link(text, attribute(element, "href"));
    case "img":
      return `![${attribute(element, "alt")}](${attribute(element, "src")})`;
    case "br":
      return "  \n";
    default:
      return text;
  }
}

/** Marks must touch their words, or they are not marks. */
function around(text: string, mark: string): string {
  const words = text.trim();
  return words === "" ? text : text.replace(words, () => mark + words + mark);
}

function link(text: string, target: string): string {
  return target === "" || target === text ? text : `[${text}](${target})`;
}

function codeSpan(code: string): string {
  const marks = "`".repeat(longestRun(code) + 1);
  return code.includes("`") ? `${marks} ${code} ${marks}` : marks + code + marks;
}

function longestRun(text: string): number {
  return Math.max(0, ...[...text.matchAll(/`+/g)].map((match) => match[0].length));
}

function textOf(node: HtmlNode): string {
  return typeof node === "string" ? node : node.children.map(textOf).join("");
}

/** The closest elements of these names below an element. */
function elements(parent: HtmlElement, ...tags: string[]): HtmlElement[] {
  return parent.children.flatMap((child) => {
    if (typeof child === "string") return [];
    return tags.includes(child.tag) ? [child] : elements(child, ...tags);
  });
}

function attribute({ attributes }: HtmlElement, name: string): string {
  return decodeHtml(new RegExp(`\\s${name}="([^"]*)"`).exec(attributes)?.[1] ?? "");
}
