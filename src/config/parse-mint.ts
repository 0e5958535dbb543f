// Reads a mint.json, the older settings file, as it is written. A tool makes a docs.json of it.
import { problem, type Report } from "../shared/problem.js";
import { parseJson } from "./json/parse-json.js";
import { isObject, type JsonObject, type PlaceBook, placeBook } from "./json/places.js";
import { describe, noObject } from "./setting-problems.js";

export const MINT_FILE = "mint.json";

interface Mint {
  readonly mint: JsonObject;
  readonly book: PlaceBook;
}

/** A mint.json as it is written. Null where the text is not a JSON object, which has been reported. */
export function parseMint(text: string, report: Report): Mint | null {
  const book = placeBook(MINT_FILE);
  const mint = parseJson(text, { file: MINT_FILE, book, report });
  if (mint === undefined) return null;
  if (!isObject(mint)) {
    report(noObject(MINT_FILE, mint));
    return null;
  }
  reportStrayEntries(mint["navigation"], book, report);
  return { mint, book };
}

function reportStrayEntries(navigation: unknown, book: PlaceBook, report: Report): void {
  if (!Array.isArray(navigation)) return;
  for (const [index, entry] of navigation.entries()) {
    if (isObject(entry)) continue;
    const what = `Entries of "navigation" in mint.json must be groups, not ${describe(entry)}.`;
    const hint = 'Put the page in a group: { "group": "…", "pages": ["…"] }.';
    report(problem("invalid-navigation", book.ofValue(navigation, index), what, hint));
  }
}
