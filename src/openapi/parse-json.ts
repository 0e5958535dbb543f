// Reads a JSON description. Positions are worked out only when a message needs one: for most files none does.
import { findJsonFault } from "../config/json/find-json-fault.js";
import { once } from "../shared/once.js";
import { type Problem, problem } from "../shared/problem.js";
import type { Json } from "./json.js";
import { repeatedKey } from "./parse-doubtful-yaml.js";
import { type Locate, lineIndex, type Parsed } from "./parsed.js";
import type { Path } from "./pointer.js";

export function parseJson(file: string, text: string): Parsed {
  const plain = text.startsWith("\uFEFF") ? text.slice(1) : text;
  try {
    const value: Json = JSON.parse(plain);
    return { value, problems: repetitions(file, plain), locate: jsonLocate(file, plain) };
  } catch {
    const locate = () => lineIndex(file, plain)(0);
    return { value: undefined, problems: [syntaxProblem(file, plain)], locate };
  }
}

function repetitions(file: string, text: string): Problem[] {
  const place = once(() => lineIndex(file, text));
  return repeatedKeys(text).map(({ key, first, again }) => repeatedKey(key, place()(first), place()(again)));
}

function syntaxProblem(file: string, text: string): Problem {
  const fault = findJsonFault(text);
  const place = lineIndex(file, text)(fault?.offset ?? 0);
  return problem("parse", place, fault?.what ?? "This file is not valid JSON.", fault?.hint);
}

function jsonLocate(file: string, text: string): Locate {
  const find = once(() => jsonPlaces(text));
  const place = once(() => lineIndex(file, text));
  return (path, part = "value") => {
    const { key, value, exact } = find()(path);
    return place()(part === "key" && exact && key !== null ? key : value);
  };
}

/** A key that was there already: where each of the two begins in the text. */
interface RepeatedKey {
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
      at = closingMark(text, at);
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

const [OBJECT, OBJECT_END, LIST, LIST_END, QUOTE, COLON] = [0x7b, 0x7d, 0x5b, 0x5d, 0x22, 0x3a];

function isKey(text: string, end: number): boolean {
  return text.charCodeAt(skipSpace(text, end + 1)) === COLON;
}

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

const COMMA = 0x2c;

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

const BACKSLASH = 0x5c;

/** Where the closing mark of the text stands that begins at `start`; the end where there is none. */
function closingMark(text: string, start: number): number {
  for (let at = text.indexOf('"', start + 1); at !== -1; at = text.indexOf('"', at + 1)) {
    let first = at;
    while (text.charCodeAt(first - 1) === BACKSLASH) first--;
    if ((at - first) % 2 === 0) return at;
  }
  return text.length;
}

/** The next character that is no space. */
function skipSpace(text: string, start: number): number {
  let at = start;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at++;
  return at;
}
