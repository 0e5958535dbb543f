// Keeps results that are slow to make, for all commands: in a file for each.
import { join } from "node:path";
import { buildId } from "../emit/package-files.js";
import { type Memory, openMemory } from "./memory.js";
import { putFile, takeFile } from "./sealed-file.js";

/** The folder of results in a cache, by version of docsgen: another one might make them differently. */
export const RESULTS = "results";

export function resultFolder(cache: string): string {
  return join(cache, RESULTS, buildId());
}

/** The memory in a cache; with null, nothing is kept. Threads and processes share it. */
export function resultFiles(cache: string | null): Memory {
  if (cache === null) return openMemory(null);
  const fileOf = (name: string) => join(resultFolder(cache), name);
  return openMemory({
    take: (name) => takeFile(fileOf(name)),
    put: (name, parts) => {
      putFile(fileOf(name), Buffer.concat(parts.map((part) => Buffer.from(part))));
    },
  });
}
