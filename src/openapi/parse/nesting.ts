// Finds values that are nested deeper than anything that reads them can follow.
import { pathTo, type Step } from "../check/walk.js";
import { isArray, isObject, type Json, type Maybe } from "../json.js";
import type { Path } from "../pointer.js";

/** Honest descriptions stay below a hundred; every function that calls itself for what is inside can go this far. */
const MOST_LEVELS = 400;

export const TOO_DEEP = `The values in this file are nested more than ${MOST_LEVELS} levels deep.`;

/** The way to what holds a value deeper than that; null where there is none. A call for each level is what must not be. */
export function tooDeep(document: Json): Path | null {
  // By value: YAML aliases make one object stand at many places.
  let level = new Map<Json, Step | null>([[document, null]]);
  for (let depth = 0; depth < MOST_LEVELS && level.size > 0; depth++) level = below(level);
  const [deepest] = level.values();
  return deepest ? pathTo(deepest).slice(0, NAMED) : null;
}

/** A message names no more keys than these. */
const NAMED = 6;

function below(level: ReadonlyMap<Json, Step | null>): Map<Json, Step> {
  const next = new Map<Json, Step>();
  for (const [value, above] of level) {
    const keep = (inner: Maybe, key: string): void => {
      if (typeof inner === "object" && inner !== null && !next.has(inner)) next.set(inner, { above, key });
    };
    if (isArray(value)) for (let index = 0; index < value.length; index++) keep(value[index], String(index));
    else if (isObject(value)) for (const key of Object.keys(value)) keep(value[key], key);
  }
  return next;
}
