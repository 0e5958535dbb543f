// Reads a mint.json, the older form of the settings, as the docs.json that says the same.
import { openFolder } from "../files/open-folder.js";
import { fileOf, type Report, warning } from "../shared/problem.js";
import type { LoadedJson } from "./json/load-json.js";
import { parseJson } from "./json/parse-json.js";
import { isObject, placeBook } from "./json/places.js";
import { MINT_FILE, migrateMint } from "./migrate-mint-json.js";
import { encodingProblems } from "./read-encoding.js";

/** Null if the project has no mint.json. Places point into it; what has no equivalent is reported and left out. */
export function loadMintJson(root: string, report: Report): LoadedJson | null {
  const text = openFolder(root).text(MINT_FILE);
  if (text === null) return null;
  const book = placeBook(MINT_FILE);
  encodingProblems(root, MINT_FILE, text).forEach(report);
  const mint = parseJson(text, { file: MINT_FILE, book, report });
  const what = "mint.json is the old settings format. It is read as the equivalent docs.json.";
  report(warning("older-settings", fileOf(MINT_FILE), what, "Convert it with: npx docsgen migrate --write"));
  return {
    value: isObject(mint) ? migrateMint(mint, book, report) : mint,
    places: book,
    files: [MINT_FILE, "docs.json"],
  };
}
