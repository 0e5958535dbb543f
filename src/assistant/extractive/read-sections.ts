// Cuts a page's Markdown into sections and blocks, so that answers quote whole blocks.
import { listItems, type MarkdownBlock, markdownBlocks, readHeading } from "../../shared/markdown/blocks.js";
import { LINK_TARGET } from "../../shared/markdown/link.js";
import { withoutPictures } from "./without-pictures.js";

export type Block =
  | {
      readonly kind: "text";
      readonly text: string;
      /** Whether a callout says it: a note, a warning or a condition rather than the matter itself. */
      readonly isAside?: boolean;
    }
  /** Each item is Markdown and can contain further paragraphs and code. */
  | { readonly kind: "list"; readonly items: readonly string[]; readonly isOrdered: boolean }
  /** A fenced block with its fences. The label is that of its tab, or what its fence says besides the language. */
  | { readonly kind: "code"; readonly text: string; readonly label: string | null }
  | { readonly kind: "table"; readonly text: string };

/** Whether a block is text of the section itself, no callout. */
export function isProse(block: Block): block is Extract<Block, { kind: "text" }> {
  return block.kind === "text" && !block.isAside;
}

/** Whether a callout says a block. */
export function isAside(block: Block): boolean {
  return block.kind === "text" && block.isAside === true;
}

/** A section at its place on the page: two that are called alike are told apart by what is above and below them. */
export interface Section {
  /** The heading as plain text; null for the text before the first. */
  readonly heading: string | null;
  /** That of the heading, from 1; 0 for the text before the first. */
  readonly level: number;
  readonly blocks: readonly Block[];
  /** The section that it is a part of; null for the text before the first heading, which all others are below. */
  readonly above: Section | null;
  /** Its own parts, in their order. */
  readonly below: readonly Section[];
}

/** All sections of a page in their order, from the text before the first heading, which may be empty. */
export type PageSections = readonly [top: Section, ...others: Section[]];

const LINK = new RegExp(String.raw`!?\[([^\]]*)\]\((?:${LINK_TARGET}[^)]*)?\)`, "g");

/** @param mend changes each block before it is kept */
export function readSections(markdown: string, mend = (block: Block): Block => block): PageSections {
  const sections: [OpenSection, ...OpenSection[]] = [{ heading: null, level: 0, blocks: [], above: null, below: [] }];
  let open = sections[0];
  let blocks: Block[] = [];
  const close = () => {
    open.blocks = withCardsListed(labelled(blocks)).map(mend);
  };
  const body = markdown.replace(/\r\n?/g, "\n").replace(/^---\n[\s\S]*?\n---\n/, "");
  for (const block of markdownBlocks(body)) {
    if (block.kind === "heading") {
      close();
      const { level, words } = readHeading(block);
      open = addBelow(open, { heading: plainText(words), level });
      sections.push(open);
      blocks = [];
    } else if (!goOn(blocks, block)) blocks.push(...toBlocks(block));
  }
  close();
  return sections;
}

interface OpenSection extends Section {
  blocks: readonly Block[];
  readonly above: OpenSection | null;
  readonly below: OpenSection[];
}

/** Adds a section below the last one that is of a higher level. */
function addBelow(last: OpenSection, named: Pick<Section, "heading" | "level">): OpenSection {
  let above = last;
  while (above.above !== null && above.level >= named.level) above = above.above;
  const section = { ...named, blocks: [], above, below: [] };
  above.below.push(section);
  return section;
}

/** A whole paragraph in italics says what a picture shows. */
export function isCaption(block: Block): boolean {
  return block.kind === "text" && /^(?:\*[^*]+\*|_[^_]+_)$/.test(block.text);
}

/** Steps are one list where code, remarks or pictures that are not indented stand between them: adds those that go on with its numbers. */
function goOn(blocks: Block[], { kind, lines }: MarkdownBlock): boolean {
  const first = kind === "list" ? Number(/^\d+/.exec(lines[0] ?? "")?.[0] ?? 1) : 1;
  if (first === 1) return false;
  const at = blocks.findLastIndex((block) => block.kind === "list" && block.isOrdered);
  const before = blocks[at];
  if (before?.kind !== "list" || before.items.length !== first - 1) return false;
  const between = blocks.slice(at + 1).filter((block) => !isCaption(block));
  if (between.some((block) => block.kind === "text" && PART_TITLE.test(block.text))) return false;
  const last = [...before.items.slice(-1), ...between.map(blockMarkdown)].join("\n\n");
  const items = [...before.items.slice(0, -1), last, ...readItems(lines)];
  blocks.splice(at, blocks.length - at, { ...before, items });
  return true;
}

/** A line in bold above a part of a section, such as an accordion. */
export const PART_TITLE = /^\*\*([^*[\]]{2,99}[^*[\]:：])\*\*$/;

function blockMarkdown(block: Block): string {
  return block.kind === "list" ? listMarkdown(block.items, block.isOrdered) : block.text;
}

