// Finds the files that docsgen ships: its version and browser files.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the installed package: the nearest one above this module with docsgen's package.json. */
export function packageFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, "package.json"))) folder = dirname(folder);
  return folder;
}

/** The version of docsgen, as people name it. */
export function packageVersion(): string {
  const text = readFileSync(join(packageFolder(), "package.json"), "utf8");
  const { version } = JSON.parse(text) as { version: string };
  return version;
}

/** The hash that `scripts/bundle.js` gave to this code: part of every cache key. */
export function buildId(): string {
  const file = join(packageFolder(), "dist/build-id");
  return existsSync(file) ? readFileSync(file, "utf8") : packageVersion();
}
