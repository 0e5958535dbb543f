// Compares texts as readers do.

/** Whether two texts are the same words: letter case, white space, and marks that are curly in one of them do not count. */
export function haveSameWords(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  const straight = text.replace(/[\u2018\u2019]/g, "'").replace(/[\u201c\u201d]/g, '"');
  return straight
    .replace(/[\u2013\u2014]|-{2,3}/g, "-")
    .replace(/\u2026/g, "...")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();
}
