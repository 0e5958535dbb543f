// Finds the place of a key in a page's front matter. It reads the file again, but only for problems.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { frontMatterPlace } from "../config/read-front-matter.js";
import type { Place } from "../shared/problem.js";

/** Finds the value of a front matter key, or the file where the key is missing. */
export type FindMatterPlace = (file: string, key: string) => Place;

export function readMatterPlaces(root: string): FindMatterPlace {
  return (file, key) => frontMatterPlace(readFileSync(join(root, file), "utf8"), file, key);
}
