// Finds the end of string literals in valid JSON.

const BACKSLASH = 0x5c;

/** Where the closing mark of the text stands that begins at `start`; the end where there is none. */
export function closingMark(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}

/** The next character that is no space. */
export function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}
