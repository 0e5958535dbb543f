// Finds the place of a text in a file whose reader did not keep places.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lineIndex } from "../openapi/line-index.js";
import { escapePattern } from "../shared/escape-pattern.js";
import type { Place } from "../shared/problem.js";

/** Gives the place of a text in the file that `place` names; the file as a whole where it cannot be found. */
export type PlaceOf = (place: Place, text: string) => Place;

interface Kept {
  readonly text: string;
  readonly placeAt: (offset: number) => Place;
}

/** Files are read when they are first asked for, and kept. */
export function readPlaceOf(root: string): PlaceOf {
  const files = new Map<string, Kept>();
  const keep = (file: string): Kept => {
    const text = readText(join(root, file));
    const kept = { text, placeAt: lineIndex(file, text) };
    files.set(file, kept);
    return kept;
  };
  return (place, text) => {
    const whole = files.get(place.file) ?? keep(place.file);
    const at = findTarget(whole.text, text);
    return at < 0 ? place : whole.placeAt(at);
  };
}

/** Where a text names a target: in a link or in quotation marks rather than elsewhere, as a comment or a key may. */
function findTarget(whole: string, target: string): number {
  let first = -1;
  for (const at of placesOf(whole, target)) {
    if (/(?:[("'<=]|\]: *)$/.test(whole.slice(Math.max(0, at - 20), at))) return at;
    if (first < 0) first = at;
  }
  return first;
}

/** Matches whole values: `/guides` is not found in `/guides/start`. */
function* placesOf(whole: string, target: string): Iterable<number> {
  const isPart = (character: string | undefined) => character !== undefined && /[\w/.#?-]/.test(character);
  let found = false;
  for (let at = whole.indexOf(target); at >= 0; at = whole.indexOf(target, at + 1)) {
    if (isPart(whole[at - 1]) || isPart(whole[at + target.length])) continue;
    found = true;
    yield at;
  }
  if (found) return;
  for (const { index, 0: match } of whole.matchAll(otherwiseSpelt(target)))
    if (!isPart(whole[index - 1]) && !isPart(whole[index + match.length])) yield index;
}

/** A target that Markdown, HTML, JSON or YAML spells with other characters, or breaks at the end of a line. */
function otherwiseSpelt(target: string): RegExp {
  const characters = [...decoded(target)].map((character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    const encoded = /\p{Surrogate}/u.test(character) ? character : encodeURIComponent(character);
    const spellings = new Set([escapePattern(character), escapePattern(encoded), `\\\\u${code}`]);
    if (!/\w/.test(character)) spellings.add(`\\\\+${escapePattern(character)}`);
    if (character === "&") spellings.add("&amp;");
    return `(?:${[...spellings].join("|")})`;
  });
  return new RegExp(characters.join("(?:\\\\\\r?\\n *)?"), "gi");
}

function decoded(target: string): string {
  try {
    return decodeURIComponent(target);
  } catch {
    return target;
  }
}

/** Descriptions that another host serves have no file. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
