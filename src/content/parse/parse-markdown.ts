// Parses Markdown that is not MDX, such as API descriptions: HTML is HTML, and braces are text.
import type { Root } from "mdast";
import { asWritten, denseWord, loadNativeEngine, overwhelmsMarkdown } from "./native-limits.js";
import type { ParserName } from "./parse.js";

/** Never fails: every text is Markdown. Nodes may have no places. */
export type ParseMarkdown = (text: string) => Root;

/** Loads an engine; the reference engine too where the native one has no binary. */
export async function markdownParser(name: ParserName): Promise<ParseMarkdown> {
  return (name === "native" ? await nativeParser() : null) ?? referenceParser();
}

/** A row of a table, followed by a line with nothing but a tag. */
const TAG_BEHIND_ROW = /^([^|\n]*\|[^\n]*\n)(?= {0,3}<\/?[a-z][^<>|\n]*>[ \t]*(?:\n|$))/gim;

/** A tag alone on its line ends a table. The native engine would take it for one more row. */
async function nativeParser(): Promise<ParseMarkdown | null> {
  const engine = await loadNativeEngine();
  const options = { features: { frontmatter: false }, position: false };
  return (
    engine &&
    ((text) =>
      overwhelmsMarkdown(text) || denseWord(text) !== null
        ? asWritten(text)
        : (engine.markdownToMdast(text.replace(TAG_BEHIND_ROW, "$1\n"), options) as Root))
  );
}

async function referenceParser(): Promise<ParseMarkdown> {
  const { parseRemark } = await import("./parse-remark.js");
  return (text) => {
    const result = parseRemark(text, false, "md");
    if ("failure" in result) throw new Error(result.failure.reason);
    return result.tree;
  };
}
