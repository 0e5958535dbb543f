// Cuts a page's Markdown into sections, unchanged.
import { ITEM_MARK, isPlain, underlineSigns } from "../../shared/markdown/blocks.js";
import { plainText } from "../extractive/read-sections.js";
import { comparable, placeOfSection, type SectionName } from "./section-name.js";

export interface MarkdownSection {
  /** Headings from below the page's title to this one, as plain text; empty at the page's top. */
  readonly headings: readonly string[];
  /** The heading's line and what follows it, up to the next heading. */
  readonly markdown: string;
}

/** @param markdown as the build stores it: the title is its first heading */
export function cutMarkdown(markdown: string): MarkdownSection[] {
  const sections: { headings: string[]; lines: string[] }[] = [{ headings: [], lines: [] }];
  let path: { level: number; words: string }[] = [];
  let fence: string | null = null;
  let isTitled = false;
  for (const line of markdown.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n")) {
    const mark: string | null = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const before = sections.at(-1)?.lines ?? [];
    const heading = fence === null && mark === null ? headingIn(line, before) : null;
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    const level = heading?.level ?? 0;
    const isTitle: boolean = level === 1 && sections.length === 1 && !isTitled;
    if (heading === null || isTitle) {
      isTitled ||= isTitle;
      before.push(line);
      continue;
    }
    path = [...path.filter((above) => above.level < level), { level, words: plainText(heading.words) }];
    const written = before.splice(before.length - heading.linesBefore);
    sections.push({ headings: path.map(({ words }) => words), lines: [...written, line] });
  }
  return sections.map(({ headings, lines }) => ({ headings, markdown: lines.join("\n").trim() }));
}

interface WrittenHeading {
  readonly level: number;
  readonly words: string;
  /** How many lines before this one it begins. */
  readonly linesBefore: number;
}

/** The heading that a line is, or that it makes of the paragraph before it; null: neither. */
function headingIn(line: string, before: readonly string[]): WrittenHeading | null {
  const [, signs, words] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? [];
  if (signs !== undefined && words !== undefined) return { level: signs.length, words, linesBefore: 0 };
  const underline = underlineSigns(line);
  if (underline === null) return null;
  const paragraph = before.slice(before.findLastIndex((each) => !isPlain(each)) + 1);
  // What goes on below an item, a quote or a row is no paragraph of its own.
  const isOwn = (before[before.length - paragraph.length - 1] ?? "").trim() === "";
  if (paragraph.length === 0 || !isOwn) return null;
  return { level: underline.length, words: paragraph.join(" "), linesBefore: paragraph.length };
}

/** Where the section of that name is, or the one that has it as a step or an accordion; -1 where the Markdown has none. */
export function findSection(sections: readonly MarkdownSection[], name: SectionName): number {
  const written = sections.map(({ headings, markdown }) => ({ headings, beginning: beginningOf(markdown, headings) }));
  const place = placeOfSection(written, name);
  return place >= 0 ? place : sections.findIndex(({ markdown }) => hasTitle(markdown, name.headings.at(-1) ?? ""));
}

/** Whether a line of its own says a title, whatever marks it. */
function hasTitle(markdown: string, title: string): boolean {
  const wanted = comparable(title);
  const said = (line: string) =>
    comparable(
      line
        .trim()
        .replace(ITEM_MARK, "")
        .replace(/^#+\s+/, ""),
    );
  return wanted !== "" && markdown.split("\n").some((line) => said(line) === wanted);
}

/** The first line below a section's heading that has words, without the mark of a list. */
function beginningOf(markdown: string, headings: readonly string[]): string {
  const lines = markdown.split("\n").slice(headings.length > 0 ? 1 : 0);
  const first = lines.find((line) => /[\p{L}\p{N}]/u.test(line) && !/^ {0,3}(?:`{3}|~{3}|<)/.test(line)) ?? "";
  return first.replace(/^\s*>\s?/, "").replace(ITEM_MARK, "");
}
