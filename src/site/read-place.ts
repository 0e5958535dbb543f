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

/** Files are read when they are first asked for, and kept. */
export function readPlaceOf(root: string): PlaceOf {
  const folder = openFolder(root);
  const files = new Map<string, { readonly bytes: Buffer; readonly starts: () => readonly number[] }>();
  const keep = (file: string) => {
    // Descriptions that another host serves have no file.
    const bytes = folder.read(file) ?? Buffer.alloc(0);
    const kept = { bytes, starts: once(() => lineStarts(bytes)) };
    files.set(file, kept);
    return kept;
  };
  return (place, text) => {
    const { bytes, starts } = files.get(place.file) ?? keep(place.file);
    const targets = spellings(text, place.file);
    // Nearly all are found as they are: looking for other characters takes long, and many links may be broken alike.
    for (const offsetsOf of [exactOffsets, otherOffsets])
      for (const target of targets) {
        const at = targetAmong(offsetsOf(bytes, target), bytes);
        if (at === undefined) continue;
        const line = lineOf(at, starts());
        return { ...place, line: line + 1, column: bytes.toString("utf8", starts()[line], at).length + 1 };
      }
    return place;
  };
}

/** A target as it may be written in a file: links of descriptions are known by their address on the site, which ends in a slash. */
function spellings(target: string, file: string): readonly string[] {
  if (!target.startsWith("/")) return [target];
  const own = [target, target.replace(/\/(?=[?#]|$)/, "")];
  const path = posix.relative(`/${posix.dirname(file)}`, target);
  return path === "" ? own : [...own, path, `./${path}`];
}

/** Where a text names a target: in a link or in quotation marks rather than elsewhere, as a comment or a key may. */
function targetAmong(offsets: Iterable<number>, bytes: Buffer): number | undefined {
  let first: number | undefined;
  for (const at of offsets) {
    if (/(?:[("'<=]|\]: *)$/.test(bytes.toString("latin1", Math.max(0, at - 20), at))) return at;
    first ??= at;
  }
  return first;
}

/** Offsets count bytes. */
function* exactOffsets(bytes: Buffer, target: string): Iterable<number> {
  for (let at = bytes.indexOf(target); at >= 0; at = bytes.indexOf(target, at + 1))
    if (isWhole(bytes, at, at + Buffer.byteLength(target))) yield at;
}

function* otherOffsets(bytes: Buffer, target: string): Iterable<number> {
  const text = bytes.toString();
  for (const { index, 0: match } of text.matchAll(otherwiseSpelt(target))) {
    const at = Buffer.byteLength(text.slice(0, index));
    if (isWhole(bytes, at, at + Buffer.byteLength(match))) yield at;
  }
}

/** `/guides` is not found in `/guides/start`. */
function isWhole(bytes: Buffer, start: number, end: number): boolean {
  const isPart = (at: number) => /[\w/.#?-]/.test(bytes.toString("latin1", Math.max(0, at), at + 1));
  return !isPart(start - 1) && !isPart(end);
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
