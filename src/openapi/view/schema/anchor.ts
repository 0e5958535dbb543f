// Makes the ids of rows: readable, stable, and never the same twice in one block.

/** A name as part of an id: letters of any script, digits and `_` stay; any other run becomes one `-`. */
function anchorPart(name: string): string {
  return name.replace(/[^\p{L}\p{N}_]+/gu, "-").replace(/^-|-$/g, "") || "x";
}

/** Joins the id of the row above with a name. Media types and variants use a double dash, which no name can contain. */
export function anchorBelow(id: string, name: string, separator: "-" | "--" = "-"): string {
  return `${id}${separator}${anchorPart(name)}`;
}

/** The id itself, or with a number where it is taken. */
export function uniqueAnchor(id: string, taken: Set<string>): string {
  let unique = id;
  for (let count = 2; taken.has(unique); count++) unique = `${id}--${count}`;
  taken.add(unique);
  return unique;
}
