// Turns straight quotation marks, dashes and dots of prose into the typographer's.

/** Rewrites one text. `before` is the preceding character on the line, empty at the start. */
export function smartQuotes(text: string, before = ""): string {
  if (!/["'.-]/.test(text)) return text;
  let result = text.replace(/(?<!\.)\.\.\.(?!\.)/g, "…");
  result = result.replace(/(?<!-)---?(?!-)/g, (dashes, at: number, whole: string) => dash(dashes, at, whole));
  return result.replace(/["']/g, (mark, at: number, whole: string) =>
    curl(mark, at > 0 ? whole.charAt(at - 1) : before, whole.charAt(at + 1)),
  );
}

/** `--verbose` stays: it is an option of a command, not a dash. */
function dash(dashes: string, at: number, whole: string): string {
  const previous = whole.charAt(at - 1);
  const next = whole.charAt(at + dashes.length);
  const isOption = /[A-Za-z]/.test(next) && (previous === "" || /[\s("'[{,/]/.test(previous));
  return isOption ? dashes : "—";
}

/** Opening after a space or an opening bracket, closing and apostrophe elsewhere. */
function curl(mark: string, previous: string, next: string): string {
  const opens =
    previous === "" ? !/[\s,.;:!?]/.test(next) || next === "" : /[\s([{\u2014\u2013\u201c\u2018/-]/.test(previous);
  if (mark === '"') return opens ? "“" : "”";
  if (opens && /\d/.test(next)) return "’";
  return opens ? "‘" : "’";
}
