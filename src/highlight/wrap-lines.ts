// Wraps lines in elements if a block marks or numbers them.
import type { FenceMeta } from "./fence-meta.js";
import type { MarkedCode } from "./notation.js";
import { answersBelow, type TypeFinding, withTypes } from "./typed-code.js";

/** What lines carry besides their colours. */
interface LineNotes extends Pick<MarkedCode, "marks" | "notes"> {
  readonly types: readonly TypeFinding[];
}

/** The inside of `<code>`. A block without line options needs no element per line. */
export function wrapLines(lines: readonly string[], fence: FenceMeta, { marks, notes, types }: LineNotes): string {
  const hasMarks = fence.highlight.size + fence.focus.size + marks.size + notes.length + types.length > 0;
  if (!fence.lines && !hasMarks) return lines.join("\n");
  const described = new Set<string>();
  return lines
    .map((line, index) => {
      const findings = types.filter((each) => each.line === index);
      const names = new Set<string>(["line", ...(marks.get(index + 1) ?? [])]);
      if (fence.highlight.has(index + 1)) names.add("line-highlight");
      if (fence.focus.has(index + 1)) names.add("focused");
      // The line break is inside, as lines are displayed as blocks.
      const end = index < lines.length - 1 ? "\n" : "";
      return `<span class="${[...names].join(" ")}">${withTypes(line, findings, described)}${noteMarks(index + 1, notes)}${end}</span>${answersBelow(findings)}`;
    })
    .join("");
}

/** The numbers are drawn by the sheet: what a reader selects and copies is the code alone. */
function noteMarks(line: number, notes: MarkedCode["notes"]): string {
  return notes
    .map((note, index) => (note.line === line ? `<i class="code-note" data-note="${index + 1}"></i>` : ""))
    .join("");
}
