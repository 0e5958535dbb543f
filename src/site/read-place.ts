// Finds the place of a text in a file whose reader did not keep places.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { lineIndex } from "../openapi/line-index.js";
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
    const at = findWhole(whole.text, text);
    return at < 0 ? place : whole.placeAt(at);
  };
}

/** Matches whole values: `/guides` is not found in `/guides/start`. */
function findWhole(whole: string, text: string): number {
  const isPart = (character: string | undefined) => character !== undefined && /[\w/.#?-]/.test(character);
  for (let at = whole.indexOf(text); at >= 0; at = whole.indexOf(text, at + 1)) {
    if (!isPart(whole[at - 1]) && !isPart(whole[at + text.length])) return at;
  }
  return -1;
}

/** Descriptions that another host serves have no file. */
function readText(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
