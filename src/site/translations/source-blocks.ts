// Cuts a page into blocks that are translated one by one, each with a hash.
import { createHash } from "node:crypto";
import { findFrontMatter } from "../../config/front-matter/find-front-matter.js";

/** A paragraph, heading, list, table, tag or fence: what blank lines keep apart. Or a text of the front matter. */
export interface SourceBlock {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  /** Of the words, however their lines are broken and wherever links within the site lead. */
  readonly hash: string;
}

/** The blocks of a page in its order. */
export function sourceBlocks(page: string): SourceBlock[] {
  const text = page.replaceAll("\r\n", "\n");
  const matter = findFrontMatter(text);
  if (matter === null || matter === "unclosed") return bodyBlocks(text, 1);
  return [...matterBlocks(matter.text, matter.line), ...bodyBlocks(text.slice(matter.bodyOffset), matter.bodyLine)];
}

/** One text for all blocks of a page: equal where nothing was changed for translators. */
export function blockHashes(page: string): string {
  return sourceBlocks(page)
    .map(({ hash }) => hash)
    .join(" ");
}

/** What front matter says to readers, each value with the indented lines below it. */
const SHOWN = /^(?:title|sidebarTitle|description|tag)[ \t]*:.*(?:\n[ \t]+\S.*)*/gm;

function matterBlocks(text: string, firstLine: number): SourceBlock[] {
  return Array.from(text.matchAll(SHOWN), (match) => {
    return block(match[0], firstLine + text.slice(0, match.index).split("\n").length - 1);
  });
}

const FENCE = /^[\s>]*(?:(?:[-*+]|\d+[.)])\s+)*(`{3,}|~{3,})/;

function bodyBlocks(body: string, firstLine: number): SourceBlock[] {
  const blocks: SourceBlock[] = [];
  let lines: string[] = [];
  let fence: string | null = null;
  const end = (next: number) => {
    if (lines.length > 0) blocks.push(block(lines.join("\n"), firstLine + next - lines.length));
    lines = [];
  };
  for (const [index, line] of body.split("\n").entries()) {
    if (fence === null && line.trim() === "") {
      end(index);
      continue;
    }
    const mark = FENCE.exec(line)?.[1] ?? null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim().replace(/^[>\s]*/, "") === mark) fence = null;
    lines.push(line);
  }
  end(body.split("\n").length);
  return blocks;
}

/** Where links and imports within the site lead: pages that move leave nothing to translate. Pictures are looked at. */
const OWN_TARGET = /(?<!!\[[^\]\n]*)(\]\()[/.#][^)\s]*|(\b(?:href=|from\s+)["'])[/.#][^"'\n]*/g;

function block(text: string, line: number): SourceBlock {
  const words = text.replace(OWN_TARGET, "$1$2").replace(/\s+/g, " ").trim();
  return { line, text, hash: createHash("sha1").update(words).digest("hex").slice(0, 8) };
}
