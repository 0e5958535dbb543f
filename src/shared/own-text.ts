// Copies parts of long texts: a part keeps the whole in memory, for as long as it is used itself.

const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The same text, in memory of its own. */
export function ownText(part: string): string {
  return decoder.decode(encoder.encode(part));
}
