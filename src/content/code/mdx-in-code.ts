// Finds the Markdown that author code holds between `<MDX>` and `</MDX>`.
import { withoutIndent } from "./code-from-file.js";

/** The children that JSX passes on, as the Markdown that was meant: without their indentation. */
export function mdxInCode(code: string): { readonly source: string; readonly markdown: string }[] {
  return [...code.matchAll(/<MDX>((?:(?!<MDX>)[\s\S])*?)<\/MDX>/g)].map(([, source = ""]) => ({
    source,
    markdown: setBack(source),
  }));
}

/** Parsers set expressions back by some spaces: the name of a piece does not depend on them. */
export function mdxName(source: string): string {
  return source.replace(/\s+/g, " ").trim();
}

function setBack(source: string): string {
  const [first = "", ...rest] = source.split("\n");
  return [first.trimStart(), ...withoutIndent(rest)].join("\n");
}
