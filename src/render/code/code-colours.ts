// Colours the code of a site's pages by its themes: in bodies and in the API reference.
import { codeThemeCss } from "../../highlight/code-themes.js";
import type { Highlighter } from "../../highlight/create-highlighter.js";
import { grammarNames } from "../../highlight/custom-grammars.js";
import type { ColourInputs } from "../article/article-inputs.js";
import type { HighlightCode } from "./highlight-code.js";

/** The highlighter is loaded with the first code that needs it: a page that is drawn again mostly has the same code. */
export function codeColours({ theme, grammars, fold }: ColourInputs): HighlightCode {
  const load = async (): Promise<Highlighter> => {
    const { createHighlighter } = await import("../../highlight/create-highlighter.js");
    return createHighlighter({ themes: theme, grammars, fold });
  };
  let highlighter: Promise<Highlighter> | null = null;
  return async (blocks) => {
    highlighter ??= load();
    return (await highlighter).highlight(blocks);
  };
}

/** Lower-case names of the languages that the site brings grammars for. */
export function ownLanguages({ grammars }: ColourInputs): Set<string> {
  return new Set(grammars.flatMap(grammarNames));
}

/** The colours for the classes of highlighted code. */
export function codeSheet(theme: ColourInputs["theme"]): Promise<string> {
  return codeThemeCss(theme);
}
