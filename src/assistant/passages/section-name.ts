// Finds the section that a name refers to: by heading, text, or number of the anchor.
import type { Hit } from "../../search/bundle.js";
import { plainText } from "../extractive/read-sections.js";

/** What tells a section of a page from the others. */
export type SectionName = Pick<Hit, "anchor" | "headings" | "content"> & {
  readonly page: Pick<Hit["page"], "title">;
};

/** A section as the page's Markdown has it. */
interface WrittenSection {
  /** Headings from the page's beginning to its own; empty for what stands before the first. */
  readonly headings: readonly string[];
  /** What it says first. */
  readonly beginning: string;
}

/** Where the section of that name is among those of its page; -1 where the page's Markdown has none. */
export function placeOfSection(
  sections: readonly WrittenSection[],
  { anchor, headings, content, page: { title } }: SectionName,
): number {
  if (anchor === null) return sections.length > 0 ? 0 : -1;
  // A heading that repeats the page's title is left out of the name.
  const heading = comparable(headings.at(-1) ?? title);
  const path = headings.map(comparable).join("\n");
  const withHeading = (wanted: string) =>
    [...sections.keys()].filter((at) => comparable(sections[at]?.headings.at(-1) ?? "") === wanted);
  const likenamed = withHeading(heading);
  const part = likenamed.length > 0 ? null : partOfReference(anchor);
  const named = part === null ? likenamed : withHeading(comparable(part));
  const inPlace = named.filter((at) => sections[at]?.headings.map(comparable).join("\n") === path);
  const likely = inPlace.length > 0 ? inPlace : named;
  const saying = likely.filter((at) => beginsWith(content, sections[at]?.beginning ?? ""));
  const [first = -1, ...others] = saying.length > 0 ? saying : likely;
  const numbered = named[numberIn(anchor, heading) - 1];
  return numbered !== undefined && others.includes(numbered) ? numbered : first;
}

/** Markdown of a reference is in English, and has all parameters below one heading. */
const PARTS_OF_REFERENCE: readonly (readonly [anchor: RegExp, heading: string])[] = [
  [/^(?:path|query|header|cookie)-.*$/, "Parameters"],
  [/^body$/, "Body"],
  [/^response-([^-]+)$/, "Response $1"],
];

/** The heading that a part of a reference has in its Markdown; null: the anchor is of something else. */
function partOfReference(anchor: string): string | null {
  const part = PARTS_OF_REFERENCE.find(([anchors]) => anchors.test(anchor));
  return part === undefined ? null : anchor.replace(...part);
}

/** Which of the headings of one text an anchor is of: `steps-2` is that of the second "Steps". */
function numberIn(anchor: string, heading: string): number {
  const own = /\d+(?=\W*$)/.exec(heading)?.[0];
  return Number(new RegExp(`${own ?? ""}-(\\d+)$`).exec(anchor)?.[1] ?? 1);
}

/** The page is drawn with typographic quotes and without marks; its Markdown is as it was written. */
export function comparable(heading: string): string {
  const words = plainText(heading).replace(REQUIRED, "").toLowerCase();
  return words.replace(NO_WORD, " ").trim() || words;
}

/** Signs that tell no heading from another; "C++" is not "C#". */
const NO_WORD = /[^\p{L}\p{N}+#]+/gu;

/** What the Markdown of a reference adds to the heading of a body. */
const REQUIRED = / \(required\)$/;

/** Letters that tell what a section says from what others do. */
const TELLING = 24;

/** Whether a text has the first words of a section. */
function beginsWith(content: string, beginning: string): boolean {
  const words = plainText(beginning).slice(0, TELLING);
  return words !== "" && content.includes(words);
}
