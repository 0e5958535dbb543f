// Shows code in the browser: JSON with folds, everything in colours.
import { colourCode } from "./colour-code.js";
import { foldJson } from "./fold-json.js";
import { type ReadJson, readJson } from "./read-json.js";
import { atOnce, slowly } from "./slowly.js";

/** The code as nodes. Its text stays as it is. */
export function showCode(code: string, grammar: string): Node {
  const read = grammar === "json" ? atOnce(readJson(code)) : null;
  return read?.text === code ? shown(read, code) : colourCode(code, grammar);
}

/** JSON of any length, formatted; other text as it is. */
export async function showJson(text: string): Promise<Node> {
  return shown(await slowly(readJson(text)), text);
}

/** The same at once, for JSON that is known to be short. */
export function showShortJson(text: string): Node {
  return shown(atOnce(readJson(text)), text);
}

function shown(read: ReadJson | null, text: string): Node {
  return (read?.whole && foldJson(read.whole, read.text)) ?? colourCode(read?.text ?? text, "json");
}
