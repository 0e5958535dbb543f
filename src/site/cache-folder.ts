// Owns the location of a project's cache.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { OWN_FOLDER } from "../files/make-folder.js";

/** In `node_modules`, or in a folder of its own where a project has none. */
export function cacheFolder(root: string): string {
  return existsSync(join(root, "node_modules"))
    ? join(root, "node_modules/.cache/docsgen")
    : join(root, OWN_FOLDER, "cache");
}
