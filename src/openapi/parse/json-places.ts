// Finds where values of a JSON text begin, reading only the objects and lists on the way: a tree of a large text takes more
// memory than all that is drawn from it.
import type { Path } from "../pointer.js";
import { closingMark, skipSpace } from "./json-text.js";

/** Where a value begins, and its key where it has one. */
interface Member {
  readonly key: number | null;
  readonly value: number;
}

interface Found extends Member {
  /** False where this is the closest value around one that is missing. */
  readonly exact: boolean;
}

/** Finds values by their paths in a text that is sound JSON. What was read on the way is kept for later paths. */
export function jsonPlaces(text: string): (path: Path) => Found {
  const read = new Map<number, ReadonlyMap<string, Member>>();
  const membersAt = (start: number): ReadonlyMap<string, Member> => {
    const members = read.get(start) ?? readMembers(text, start);
    read.set(start, members);
    return members;
  };
  const root: Member = { key: null, value: skipSpace(text, 0) };
  return (path) => {
    let at = root;
    for (const key of path) {
      const next = membersAt(at.value).get(String(key));
      if (!next) return { ...at, exact: false };
      at = next;
    }
    return { ...at, exact: true };
  };
}

/** The members of an object by their keys, those of a list by their positions; of a key that stands twice, the first. */
function readMembers(text: string, start: number): ReadonlyMap<string, Member> {
  const members = new Map<string, Member>();
  const isObject = text[start] === "{";
  if (!isObject && text[start] !== "[") return members;
  for (let at = skipSpace(text, start + 1); at < text.length && !CLOSING.has(text[at]); ) {
    const keyEnd = isObject ? endOfString(text, at) : at;
    const value = isObject ? skipSpace(text, skipSpace(text, keyEnd) + 1) : at;
    const name = isObject ? keyOf(text.slice(at, keyEnd)) : String(members.size);
    if (!members.has(name)) members.set(name, { key: isObject ? at : null, value });
    const end = skipSpace(text, endOfValue(text, value));
    at = text[end] === "," ? skipSpace(text, end + 1) : end;
  }
  return members;
}

const CLOSING = new Set<string | undefined>(["}", "]"]);

function keyOf(written: string): string {
  return written.includes("\\") ? String(JSON.parse(written)) : written.slice(1, -1);
}

const [QUOTE, COMMA, LIST, LIST_END, OBJECT, OBJECT_END] = [0x22, 0x2c, 0x5b, 0x5d, 0x7b, 0x7d];

/** `start` is at the opening quote. */
function endOfString(text: string, start: number): number {
  return Math.min(closingMark(text, start) + 1, text.length);
}

function endOfValue(text: string, start: number): number {
  let depth = 0;
  for (let at = start; at < text.length; ) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) {
      at = endOfString(text, at);
      if (depth === 0) return at;
      continue;
    }
    if (code === OBJECT || code === LIST) depth++;
    else if (code === COMMA || code === OBJECT_END || code === LIST_END) {
      if (depth === 0) return at;
      if (code !== COMMA && --depth === 0) return at + 1;
    }
    at++;
  }
  return text.length;
}
