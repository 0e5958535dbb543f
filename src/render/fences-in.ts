// Finds the fences of a body before it is parsed: while their colours are waited for, the page is nothing but its text.
import type { FencedCode } from "./highlight-code.js";

/** What stands before a fence, the fence, what it says of its code, the lines of the code; and its end, or that of the text. */
const FENCE = /^([ \t]*)(`{3,}|~{3,})([^`\n]*)\n([\s\S]*?)(?:^[ \t]*\2[`~]*[ \t]*$|(?![\s\S]))/gm;

/** As most stand: it may miss some, and find what is none to a parser. */
export function fencesIn(text: string): FencedCode[] {
  return Array.from(text.matchAll(FENCE), ([, indent = "", , info = "", lines = ""]) => {
    const [language = ""] = info.trim().split(/\s/, 1);
    const meta = info.trim().slice(language.length).trim();
    return { code: outdented(lines, indent.length).slice(0, -1), language: language || null, meta: meta || null };
  });
}

/** Code in lists and components is as far in as its fence. */
function outdented(lines: string, width: number): string {
  return width === 0 ? lines : lines.replace(new RegExp(`^[ \\t]{1,${width}}`, "gm"), "");
}
