// Shows code in the browser: JSON with folds, everything in colours.
import { colourCode } from "./colour-code.js";
import { foldJson } from "./fold-json.js";
import { formatJson } from "./format-json.js";
import { atOnce, slowly } from "./slowly.js";

/** The code as nodes. */
export function showCode(code: string, grammar: string): Node {
  return (grammar === "json" ? atOnce(foldJson(code)) : null) ?? colourCode(code, grammar);
}

/** JSON of any length, formatted; other text as it is. */
export async function showJson(text: string): Promise<Node> {
  const code = (await slowly(formatJson(text))) ?? text;
  return (await slowly(foldJson(code))) ?? colourCode(code, "json");
}

/** The same at once, for JSON that is known to be short. */
export function showShortJson(text: string): Node {
  return showCode(atOnce(formatJson(text)) ?? text, "json");
}
