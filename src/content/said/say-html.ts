// Turns HTML elements into text, from the page or from code.
import { wordOf } from "../../components/prop-words.js";
import {
  apart,
  bold,
  code,
  fence,
  fileLink,
  GAP,
  heading,
  link,
  list,
  paragraph,
  picture,
  quote,
  strong,
  text,
} from "../../components/said.js";
import type { ContentNode, ElementNode, SaidNode } from "../../model/content-tree.js";
import { addAll } from "../../shared/lists.js";
import { textOf } from "../tree/text-of.js";
import { asBlocks, asLine } from "./lines.js";

type Said = readonly SaidNode[];

/** A child, and what puts its words where they can be read: those of a snippet are in a text of their own. */
export interface Part<Node extends ContentNode = ContentNode> {
  readonly node: Node;
  readonly within: (said: readonly SaidNode[]) => readonly SaidNode[];
}

/** What says the content of an element. */
export interface SayTools {
  readonly all: (nodes: readonly ContentNode[]) => Said;
  readonly blocks: (nodes: readonly ContentNode[]) => Said;
  /** What is inside, where `nodes` are all of a line, cell or item; null where signs alone mean nothing. */
  readonly inLine: (nodes: readonly ContentNode[] | null, inside: readonly ContentNode[]) => Said;
  /** Elements of these names, however deep, but not within each other. */
  readonly elementsIn: (nodes: readonly ContentNode[], names: readonly string[]) => readonly Part<ElementNode>[];
}

type SayElement = (node: ElementNode, sayer: SayTools) => Said;

/** By the names of elements. */
const SAY: ReadonlyMap<string, SayElement> = new Map(
  (
    [
      ["b strong", marked("strong")],
      ["i em", marked("emphasis")],
      ["del s strike", marked("delete")],
      ["sup", marked("superscript")],
      ["sub", marked("subscript")],
      ["a", anchor],
      ["img", ({ props }) => picture(props["src"], props["alt"])],
      ["video audio iframe embed object", media],
      ["br", () => [{ type: "break", span: null }]],
      ["hr", () => [{ type: "thematicBreak", span: null }]],
      ["code kbd samp tt", (node) => (written(node).trim() === "" ? [] : [code(written(node).trim())])],
      ["q", ({ children }, sayer) => [text("“"), ...sayer.all(children), text("”")]],
      [
        "h1 h2 h3 h4 h5 h6",
        (node, sayer) => [{ ...heading(Number(node.name[1]), words(node, sayer)), of: node } as SaidNode],
      ],
      ["p figcaption", ownLine],
      ["summary dt legend", (node, sayer) => [paragraph(strong(...words(node, sayer)))]],
      ["div", division],
      ["blockquote", (node, sayer) => [quote(blocks(node, sayer))]],
      ["pre", (node) => [preformatted(node)]],
      ["ul ol menu", listed],
      ["dl", defined],
      ["table", table],
      ["input", ({ props }) => input(props)],
      ["svg", ({ props, children }) => labelled(wordOf(props["aria-label"]) ?? titleIn(children))],
      ["style script template noscript source track param wbr", () => []],
    ] satisfies [string, SayElement][]
  ).flatMap(([names, say]) => names.split(" ").map((name): [string, SayElement] => [name, say])),
);

/** What an element of HTML says. */
export function sayHtml(node: ElementNode, sayer: SayTools): Said {
  const { name, props, children, isBlock } = node;
  if ("hidden" in props && props["hidden"] !== false) return [];
  const say = SAY.get(name);
  if (say) return say(node, sayer);
  return isBlock ? blocks(node, sayer) : sayer.all(children);
}

function words({ children }: ElementNode, sayer: SayTools): Said {
  return asLine(sayer.inLine(null, children));
}

function blocks({ children }: ElementNode, sayer: SayTools): Said {
  return asBlocks(sayer.inLine(null, children));
}

/** The blocks of what is a line, an item or a cell of its own. */
function ownLine({ children }: ElementNode, sayer: SayTools): Said {
  return asBlocks(sayer.inLine(children, children));
}

function marked(type: "strong" | "emphasis" | "delete" | "superscript" | "subscript"): SayElement {
  return (node, sayer) => {
    const children = asLine(sayer.all(node.children));
    return children.length === 0 ? [] : [{ type, children, span: null }];
  };
}

/** Callouts of descriptions are boxes with a kind. */
function division(node: ElementNode, sayer: SayTools): Said {
  const kind = wordOf(node.props["data-callout-type"]);
  const inside = blocks(node, sayer);
  return kind === null ? inside : [quote([...bold(kind[0]?.toUpperCase() + kind.slice(1)), ...inside])];
}

function written({ children }: ElementNode): string {
  return children.map(textOf).join("");
}

function labelled(label: string | null): Said {
  return label === null ? [GAP] : apart(text(label));
}

