// Colours the code of a site's pages by its themes: in bodies and in the API reference.
import { codeThemeCss } from "../../highlight/code-themes.js";
import type { Highlighter } from "../../highlight/create-highlighter.js";
import { once } from "../../shared/once.js";
import type { ColourInputs } from "../article/article-inputs.js";
import { asksForTypes, type FencedCode, type HighlightCode } from "./highlight-code.js";
import type { AskTypes } from "./load-types.js";

/**
 * The highlighter is loaded with the first code that needs it: a page that is drawn again mostly has the same code. `root` is
 * where TypeScript is looked for once a block asks for types.
 */
export function codeColours({ theme, grammars, fold }: ColourInputs, root: string): HighlightCode {
  const load = once(async () => {
    const { createHighlighter } = await import("../../highlight/create-highlighter.js");
    return createHighlighter({ themes: theme, grammars, fold });
  });
  const types = once(async () => (await import("./load-types.js")).typesOf(root));
  return async (blocks) => {
    const { highlight } = await load();
    return blocks.some(asksForTypes) ? withTypes(blocks, await types(), highlight) : highlight(blocks);
  };
}

async function withTypes(
  blocks: readonly FencedCode[],
  ask: AskTypes,
  highlight: Highlighter["highlight"],
): Promise<Awaited<ReturnType<HighlightCode>>> {
  const answers = blocks.map((block) => (asksForTypes(block) ? ask(block) : null));
  const coloured = await highlight(blocks.map((block, index) => ({ ...block, typed: answers[index]?.typed ?? null })));
  return coloured.map((block, index) => {
    const answer = answers[index];
    return answer ? { ...block, isTyped: true, fault: answer.fault, files: answer.files } : block;
  });
}

/** The colours for the classes of highlighted code. */
export function codeSheet(theme: ColourInputs["theme"]): Promise<string> {
  return codeThemeCss(theme);
}
