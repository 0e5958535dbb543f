// Strips front matter from snippets: it has no effect in them.
import { findFrontMatter } from "../../config/front-matter/find-front-matter.js";

/** The body and the lines before it. */
export function stripFrontMatter(text: string): { readonly body: string; readonly lineOffset: number } {
  const matter = findFrontMatter(text);
  if (matter === null || matter === "unclosed") return { body: text, lineOffset: 0 };
  return { body: text.slice(matter.bodyOffset), lineOffset: matter.bodyLine - 1 };
}
