// Owns JSON pointers in their fragment form: `#/paths/~1pets~1{id}/get`.

/** Keys from the root of a document to a value. */
export type Path = readonly string[];

/** The keys of a local `$ref`, or null where it does not point into the same document. */
export function pathOf(pointer: string): Path | null {
  if (pointer === "#" || pointer === "#/") return [];
  if (!pointer.startsWith("#/")) return null;
  return pointer
    .slice(2)
    .split("/")
    .map((segment) => decode(segment).replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The keys of what is below a pointer of the document; those alone for a pointer that is none. */
export function keysTo(pointer: string, ...more: Path): Path {
  return [...(pathOf(pointer) ?? []), ...more];
}

export function pointerOf(path: Path): string {
  return path.length === 0 ? "#" : `#/${path.map(escapeSegment).join("/")}`;
}

/** The pointer of a member of the value at `pointer`. */
export function below(pointer: string, ...keys: readonly (string | number)[]): string {
  return keys.reduce<string>((at, key) => `${at}/${escapeSegment(String(key))}`, pointer);
}

/** A key as a segment of a pointer. */
export function escapeSegment(segment: string): string {
  return /[~/]/.test(segment) ? segment.replaceAll("~", "~0").replaceAll("/", "~1") : segment;
}

/** Pointers in a URL fragment may be percent-encoded; `100%` is a key too. */
function decode(segment: string): string {
  if (!segment.includes("%")) return segment;
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
