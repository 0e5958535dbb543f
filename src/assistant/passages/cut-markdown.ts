// Cuts a page's Markdown into sections, unchanged.
import { ITEM_MARK, markdownBlocks, readHeading } from "../../shared/markdown/blocks.js";
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
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, "");
  const sections: { headings: string[]; from: number }[] = [{ headings: [], from: 0 }];
  let path: { level: number; words: string }[] = [];
  let isTitled = false;
  for (const block of markdownBlocks(body)) {
    if (block.kind !== "heading") continue;
    const { level, words } = readHeading(block);
    const isTitle: boolean = level === 1 && sections.length === 1 && !isTitled;
    isTitled ||= isTitle;
    if (isTitle || words === "") continue;
    path = [...path.filter((above) => above.level < level), { level, words: plainText(words) }];
    sections.push({ headings: path.map((each) => each.words), from: block.from });
  }
  const lines = body.split("\n");
  return sections.map(({ headings, from }, index) => {
    return {
      headings,
      markdown: lines
        .slice(from, sections[index + 1]?.from)
        .join("\n")
        .trim(),
    };
  });
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
