// Finds what docsgen itself ships: its version and the browser files bundled with it.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the installed package: the nearest one above this module with docsgen's package.json. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

/** The version of docsgen: part of every cache key. */
export function packageVersion(): string {
  const text = readFileSync(join(packageFolder(), "package.json"), "utf8");
  const { version } = JSON.parse(text) as { version: string };
  return version;
}
