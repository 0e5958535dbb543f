// Colours the code of a site's pages by its themes: in bodies and in the API reference.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeThemeCss } from "../content/highlight/code-themes.js";
import { createHighlighter } from "../content/highlight/create-highlighter.js";
import type { Site } from "../site/site.js";
import type { HighlightCode } from "./highlight-code.js";

export function codeColours({ root, config }: Site): HighlightCode {
  const { theme, languages } = config.styling.codeblocks;
  const grammars = languages.custom.flatMap((file) => readGrammar(root, file));
  const highlighter = createHighlighter({ themes: theme, grammars });
  return (blocks) => highlighter.highlight(blocks);
}

function readGrammar(root: string, file: string): string[] {
  try {
    return [readFileSync(join(root, file), "utf8")];
  } catch {
    return []; // Code of this language stays plain.
  }
}

/** The colours that the classes of highlighted code stand for. */
export function codeSheet({ config }: Site): Promise<string> {
  return codeThemeCss(config.styling.codeblocks.theme);
}
