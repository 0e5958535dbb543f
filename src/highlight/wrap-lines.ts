// Puts lines into elements of their own, where a block marks lines or counts them.
import type { FenceMeta } from "./fence-meta.js";
import type { LineMark } from "./notation.js";

/** The inside of `<code>`. A block without line options needs no element per line. */
export function wrapLines(
  lines: readonly string[],
  fence: FenceMeta,
  marks: ReadonlyMap<number, ReadonlySet<LineMark>>,
): string {
  const isPlain = !fence.lines && fence.highlight.size === 0 && fence.focus.size === 0 && marks.size === 0;
  if (isPlain) return lines.join("\n");
  return lines
    .map((line, index) => {
      const names = new Set<string>(["line", ...(marks.get(index + 1) ?? [])]);
      if (fence.highlight.has(index + 1)) names.add("highlighted");
      if (fence.focus.has(index + 1)) names.add("focused");
      // The line break is inside, as lines are displayed as blocks.
      const end = index < lines.length - 1 ? "\n" : "";
      return `<span class="${[...names].join(" ")}">${line}${end}</span>`;
    })
    .join("");
}
