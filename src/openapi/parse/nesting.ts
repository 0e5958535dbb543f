// Finds values that are nested deeper than anything that reads them can follow.
import type { Json } from "../json.js";
import type { Path } from "../pointer.js";

/** Honest descriptions stay below a hundred; every function that calls itself for what is inside can go this far. */
const MOST_LEVELS = 400;

export const TOO_DEEP = `The values in this file are nested more than ${MOST_LEVELS} levels deep.`;

/** The way to what holds a value deeper than that; null where there is none. A call for each level is what must not be. */
export function tooDeep(document: Json): Path | null {
  // By value: YAML aliases make one object stand at many places.
  let level = new Map<Json, Path>([[document, []]]);
  for (let depth = 0; depth < MOST_LEVELS && level.size > 0; depth++) level = below(level);
  return level.values().next().value ?? null;
}

/** A message names no more keys than these. */
const NAMED = 6;

function below(level: ReadonlyMap<Json, Path>): Map<Json, Path> {
  const next = new Map<Json, Path>();
  for (const [value, path] of level)
    if (typeof value === "object" && value !== null)
      for (const [key, inner] of Object.entries(value))
        if (typeof inner === "object" && inner !== null && !next.has(inner))
          next.set(inner, path.length < NAMED ? [...path, key] : path);
  return next;
}
