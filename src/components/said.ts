// Owns how a component says itself: what it may ask of its element, and the nodes it answers with.
import type { ContentNode, SaidNode } from "../model/content-tree.js";
import { fileOf } from "../shared/problem.js";
import { wordOf } from "./prop-words.js";

type Said = readonly SaidNode[];

/** Nodes that only say something are told of at the elements they are made from. */
const NOWHERE = fileOf("");

/** An element of a page, with what its content says. */
export interface SaidElement {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The content as blocks. */
  readonly blocks: () => Said;
  /** The content as one line. */
  readonly line: () => Said;
  /** The words of the content. */
  readonly text: () => string;
  /** The children, each with the name of the component it is of; null for anything else. */
  readonly parts: () => readonly { readonly name: string | null; readonly said: Said }[];
  /** Whether nothing else says anything in its line, cell or item. */
  readonly isAlone: () => boolean;
}

export function text(value: string): SaidNode {
  return { type: "text", value, span: null };
}

export function paragraph(...children: Said): SaidNode {
  return { type: "paragraph", children, span: null };
}

/** A paragraph of these words; nothing without any. */
export function words(value: unknown, marked: (word: string) => SaidNode = text): Said {
  const word = wordOf(value);
  return word === null ? [] : [paragraph(marked(word))];
}

/** A paragraph of these words in bold. */
export function bold(value: unknown): Said {
  return words(value, (word) => strong(text(word.replace(/\s*\n\s*/g, " "))));
}

/** Bold words in bold ones are not marked again: such marks would end the others. */
export function strong(...nodes: Said): SaidNode {
  const children = nodes.flatMap((node) => (node.type === "strong" ? node.children : node));
  return { type: "strong", children, span: null };
}

export function italic(value: unknown): Said {
  return words(value, (word) => ({ type: "emphasis", children: [text(word)], span: null }));
}

export function code(value: string): SaidNode {
  return { type: "inlineCode", value, span: null };
}

/** A block of code. */
export function fence(language: string | null, value: string, meta: string | null = null): SaidNode {
  return { type: "code", place: null, language, meta, value, span: null };
}

export function quote(children: Said): SaidNode {
  return { type: "blockquote", children, span: null };
}

export function heading(depth: number, children: Said): SaidNode {
  const levels = [1, 2, 3, 4, 5, 6] as const;
  return { type: "heading", depth: levels[depth - 1] ?? 6, wantedId: null, place: NOWHERE, children, span: null };
}

/** A list of these items. */
export function list(items: readonly Said[], { ordered = false, loose = false, start = 1 } = {}): SaidNode {
  const children = items.map(
    (item): ContentNode => ({ type: "listItem", checked: null, loose, children: item, span: null }),
  );
  return { type: "list", ordered, start, loose, children, span: null };
}

/** The nodes as a link; themselves if they lead nowhere. */
export function link(href: unknown, children: Said): Said {
  if (typeof href !== "string") return children;
  return [{ type: "link", url: href, title: null, place: NOWHERE, children, span: null }];
}

/** A link to a file that says nothing itself, such as a video. */
export function fileLink(src: unknown, name: unknown): Said {
  return typeof src === "string" ? link(src, [text(wordOf(name) ?? src)]) : [];
}

/** The title in bold, then the description, then the content. */
export function titled({ props, blocks }: SaidElement): Said {
  return [...bold(titleOf(props)), ...words(props["description"]), ...blocks()];
}

/** The content as a link, if it leads anywhere. */
export function linked({ props, line }: SaidElement): Said {
  return link(props["href"] ?? props["to"], line());
}

/** A box that leads somewhere: its title as a link, then what it says. */
export function card({ props, blocks }: SaidElement): Said {
  const name = titleOf(props) || (typeof props["href"] === "string" ? props["href"] : "");
  const title = name === "" ? [] : [paragraph(strong(...link(props["href"], [text(name)])))];
  return [...title, ...words(props["description"]), ...blocks(), ...words(props["cta"])];
}

/** The title of an element; empty if it has none. */
export function titleOf(props: Readonly<Record<string, unknown>>): string {
  return wordOf(props["title"]) ?? wordOf(props["label"]) ?? wordOf(props["name"]) ?? "";
}

/** A picture; a link to its file if no words stand for it. */
export function picture(src: unknown, alt: unknown): Said {
  if (typeof src !== "string") return [];
  return apart({ type: "image", url: src, alt: wordOf(alt) ?? "", title: null, place: NOWHERE, span: null });
}

/** Around what is seen as a sign: its words would join those that it touches. */
export const GAP: SaidNode = text(" ");

/** The words for a sign. */
export function apart(...nodes: Said): Said {
  return [GAP, ...nodes, GAP];
}

export function formula(value: string): SaidNode {
  return { type: "inlineMath", value, place: NOWHERE, span: null };
}
