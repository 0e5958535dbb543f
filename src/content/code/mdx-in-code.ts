// Finds the Markdown that author code holds between `<MDX>` and `</MDX>`.

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
  const lines = source.split("\n");
  const indents = lines.slice(1).flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const indent = Math.min(...indents, Number.MAX_SAFE_INTEGER);
  return lines
    .map((line, index) => (index === 0 ? line.trimStart() : line.slice(Math.min(indent, line.length))))
    .join("\n");
}
