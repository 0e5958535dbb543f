// Colours the code of a site's pages by its themes: in bodies and in the API reference.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { codeThemeCss } from "../content/highlight/code-themes.js";
import type { Highlighter } from "../content/highlight/create-highlighter.js";
import { grammarNames } from "../content/highlight/custom-grammars.js";
import type { Site } from "../site/site.js";
import type { HighlightCode } from "./highlight-code.js";

/** What colours is loaded when the first code is asked for: a page that is drawn again mostly has the code it had. */
export function codeColours({ root, config }: Site): HighlightCode {
  const { theme, languages } = config.styling.codeblocks;
  const load = async (): Promise<Highlighter> => {
    const { createHighlighter } = await import("../content/highlight/create-highlighter.js");
    return createHighlighter({ themes: theme, grammars: languages.custom.flatMap((file) => readGrammar(root, file)) });
  };
  let highlighter: Promise<Highlighter> | null = null;
  return async (blocks) => {
    highlighter ??= load();
    return (await highlighter).highlight(blocks);
  };
}

function readGrammar(root: string, file: string): string[] {
  try {
    return [readFileSync(join(root, file), "utf8")];
  } catch {
    return []; // Code of this language stays plain.
  }
}

/** The names of the languages that a site brings a grammar for, in lower case. */
export function ownLanguages({ root, config }: Site): Set<string> {
  const { custom } = config.styling.codeblocks.languages;
  return new Set(custom.flatMap((file) => readGrammar(root, file)).flatMap(grammarNames));
}

/** The colours that the classes of highlighted code stand for. */
export function codeSheet({ config }: Site): Promise<string> {
  return codeThemeCss(config.styling.codeblocks.theme);
}
