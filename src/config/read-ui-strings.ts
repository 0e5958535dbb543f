// Reads the words of the interface in one language. Most sites only need English, which is part of the code.
import { createRequire } from "node:module";
import { languageOf } from "../shared/languages.js";
import { EN, type UiStrings } from "../shared/ui-strings.js";

const require = createRequire(import.meta.url);

/** BCP 47 tags: a file each in the folder `ui-strings` of the package. */
const TRANSLATED: ReadonlySet<string> = new Set(
  "ar ca cs da de es fi fr he hi hu id it ja ko lv nl no pl pt pt-BR ro ru sv tr uk uz vi zh zh-Hant".split(" "),
);

/**
 * The words for a language of docs.json; English for null and for codes that are none. Node keeps what was read.
 * Browser code reads its words from the HTML, so that no page carries every language.
 */
export function uiStrings(code: string | null): UiStrings {
  const tag = (code && languageOf(code)?.tag) || "en";
  const name = [tag, tag.split("-")[0] ?? ""].find((each) => TRANSLATED.has(each));
  return name === undefined ? EN : require(`#ui-strings/${name}.json`);
}
