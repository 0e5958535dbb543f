// Finds values that are nested deeper than anything that reads them can follow.
import { type Json, type JsonObject, keyed } from "../json.js";
import type { Path } from "../pointer.js";

/** Honest descriptions stay below a hundred; every function that calls itself for what is inside can go this far. */
const MOST_LEVELS = 400;

export const TOO_DEEP = `The values in this file are nested more than ${MOST_LEVELS} levels deep.`;

/** A message names no more keys than these. */
const NAMED = 6;

/** The way to what holds a value deeper than that; null where there is none. */
export function tooDeep(document: Json): Path | null {
  return wayDown(document, MOST_LEVELS, new Map())?.slice(0, NAMED) ?? null;
}

/**
 * The way to the first object so many levels below. By object, `looked` says how far below it was looked: YAML aliases make
 * one object stand at many places.
 */
function wayDown(value: Json, levels: number, looked: Map<JsonObject, number>): string[] | null {
  const holder = keyed(value);
  if (!holder || (looked.get(holder) ?? -1) >= levels) return null;
  if (levels === 0) return [];
  looked.set(holder, levels);
  for (const key of Object.keys(holder)) {
    const way = wayDown(holder[key] ?? null, levels - 1, looked);
    if (way) return [key, ...way];
  }
  return null;
}
