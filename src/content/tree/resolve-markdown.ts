// Turns Markdown nodes into content nodes: references looked up, addresses and code filled in.
import type {
  Code,
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
import { parseFenceMeta } from "../../highlight/fence-meta.js";
import type { CodeNode, ContentNode, HeadingNode, Span } from "../../model/content-tree.js";
import type { Place } from "../../shared/problem.js";
import { type CodeFile, codeFileOf } from "../code/code-from-file.js";
import type { Evaluator } from "../code/evaluate.js";
import type { PreparedSource } from "../parse/prepare-source.js";

/** The tree and text of one file, and the values of its names. */
export interface ResolveInput {
  readonly tree: Root;
  readonly source: PreparedSource;
  readonly file: string;
  readonly lineOffset: number;
  readonly evaluator: Evaluator;
}

/** The position of a node in its text. */
export interface At {
  readonly span: Span | null;
}

/** What the pass over a file's tree gives to the resolving of one node. */
export interface ResolveTools {
  readonly input: ResolveInput;
  readonly definitions: ReadonlyMap<string, Linked>;
  readonly resolveAll: (nodes: readonly Nodes[]) => ContentNode[];
  /** Children that make a line of their own. */
  readonly line: (nodes: readonly PhrasingContent[]) => ContentNode[];
  /** Text with typographic marks. */
  readonly prose: (text: string) => string;
  /** Sets the character that precedes the next text. */
  readonly restartLine: (before: string) => void;
  readonly at: (node: Nodes) => At;
  readonly place: (node: Nodes) => Place;
  readonly written: (at: At) => string;
}

/** The content node of a Markdown node. */
export function resolveMarkdown(node: Nodes, tools: ResolveTools): ContentNode {
  const at = tools.at(node);
  switch (node.type) {
    case "heading":
      return heading(node, at, tools);
    case "strong":
    case "emphasis":
    case "delete":
    case "blockquote":
    case "tableRow":
      return { type: node.type, children: tools.resolveAll(node.children), ...at };
    case "tableCell":
      return { type: node.type, children: tools.line(node.children), ...at };
    case "list":
      return list(node, at, tools);
    case "table":
      return { type: node.type, align: node.align ?? [], children: tools.resolveAll(node.children), ...at };
    case "footnoteDefinition": {
      const identifier = normalName(node.identifier);
      return { type: "footnote", identifier, children: tools.resolveAll(node.children), ...at };
    }
    case "code":
      return code(node, at, tools);
    default:
      return resolveLeaf(node, at, tools);
  }
}

function resolveLeaf(node: Nodes, at: At, tools: ResolveTools): ContentNode {
  switch (node.type) {
    case "link":
    case "linkReference":
    case "image":
    case "imageReference":
      return linked(node, tools) ?? literal(node, at, tools);
    case "inlineCode":
      tools.restartLine("`");
      return { type: node.type, ...substituted(node.value, at, tools) };
    case "html":
    case "math":
    case "inlineMath":
      return { type: node.type, value: node.value, place: tools.place(node), ...at };
    case "footnoteReference":
      return { type: node.type, identifier: normalName(node.identifier), ...at };
    case "break":
      tools.restartLine("");
      return { type: node.type, ...at };
    case "thematicBreak":
      return { type: node.type, ...at };
    default:
      return literal(node, at, tools);
  }
}

function code(node: Code, at: At, tools: ResolveTools): CodeNode {
  const { lang = null, meta = null, value } = node;
  const place = lang ? tools.place(node) : null;
  if (lang && place) tools.input.evaluator.checkLanguage(lang, place);
  const named = value.trim() === "" ? codeFileOf(meta) : null;
  if (named) return codeOfFile(node, named, tools);
  return { type: "code", place, language: lang, meta, ...substituted(value, at, tools) };
}

/** A block whose code is in a file, which also gives it a title. */
function codeOfFile(node: Code, named: CodeFile, tools: ResolveTools): CodeNode {
  const { lang = null } = node;
  const place = tools.place(node);
  const hasTitle = parseFenceMeta(lang, named.meta).title !== null;
  const meta = hasTitle ? named.meta : `${named.meta} title="${named.file.split("/").at(-1)}"`.trim();
  const value = tools.input.evaluator.codeOfFile(named, place);
  return { type: "code", place, language: lang, meta, value, span: null };
}

/** Text with a snippet's props inserted, which no file contains. */
function substituted(text: string, at: At, tools: ResolveTools): { readonly value: string } & At {
  const value = tools.input.evaluator.substitute(text);
  return { value, span: value === text ? at.span : null };
}

function heading(node: Heading, at: At, tools: ResolveTools): HeadingNode {
  const wantedId = tools.input.source.headingIds.get(node.position?.start.line ?? 0) ?? null;
  return {
    type: "heading",
    depth: node.depth,
    wantedId,
    place: tools.place(node),
    children: tools.line(node.children),
    ...at,
  };
}

function list(node: List, at: At, tools: ResolveTools): ContentNode {
  const loose = node.spread === true || node.children.some((item) => item.spread === true);
  const itemOf = (item: ListItem): ContentNode => {
    return {
      type: "listItem",
      checked: item.checked ?? null,
      loose,
      children: tools.resolveAll(item.children),
      ...tools.at(item),
    };
  };
  const children = node.children.map(itemOf);
  return { type: "list", ordered: node.ordered === true, start: node.start ?? null, loose, children, ...at };
}

/** A link or a picture; null where a reference has no definition. */
function linked(node: Link | LinkReference | Image | ImageReference, tools: ResolveTools): ContentNode | null {
  const linked = "url" in node ? node : tools.definitions.get(normalName(node.identifier));
  if (!linked) return null;
  const { value: url, ...at } = substituted(linked.url, tools.at(node), tools);
  const target = { url, place: tools.place(node), title: linked.title ?? null, ...at };
  if ("children" in node) return { type: "link", children: tools.resolveAll(node.children), ...target };
  return { type: "image", alt: node.alt ?? "", ...target };
}

/** What cannot be resolved stays as written. */
function literal(node: Nodes, at: At, tools: ResolveTools): ContentNode {
  return { type: "text", value: node.type === "text" ? node.value : tools.written(at), ...at };
}

/** An address with its title. */
export interface Linked {
  readonly url: string;
  readonly title?: string | null | undefined;
}

/** The definitions of a page by their name; the first of a name counts. Few pages have any, which their text tells. */
export function findDefinitions(tree: Root, text: string): Map<string, Linked> {
  const found = new Map<string, Linked>();
  if (!text.includes("]:")) return found;
  const visit = (node: Nodes): void => {
    if (node.type === "definition") {
      const name = normalName(node.identifier);
      if (!found.has(name)) found.set(name, { url: node.url, title: node.title ?? null });
    } else if ("children" in node) for (const child of node.children) visit(child);
  };
  visit(tree);
  return found;
}

/** Names of references and footnotes are the same in any case and spacing. */
function normalName(identifier: string): string {
  return identifier.toLowerCase().replace(/\s+/g, " ").trim();
}
