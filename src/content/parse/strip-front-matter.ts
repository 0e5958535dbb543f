// Strips front matter from snippets: it has no effect in them.

/** The body and the lines before it. */
export function stripFrontMatter(text: string): { readonly body: string; readonly lineOffset: number } {
  const match = /^\uFEFF?---[ \t]*\r?\n[\s\S]*?\r?\n---[ \t]*(?:\r?\n|$)/.exec(text);
  if (!match) return { body: text, lineOffset: 0 };
  return { body: text.slice(match[0].length), lineOffset: match[0].split("\n").length - 1 };
}
