// Cleans the tree of a Markdown page whose authors are not trusted: HTML becomes harmless elements, links lead to addresses.
import type { Element, Root as Hast, RootContent as HastContent } from "hast";
import type { Nodes, Parents, Root, RootContent } from "mdast";
import rehypeRaw from "rehype-raw";
import rehypeSanitize from "rehype-sanitize";
import type { MdxJsxFlowElement, MdxJsxTextElement } from "satteri";
import { SAFE_HTML } from "../../shared/safe-html.js";

/** Elements stand for Markdown between tags while the tags are read. An author who writes one gets that Markdown twice. */
const SLOT = "dataSlot";

const SCHEMA = {
  ...SAFE_HTML,
  attributes: { ...SAFE_HTML.attributes, "*": [...SAFE_HTML.attributes["*"], SLOT] },
};

const readTags = rehypeRaw() as (tree: Hast) => Hast;
const sanitize = rehypeSanitize(SCHEMA) as (tree: Hast) => Hast;

/** Blocks and lines: which elements their tags become. */
const LINES = new Set("paragraph heading emphasis strong delete link linkReference tableCell".split(" "));

/** Changes the tree. Nodes whose text in the file says more than they do are marked as computed. */
export function cleanTree(tree: Root): Root {
  cleanBelow(tree);
  return tree;
}

function cleanBelow(parent: Parents): void {
  const before = parent.children as Nodes[];
  const children = before.flatMap((child): Nodes[] => {
    if ("children" in child) cleanBelow(child);
    if (child.type === "definition") return isSafe("href", child.url) ? [child] : [];
    if (child.type === "link" && !isSafe("href", child.url)) return [textElement(child.children)];
    if (child.type === "image" && !isSafe("src", child.url)) return [{ type: "text", value: child.alt ?? "" }];
    return [child];
  });
  const hasHtml = children.some(({ type }) => type === "html");
  const isChanged = hasHtml || children.length !== before.length || children.some((each, at) => each !== before[at]);
  if (!isChanged) return;
  parent.children = (hasHtml ? withoutHtml(parent, children) : children) as RootContent[];
  if (parent.type !== "root") parent.data = Object.assign(parent.data ?? {}, { computed: true });
}

function isSafe(key: "href" | "src", url: string): boolean {
  const element: Element = {
    type: "element",
    tagName: key === "href" ? "a" : "img",
    properties: { [key]: url },
    children: [],
  };
  const [clean] = sanitize({ type: "root", children: [element] }).children;
  return clean?.type === "element" && clean.properties[key] !== undefined;
}

/** All tags of a parent are read at once: those that open and close an element may stand apart. */
function withoutHtml(parent: Parents, children: readonly Nodes[]): Nodes[] {
  const isLine = LINES.has(parent.type);
  const parts = children.map((child, at): HastContent => {
    if (child.type === "html") return { type: "raw", value: child.value } as unknown as HastContent;
    return { type: "element", tagName: isLine ? "span" : "div", properties: { [SLOT]: String(at) }, children: [] };
  });
  const clean = sanitize(readTags({ type: "root", children: parts }));
  const back = (nodes: readonly HastContent[]): Nodes[] =>
    nodes.flatMap((node): Nodes[] => {
      if (node.type === "text") return !isLine && node.value.trim() === "" ? [] : [{ type: "text", value: node.value }];
      if (node.type !== "element") return [];
      const slot = node.properties[SLOT];
      const markdown = slot === undefined ? undefined : children[Number(slot)];
      if (markdown && markdown.type !== "html") return [markdown];
      return [elementOf(node, back(node.children), isLine)];
    });
  return back(clean.children);
}

function elementOf({ tagName, properties }: Element, children: Nodes[], isLine: boolean): Nodes {
  const attributes = Object.entries(properties).flatMap(([key, value]) => {
    if (value === false || value === null || value === undefined || key === SLOT) return [];
    const name = key.replace(/^(aria|data)(?=[A-Z])/, "$1-").replace(/-(\w+)/, (rest) => rest.toLowerCase());
    const text = Array.isArray(value) ? value.join(" ") : String(value);
    return [{ type: "mdxJsxAttribute" as const, name, value: value === true ? null : text }];
  });
  const type = isLine ? "mdxJsxTextElement" : "mdxJsxFlowElement";
  return { type, name: tagName, attributes, children } as unknown as Nodes & (MdxJsxFlowElement | MdxJsxTextElement);
}

function textElement(children: readonly Nodes[]): Nodes {
  return { type: "mdxJsxTextElement", name: "span", attributes: [], children } as unknown as Nodes & MdxJsxTextElement;
}
