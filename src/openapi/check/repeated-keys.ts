// Finds keys that one object of a JSON text has twice. `JSON.parse` keeps the last one and says nothing.
import { closingMark, skipSpace } from "../parse/json-text.js";

/** A key that was there already: where each of the two begins in the text. */
export interface RepeatedKey {
  readonly key: string;
  readonly first: number;
  readonly again: number;
}

/** Reads sound JSON: only what tells objects and their keys apart is looked at. */
export function repeatedKeys(text: string): RepeatedKey[] {
  const found: RepeatedKey[] = [];
  /** The keys of each object that is open; null for a list. */
  const open: (Map<string, number> | null)[] = [];
  for (let at = 0; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === OBJECT) open.push(new Map());
    else if (char === LIST) open.push(null);
    else if (char === OBJECT_END || char === LIST_END) open.pop();
    else if (char === QUOTE) {
      const start = at;
      at = closingMark(text, at);
      const keys = open.at(-1);
      if (!keys || !isKey(text, at)) continue;
      const key = text.slice(start + 1, at);
      const first = keys.get(key);
      if (first === undefined) keys.set(key, start);
      else found.push({ key, first, again: start });
    }
  }
  return found;
}

const [OBJECT, OBJECT_END, LIST, LIST_END, QUOTE, COLON] = [0x7b, 0x7d, 0x5b, 0x5d, 0x22, 0x3a];

function isKey(text: string, end: number): boolean {
  return text.charCodeAt(skipSpace(text, end + 1)) === COLON;
}