/** Code, signs of emphasis, and signs that stand for themselves. */
const MARKS = /`([^`]*)`|[`*]|(?<!\w)_|_(?!\w)|\\([!-/:-@[-`{-~])/g;

/** Prose without marks: links become their words, code and emphasis lose their signs. */
export function plainText(markdown: string): string {
  return markdown
    .replace(/\{#[\w-]+\}\s*$/, "")
    .replace(LINK, "$1")
    .replace(MARKS, (_, code = "", escaped = "") => code + escaped)
    .replace(/<[^>]+>/g, "")
    .trim();
}

/** A paragraph of bold words before code is the title of its tab. */
function labelled(blocks: readonly Block[]): Block[] {
  const titleOf = (block?: Block) => (block?.kind === "text" ? TAB_TITLE.exec(block.text)?.[1] : undefined);
  return blocks.flatMap((block, index) => {
    if (titleOf(block) !== undefined && blocks[index + 1]?.kind === "code") return [];
    const label = block.kind === "code" ? titleOf(blocks[index - 1]) : undefined;
    return [label === undefined ? block : { ...block, label }];
  });
}

const TAB_TITLE = /^\*\*([^*]{1,40})\*\*$/;

/** Cards are a list of links, each with what its card says. */
function withCardsListed(blocks: readonly Block[]): Block[] {
  const listed: Block[] = [];
  for (let at = 0; at < blocks.length; at++) {
    const { items, end } = cardsFrom(blocks, at);
    const block = blocks[at];
    if (items.length >= FEWEST_CARDS) {
      listed.push({ kind: "list", items, isOrdered: false });
      at = end - 1;
    } else if (block) listed.push(block);
  }
  return listed;
}

const FEWEST_CARDS = 3;
const LONGEST_CARD = 240;

function cardsFrom(blocks: readonly Block[], start: number): { items: string[]; end: number } {
  const items: string[] = [];
  let at = start;
  for (let title = cardTitle(blocks[at]); title !== null; title = cardTitle(blocks[at])) {
    const said = blocks[at + 1];
    const isSaid = said?.kind === "text" && cardTitle(said) === null && said.text.length <= LONGEST_CARD;
    items.push(isSaid ? `${title}: ${said.text}` : title);
    at += isSaid ? 2 : 1;
  }
  return { items, end: at };
}

/** The link that is a card's title; null: the block is none. */
function cardTitle(block: Block | undefined): string | null {
  return block?.kind === "text" ? (CARD_TITLE.exec(block.text)?.[1] ?? null) : null;
}

const CARD_TITLE = /^\*\*(\[[^\]]+\]\([^()\s]*\))\*\*$/;

/** Of the fence only the language stays, for whoever draws it. */
function readCode([fence = "", ...lines]: readonly string[]): Block {
  const [, marks = "", language = "", more = ""] = /^\s*(`{3,}|~{3,})[ \t]*([\w+#.-]*)(.*)$/.exec(fence) ?? [];
  const label = more.replace(/\{[^}]*\}|\w+=("[^"]*"|\S+)/g, "").trim();
  return { kind: "code", text: [marks + language, ...lines, marks].join("\n"), label: label === "" ? null : label };
}

/** Its source says nothing to a reader. */
const DIAGRAM = /^\s*[`~]{3,}[ \t]*mermaid\b/;

function toBlocks({ kind, lines }: MarkdownBlock): Block[] {
  switch (kind) {
    case "code":
      return DIAGRAM.test(lines[0] ?? "") ? [] : [readCode(lines)];
    case "table":
      return [{ kind, text: lines.map(plainSpaces).join("\n") }];
    case "list":
      return [{ kind, items: readItems(lines), isOrdered: /^\d/.test(lines[0] ?? "") }];
    case "quote": {
      const said = lines.filter((line) => !CALLOUT_LABEL.test(line)).join("\n");
      const blocks = labelled(markdownBlocks(said).flatMap(toBlocks));
      return blocks.map((block) => (block.kind === "text" ? { ...block, isAside: true } : block));
    }
    case "rule":
      return [];
    default: {
      const whole = lines.map((line) => plainSpaces(line).trim()).join(" ");
      const text = withoutPictures(whole).trim();
      return /[\p{L}\p{N}]/u.test(text) ? [{ kind: "text", text }] : [];
    }
  }
}

/** Some editors write a space at the end of a line as a character reference. */
function plainSpaces(line: string): string {
  return line.replace(/&(?:#x20|#32|#xa0|#160|nbsp);/gi, " ");
}

function readItems(lines: readonly string[]): string[] {
  const items = listItems(lines.map(plainSpaces)).map(withoutPictures);
  return items.map((item) => item.replace(/\n\s*\n(?:\s*\n)+/g, "\n\n").trim());
}

/** The line that says what kind of callout follows. */
const CALLOUT_LABEL = /^\*\*[^*]{1,20}\*\*\s*$/;

/** The list as Markdown again, with the content of its items. */
export function listMarkdown(items: readonly string[], isOrdered: boolean): string {
  return items
    .map((item, index) => {
      const mark = isOrdered ? `${index + 1}. ` : "- ";
      return (
        mark +
        item
          .split("\n")
          .map((line, at) => (at === 0 || line === "" ? line : " ".repeat(mark.length) + line))
          .join("\n")
      );
    })
    .join(items.some((item) => item.includes("\n")) ? "\n\n" : "\n");
}

/** What a block says. */
export function blockText(block: Block): string {
  return block.kind === "list" ? block.items.join(" ") : block.text;
}

/** The same, of code with its label. */
export function labelledText(block: Block): string {
  return block.kind === "code" ? `${block.label ?? ""} ${block.text}` : blockText(block);
}

/** The letters of what blocks say. */
export function lettersOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + blockText(block).length, 0);
}
