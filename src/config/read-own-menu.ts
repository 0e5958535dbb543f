// Reads a page's own page menu from front matter, by the schema of docs.json.
import type { DocsConfig } from "./docs-config.js";
import { contextual } from "./settings/shell.js";

/** Null where it cannot be used. */
export function readOwnMenu(written: unknown): DocsConfig["contextual"] | null {
  return contextual.safeParse(written).data ?? null;
}
