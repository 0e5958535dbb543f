// Owns how a component says itself in Markdown: what it may ask of its element, and the pieces it writes.
import { wordOf } from "./prop-words.js";

/** An element of a page, with its content as Markdown. */
export interface MarkdownElement {
  readonly name: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** The content as blocks. */
  readonly blocks: () => string;
  /** The content as one line. */
  readonly inline: () => string;
  /** The content without Markdown. */
  readonly text: () => string;
  readonly parts: () => readonly MarkdownPart[];
}

/** A child of an element. */
export interface MarkdownPart {
  /** Null for anything that is not an element. */
  readonly element: MarkdownElement | null;
  readonly blocks: () => string;
}

/** The title in bold, then the description, then the content. */
export function titledMarkdown({ props, blocks }: MarkdownElement): string {
  return joinBlocks(bold(titleOf(props)), wordOf(props["description"]) ?? "", blocks());
}

/** The content as a link, where it leads anywhere. */
export function linkMarkdown({ props, inline }: MarkdownElement): string {
  return typeof props["href"] === "string" ? `[${inline()}](${props["href"]})` : inline();
}

/** A box that leads somewhere: its title as a link, then what it says. */
export function cardMarkdown({ props, blocks }: MarkdownElement): string {
  const name = titleOf(props);
  const link = typeof props["href"] === "string" ? `[${name || props["href"]}](${props["href"]})` : name;
  return joinBlocks(bold(link), wordOf(props["description"]) ?? "", blocks());
}

/** The title of an element; empty where it has none. */
export function titleOf(props: Readonly<Record<string, unknown>>): string {
  return wordOf(props["title"]) ?? wordOf(props["name"]) ?? "";
}

/** Blocks with an empty line between them. */
export function joinBlocks(...blocks: readonly string[]): string {
  return blocks.filter((block) => block.trim() !== "").join("\n\n");
}

export function bold(text: string): string {
  return text === "" ? "" : `**${text.replaceAll("\n", "** **")}**`;
}

export function italic(text: string): string {
  return text === "" ? "" : `*${text}*`;
}

/** A code block whose fence is longer than any within. */
export function fence(code: {
  readonly language: string | null;
  readonly meta: string | null;
  readonly value: string;
}): string {
  const { language, meta, value } = code;
  const longest = Math.max(2, ...[...value.matchAll(/`{3,}/g)].map((match) => match[0].length));
  const marks = "`".repeat(longest + 1);
  return `${marks}${[language, meta].filter((part) => part).join(" ")}\n${value}\n${marks}`;
}

/** Every line with something in front of it. */
export function prefix(text: string, mark: string): string {
  return text
    .split("\n")
    .map((line) => (mark + line).trimEnd())
    .join("\n");
}

/** A text whose lines after the first are set in. */
export function hang(text: string, indent: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${indent}`);
}
