// Finds the place of a key in a page's front matter. It reads the file again, but only for problems.

import { frontMatterPlace } from "../config/read-front-matter.js";
import { openFolder } from "../files/open-folder.js";
import type { Place } from "../shared/problem.js";

/** Finds the value of a front matter key, or the file where the key is missing. */
export type FindMatterPlace = (file: string, key: string) => Place;

export function readMatterPlaces(root: string): FindMatterPlace {
  const { listed } = openFolder(root);
  return (file, key) => frontMatterPlace(listed(file), file, key);
}
