// Cuts a page's Markdown into its heading sections, each exactly as it is written.
import { ITEM_MARK } from "../../shared/markdown/blocks.js";
import { plainText } from "../extractive/read-sections.js";
import { placeOfSection, type SectionName } from "./section-name.js";

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
  let hasTitle = false;
  for (const line of markdown.replace(/^---\n[\s\S]*?\n---\n/, "").split("\n")) {
    const mark: string | null = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1] ?? null;
    const [, signs, words] = fence === null && mark === null ? (/^(#{1,6})\s+(.+?)\s*#*$/.exec(line) ?? []) : [];
    if (fence === null) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = null;
    if (signs === undefined || words === undefined || (signs === "#" && !hasTitle)) {
      hasTitle ||= signs === "#";
      sections.at(-1)?.lines.push(line);
      continue;
    }
    path = [...path.filter(({ level }) => level < signs.length), { level: signs.length, words: plainText(words) }];
    sections.push({ headings: path.map((heading) => heading.words), lines: [line] });
  }
  return sections.map(({ headings, lines }) => ({ headings, markdown: lines.join("\n").trim() }));
}

/** Where the section of that name is; -1 where the Markdown has none. */
export function findSection(sections: readonly MarkdownSection[], name: SectionName): number {
  const written = sections.map(({ headings, markdown }) => ({ headings, beginning: beginningOf(markdown, headings) }));
  return placeOfSection(written, name);
}

/** The first line below a section's heading that has words, without the mark of a list. */
function beginningOf(markdown: string, headings: readonly string[]): string {
  const lines = markdown.split("\n").slice(headings.length > 0 ? 1 : 0);
  const first = lines.find((line) => /[\p{L}\p{N}]/u.test(line) && !/^ {0,3}(?:`{3}|~{3}|<)/.test(line)) ?? "";
  return first.replace(/^\s*>\s?/, "").replace(ITEM_MARK, "");
}
