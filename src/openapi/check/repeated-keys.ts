// Finds keys that one object of a JSON text has twice. `JSON.parse` keeps the last one and says nothing.

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
      at = endOfText(text, at);
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

const [OBJECT, OBJECT_END, LIST, LIST_END, QUOTE, BACKSLASH, COLON] = [0x7b, 0x7d, 0x5b, 0x5d, 0x22, 0x5c, 0x3a];

/** Where the closing mark of a text stands. */
function endOfText(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at++) {
    const char = text.charCodeAt(at);
    if (char === BACKSLASH) at++;
    else if (char === QUOTE) return at;
  }
  return text.length;
}

function isKey(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return text.charCodeAt(at) === COLON;
}
