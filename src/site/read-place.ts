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
  const files = new Map<string, { readonly whole: string; readonly starts: () => readonly number[] }>();
  const keep = (file: string) => {
    // Descriptions that another host serves have no file.
    const whole = folder.read(file)?.toString() ?? "";
    const kept = { whole, starts: once(() => lineStarts(whole)) };
    files.set(file, kept);
    return kept;
  };
  return (place, text) => {
    const { whole, starts } = files.get(place.file) ?? keep(place.file);
    const targets = spellings(text, place.file);
    // Nearly all are found as they are: looking for other characters takes long, and many links may be broken alike.
    for (const offsetsOf of [exactOffsets, otherOffsets])
      for (const target of targets) {
        const at = targetAmong(offsetsOf(whole, target), whole);
        if (at === undefined) continue;
        const line = lineOf(at, starts());
        return { ...place, line: line + 1, column: at - (starts()[line] ?? 0) + 1 };
      }
    return place;
  };
}

/** A target as it may be written in a file: links of descriptions are known by their address on the site, without a slash at the end. */
function spellings(target: string, file: string): readonly string[] {
  if (!target.startsWith("/")) return [target];
  const own = [target, target.replace(/\/?(?=[?#]|$)/, "/")];
  const path = posix.relative(`/${posix.dirname(file)}`, target);
  return path === "" ? own : [...own, path, `./${path}`];
}

/** Where a text names a target: in a link or in quotation marks rather than elsewhere, as a comment or a key may. */
function targetAmong(offsets: Iterable<number>, whole: string): number | undefined {
  let first: number | undefined;
  for (const at of offsets) {
    if (/(?:[("'<=]|\]: *)$/.test(whole.slice(Math.max(0, at - 20), at))) return at;
    first ??= at;
  }
  return first;
}

function* exactOffsets(whole: string, target: string): Iterable<number> {
  for (let at = whole.indexOf(target); at >= 0; at = whole.indexOf(target, at + 1))
    if (isAlone(whole, at, at + target.length)) yield at;
}

function* otherOffsets(whole: string, target: string): Iterable<number> {
  for (const { index, 0: match } of whole.matchAll(otherwiseSpelt(target)))
    if (isAlone(whole, index, index + match.length)) yield index;
}

/** `/guides` is not found in `/guides/start`. */
function isAlone(whole: string, start: number, end: number): boolean {
  const isPart = (at: number) => /[\w/.#?-]/.test(whole.charAt(at));
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
