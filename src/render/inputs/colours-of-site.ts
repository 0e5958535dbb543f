// Takes the inputs of highlighted code from a Site.
import { openFolder } from "../../files/open-folder.js";
import type { Site } from "../../site/site.js";
import type { ColourInputs } from "../article/article-inputs.js";

/** The theme of code and the grammars of the project. Code in a grammar that cannot be read stays plain. */
export function coloursOfSite({ root, config }: Site): ColourInputs {
  const { theme, languages, fold } = config.styling.codeblocks;
  const { text } = openFolder(root);
  return { theme, fold, grammars: languages.custom.flatMap((file) => text(file) ?? []) };
}
