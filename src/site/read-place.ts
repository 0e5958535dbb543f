// Finds the place of a text in a file whose reader did not keep places.
import { posix } from "node:path";
import { openFolder } from "../files/open-folder.js";
import { decodePath } from "../shared/encode-path.js";
import { escapePattern } from "../shared/escape-pattern.js";
import { once } from "../shared/once.js";
import { lineOf, lineStarts } from "../shared/places/place-in.js";
import type { Place } from "../shared/problem.js";

/** Gives the place of a text in the file that `place` names; the file as a whole where it cannot be found. */
export type PlaceOf = (place: Place, text: string) => Place;

/** A file of the project. Offsets count bytes. */
interface Kept {
  readonly bytes: Buffer;
  readonly text: () => string;
  readonly placeAt: (offset: number) => Place;
}

/** Files are read when they are first asked for, and kept. */
export function readPlaceOf(root: string): PlaceOf {
  const folder = openFolder(root);
  const files = new Map<string, Kept>();
  const keep = (file: string): Kept => {
    // Descriptions that another host serves have no file.
    const bytes = folder.read(file) ?? Buffer.alloc(0);
    const kept = { bytes, text: once(() => bytes.toString()), placeAt: placeFinder(file, bytes) };
    files.set(file, kept);
    return kept;
  };
  return (place, text) => {
    const whole = files.get(place.file) ?? keep(place.file);
    for (const spelling of spellings(text, place.file)) {
      const at = findTarget(whole, spelling);
      if (at >= 0) return whole.placeAt(at);
    }
    return place;
  };
}

/** A target as it may be written in a file: links of descriptions are known by their address on the site. */
function spellings(target: string, file: string): readonly string[] {
  if (!target.startsWith("/")) return [target];
  const path = posix.relative(`/${posix.dirname(file)}`, target);
  return path === "" ? [target] : [target, path, `./${path}`];
}

function placeFinder(file: string, bytes: Buffer): Kept["placeAt"] {
  const starts = once(() => lineStarts(bytes));
  return (offset) => {
    const line = lineOf(offset, starts());
    return { file, line: line + 1, column: bytes.toString("utf8", starts()[line], offset).length + 1 };
  };
}

/** Where a text names a target: in a link or in quotation marks rather than elsewhere, as a comment or a key may. */
function findTarget(whole: Kept, target: string): number {
  let first = -1;
  for (const at of placesOf(whole, target)) {
    if (/(?:[("'<=]|\]: *)$/.test(whole.bytes.toString("latin1", Math.max(0, at - 20), at))) return at;
    if (first < 0) first = at;
  }
  return first;
}

/** Matches whole values: `/guides` is not found in `/guides/start`. */
function* placesOf({ bytes, text }: Kept, target: string): Iterable<number> {
  const isPart = (at: number) => /[\w/.#?-]/.test(bytes.toString("latin1", Math.max(0, at), at + 1));
  const isWhole = (at: number, length: number) => !isPart(at - 1) && !isPart(at + length);
  const length = Buffer.byteLength(target);
  let found = false;
  for (let at = bytes.indexOf(target); at >= 0; at = bytes.indexOf(target, at + 1)) {
    if (!isWhole(at, length)) continue;
    found = true;
    yield at;
  }
  if (found) return;
  for (const { index, 0: match } of text().matchAll(otherwiseSpelt(target))) {
    const at = Buffer.byteLength(text().slice(0, index));
    if (isWhole(at, Buffer.byteLength(match))) yield at;
  }
}
/** A target that Markdown, HTML, JSON or YAML spells with other characters, or breaks at the end of a line. */
function otherwiseSpelt(target: string): RegExp {
  const characters = [...decodePath(target)].map((character) => {
    const code = character.charCodeAt(0).toString(16).padStart(4, "0");
    const encoded = /\p{Surrogate}/u.test(character) ? character : encodeURIComponent(character);
    const spellings = new Set([escapePattern(character), escapePattern(encoded), `\\\\u${code}`]);
    if (!/\w/.test(character)) spellings.add(`\\\\+${escapePattern(character)}`);
    if (character === "&") spellings.add("&amp;");
    return `(?:${[...spellings].join("|")})`;
  });
  return new RegExp(characters.join("(?:\\\\\\r?\\n *)?"), "gi");
}
