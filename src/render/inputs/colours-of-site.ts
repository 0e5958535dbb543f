// Takes from a Site what shapes coloured code.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Site } from "../../site/site.js";
import type { ColourInputs } from "../article/article-inputs.js";

/** The theme of code and the grammars of the project. Code in a grammar that cannot be read stays plain. */
export function coloursOfSite({ root, config }: Site): ColourInputs {
  const { theme, languages, fold } = config.styling.codeblocks;
  return { theme, fold, grammars: languages.custom.flatMap((file) => readGrammar(root, file)) };
}

function readGrammar(root: string, file: string): string[] {
  try {
    return [readFileSync(join(root, file), "utf8")];
  } catch {
    return [];
  }
}