/** A link without words says what is read out, or its address. */
function anchor(node: ElementNode, sayer: SayTools): Said {
  const { props } = node;
  const said = words(node, sayer);
  const { href } = props;
  if (typeof href !== "string") return said;
  const seen = said.filter((each) => each.type !== "text" || each.value.trim() !== "");
  const label = text(wordOf(props["aria-label"]) ?? wordOf(props["title"]) ?? href);
  const linked = link(href, seen.length === 0 ? [label] : said);
  return seen.every(({ type }) => type === "image") ? apart(...linked) : linked;
}

/** A link to the file; the content of an element without one. */
function media({ props, children }: ElementNode, sayer: SayTools): Said {
  const source = sayer.elementsIn(children, ["source"]).find(({ node }) => typeof node.props["src"] === "string");
  const file = props["src"] ?? props["data"] ?? source?.node.props["src"];
  if (typeof file !== "string") return sayer.all(children);
  return fileLink(file, props["title"] ?? props["aria-label"]);
}

function preformatted(node: ElementNode): SaidNode {
  const [inner] = node.children;
  const classes = [node, inner].map((each) =>
    each?.type === "element" ? `${each.props["className"] ?? ""} ${each.props["class"] ?? ""}` : "",
  );
  const language = /(?:^|\s)lang(?:uage)?-([\w+#-]+)/.exec(classes.join(" "))?.[1] ?? null;
  return fence(language, written(node).replace(/^\n|\s+$/g, ""));
}

/** The items of a list, and what stands between them. */
function listed({ name, props, children }: ElementNode, sayer: SayTools): Said {
  const said: SaidNode[] = [];
  let start = Number(props["start"] ?? 1);
  let items: Said[] = [];
  const endList = () => {
    if (items.length > 0) said.push(list(items, { ordered: name === "ol", start }));
    start += items.length;
    items = [];
  };
  for (const child of children) {
    const own = sayer.elementsIn([child], ["li"]).map(({ node, within }) => within(ownLine(node, sayer)));
    const stray = own.length === 0 ? sayer.blocks([child]) : [];
    if (stray.length > 0) endList();
    addAll(items, own);
    addAll(said, stray);
  }
  endList();
  return said;
}

/** A list of terms, each with what is said of it. */
function defined({ children }: ElementNode, sayer: SayTools): Said {
  const items: SaidNode[][] = [];
  for (const { node, within } of sayer.elementsIn(children, ["dt", "dd"])) {
    const said = within(node.name === "dt" ? sayer.all([node]) : ownLine(node, sayer));
    const last = items.at(-1);
    if (node.name === "dt" || !last) items.push([...said]);
    else addAll(last, said);
  }
  return items.length === 0 ? sayer.blocks(children) : [list(items)];
}

function table(node: ElementNode, sayer: SayTools): Said {
  const rows = sayer.elementsIn(node.children, ["tr"]).map((row) => cellsOf(row.node, sayer, row.within));
  const width = Math.max(0, ...rows.map(({ length }) => length));
  if (width === 0) return sayer.blocks(node.children);
  const children = rows.map((cells): SaidNode => {
    const all = [...cells, ...Array.from({ length: width - cells.length }, (): Said => [])];
    const row = all.map((children): SaidNode => ({ type: "tableCell", children, span: null }));
    return { type: "tableRow", children: row, span: null };
  });
  const caption = sayer
    .elementsIn(node.children, ["caption"])
    .flatMap(({ node, within }) => within(blocks(node, sayer)));
  return [...caption, { type: "table", align: Array.from({ length: width }, () => null), children, span: null }];
}

/** A cell over several columns leaves the others empty. */
function cellsOf(row: ElementNode, sayer: SayTools, outer: (said: Said) => Said): readonly Said[] {
  return sayer.elementsIn(row.children, ["th", "td"]).flatMap(({ node, within }) => {
    const said = outer(within(asLine(sayer.inLine(node.children, node.children))));
    const columns = Number(node.props["colSpan"] ?? node.props["colspan"] ?? 1);
    return [said, ...Array.from({ length: Math.min(columns, 50) - 1 || 0 }, (): Said => [])];
  });
}

/** What a field shows: whether it is ticked, its value, or what to write there. */
function input(props: ElementNode["props"]): Said {
  const isOn = props["checked"] ?? props["defaultChecked"];
  switch (props["type"]) {
    case "hidden":
    case "password":
      return [];
    case "checkbox":
    case "radio":
      return [text(isOn === undefined || isOn === false ? "[ ] " : "[x] ")];
    default:
      return labelled(wordOf(props["value"] ?? props["defaultValue"]) ?? wordOf(props["placeholder"]));
  }
}

function titleIn(children: readonly ContentNode[]): string | null {
  for (const child of children) if (child.type === "element" && child.name === "title") return wordOf(written(child));
  return null;
}
