// Cuts a page's Markdown into its heading sections, each exactly as it is written.
import { plainText } from "../extractive/read-sections.js";

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

/** Where the section of these headings is; -1 where the Markdown has none. */
export function findSection(sections: readonly MarkdownSection[], headings: readonly string[]): number {
  const wanted = headings.map(comparable).join("\n");
  const exact = sections.findIndex((section) => section.headings.map(comparable).join("\n") === wanted);
  if (exact >= 0 || headings.length === 0) return exact;
  const last = comparable(headings.at(-1) ?? "");
  return sections.findIndex((section) => comparable(section.headings.at(-1) ?? "") === last);
}

function comparable(heading: string): string {
  return plainText(heading).replace(/\s+/g, " ").toLowerCase();
}
