// Shows code in the browser: JSON with folds, everything in colours.
import { colourCode } from "./colour-code.js";
import { foldedJson } from "./fold-json.js";

/** The code as nodes. */
export function showCode(code: string, grammar: string): Node {
  return (grammar === "json" ? foldedJson(code) : null) ?? colourCode(code, grammar);
}
