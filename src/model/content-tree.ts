// Owns the content tree: a page's body with snippets put in and expressions evaluated. HTML is drawn from it; what a page says
// (in Markdown, to search, in feeds) is the same tree without elements and values.
import type { Place } from "../shared/problem.js";

/** Position of a node in the prepared text of its file. Parsers provide it, so no object is made per node. */
export interface Span {
  readonly start: { readonly offset?: number | undefined };
  readonly end: { readonly offset?: number | undefined };
}

interface Base {
  /** Null for what was computed: no text of the file says it as it is. */
  readonly span: Span | null;
}

/** Nodes that a problem may name. */
interface Placed extends Base {
  readonly place: Place;
}

interface Parent extends Base {
  readonly children: readonly ContentNode[];
}

/** Nodes that only hold others. */
interface HolderNode extends Parent {
  readonly type:
    | "strong"
    | "emphasis"
    | "delete"
    | "superscript"
    | "subscript"
    | "blockquote"
    | "tableRow"
    | "tableCell";
}
/** What may be the title of an element, whose anchor it then has. */
interface Title {
  readonly of?: ElementNode;
}
interface ParagraphNode extends Parent, Title {
  readonly type: "paragraph";
}
export interface HeadingNode extends Parent, Placed, Title {
  readonly type: "heading";
  readonly depth: 1 | 2 | 3 | 4 | 5 | 6;
  /** The id that `{#id}` asks for. */
  readonly wantedId: string | null;
}
export interface ListNode extends Parent {
  readonly type: "list";
  readonly ordered: boolean;
  readonly start: number | null;
  readonly loose: boolean;
}
export interface ListItemNode extends Parent {
  readonly type: "listItem";
  /** Null where the item is no task. */
  readonly checked: boolean | null;
  readonly loose: boolean;
}
export interface TableNode extends Parent {
  readonly type: "table";
  readonly align: readonly ("left" | "right" | "center" | null)[];
}
/** What names an address. */
interface Target extends Placed {
  readonly url: string;
  readonly title: string | null;
}
interface LinkNode extends Parent, Target {
  readonly type: "link";
}
interface ImageNode extends Target {
  readonly type: "image";
  readonly alt: string;
}
export interface CodeNode extends Base {
  readonly type: "code";
  /** Null where it has no language or no file contains it as it is. */
  readonly place: Place | null;
  readonly language: string | null;
  readonly meta: string | null;
  readonly value: string;
}
interface LiteralNode extends Base {
  readonly type: "text" | "inlineCode";
  readonly value: string;
}
/** HTML that was not read as elements. */
export interface HtmlNode extends Placed {
  readonly type: "html";
  readonly value: string;
}
export interface FormulaNode extends Placed {
  readonly type: "math" | "inlineMath";
  readonly value: string;
}
interface MarkNode extends Base {
  readonly type: "break" | "thematicBreak";
}
interface FootnoteReferenceNode extends Base {
  readonly type: "footnoteReference";
  readonly identifier: string;
}
export interface FootnoteNode extends Parent {
  readonly type: "footnote";
  readonly identifier: string;
}

/** A JSX element: of HTML, of the registry, or of the author. */
export interface ElementNode extends Parent, Placed {
  readonly type: "element";
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** Whether the element is between blocks, rather than within a line of text. */
  readonly isBlock: boolean;
  readonly component: ElementKind;
  readonly handlers: HandlerSource | null;
}

/** Where the browser finds the handlers (`onClick={…}`) of an element. */
export interface HandlerSource {
  readonly file: string;
  readonly exportName: string;
}

/** What draws an element. */
export type ElementKind =
  | { readonly kind: "html" }
  | { readonly kind: "registry" }
  /** A component the page or a snippet defines, and what it draws, its children included. */
  | { readonly kind: "author"; readonly component: unknown; readonly drawn: readonly ContentNode[] };

/** What an expression gave that is not text: JSX, or a list of it. */
interface ValueNode extends Base {
  readonly type: "value";
  readonly value: unknown;
  readonly drawn: readonly ContentNode[];
  readonly isBlock: boolean;
}

/** Nodes put in from a snippet: as if written here. */
interface FragmentNode extends Parent {
  readonly type: "fragment";
  /** The prepared text that the spans of the children point into; null: the same as around it. */
  readonly source: string | null;
  /** Readers who alone are told this. */
  readonly audience?: "humans" | "agents";
}

export type ContentNode =
  | HolderNode
  | ParagraphNode
  | HeadingNode
  | ListNode
  | ListItemNode
  | TableNode
  | LinkNode
  | ImageNode
  | CodeNode
  | LiteralNode
  | HtmlNode
  | FormulaNode
  | MarkNode
  | FootnoteReferenceNode
  | FootnoteNode
  | ElementNode
  | ValueNode
  | FragmentNode;

/** A node of what a page says: never an element or a value. */
export type SaidNode = ContentNode;
