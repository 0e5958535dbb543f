// Colours the code of a site's pages by its themes: in bodies and in the API reference.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeThemeCss } from "../content/highlight/code-themes.js";
import { createHighlighter } from "../content/highlight/create-highlighter.js";
import type { Html } from "../model.js";
import type { Site } from "../site/site.js";
import type { HighlightCode } from "./article.js";

export interface CodeColours {
  readonly fences: HighlightCode;
  readonly text: (code: string, language: string) => Promise<Html | null>;
}

export function codeColours({ root, config }: Site): CodeColours {
  const { theme, languages } = config.styling.codeblocks;
  const grammars = languages.custom.flatMap((file) => readGrammar(root, file));
  const highlighter = createHighlighter({ themes: theme, grammars });
  return {
    fences: (blocks) => highlighter.highlight(blocks),
    text: async (code, language) => (await highlighter.highlight([{ code, language, meta: null }]))[0]?.html ?? null,
  };
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
