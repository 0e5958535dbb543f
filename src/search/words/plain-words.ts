// Strips case and accents from text.

/** The words alone, in lower case, with a space between each. */
export function plainWords(text: string): string {
  return text
    .replaceAll("İ", "I")
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, " ")
    .trim();
}
