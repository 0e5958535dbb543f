// Copies substrings, because a substring keeps the whole text in memory.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** A copy of the text that does not keep a larger text in memory. */
export function ownText(part: string): string {
  return decoder.decode(encoder.encode(part));
}
