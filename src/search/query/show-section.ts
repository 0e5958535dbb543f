// Chooses what the search dialog shows of a section.
import type { SearchRecord } from "../../shared/search-record.js";
import type { ShownSection } from "../indexing/draft.js";

const LONGEST_TEXT = 360;

/** Its headings and the beginning of its text; at the top of a page without text, the description. */
export function showSection({ page, anchor, headings, text }: SearchRecord): ShownSection {
  return { headings, text: beginning(text || (anchor === null ? (page.description ?? "") : "")) };
}

function beginning(text: string): string {
  // Nearly always the first letters are enough; only where much of them is space, all are looked at.
  const first = oneLine(text.slice(0, 2 * LONGEST_TEXT));
  const line = first.length > LONGEST_TEXT ? first : oneLine(text);
  if (line.length <= LONGEST_TEXT) return line;
  return `${line.slice(0, LONGEST_TEXT).replace(/\s\S{0,24}$/, "")}…`;
}

function oneLine(text: string): string {
  // A single blank is what it is to be: nearly all are.
  return text.replace(/[^\S ]\s*| \s+/g, " ").trim();
}
