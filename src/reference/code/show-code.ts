// Shows code in the browser: JSON with folds, everything in colours.

import type { Steps } from "../../shared/steps.js";
import { colourCode } from "./colour-code.js";
import { foldJson } from "./fold-json.js";
import { type ReadJson, readJson } from "./read-json.js";
import { atOnce, slowly } from "./slowly.js";

/** The code as nodes. Its text stays as it is. */
export function showCode(code: string, grammar: string): Node {
  const read = grammar === "json" ? atOnce(readJson([code])) : null;
  return read?.text.slice() === code ? atOnce(draw(read, [code])) : colourCode(code, grammar);
}

/** JSON of any length, formatted; other text as it is. */
export function showJson(pieces: readonly string[]): Promise<Node> {
  return slowly(readAndDraw(pieces));
}

/** The same at once, for JSON that is known to be short. */
export function showShortJson(text: string): Node {
  return atOnce(readAndDraw([text]));
}

function* readAndDraw(pieces: readonly string[]): Steps<Node> {
  return yield* draw(yield* readJson(pieces), pieces);
}

function* draw(read: ReadJson | null, pieces: readonly string[]): Steps<Node> {
  const folded = read?.whole ? yield* foldJson(read.whole, read.text) : null;
  return folded ?? colourCode(read?.text.slice() ?? pieces.join(""), "json");
}
