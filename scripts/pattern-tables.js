// Reads the patterns of usual grammars when docsgen is bundled: builds look up what they can begin with and what they are
// in JavaScript. Of all other grammars patterns are read where code needs them.
import { mkdir, writeFile } from "node:fs/promises";
import { loadSource } from "./load-source.js";
import { usualGrammars } from "./usual-grammars.js";

/** Writes a file for each scope. */
export async function writePatternTables(folder) {
  const { tableOf } = await loadSource("highlight/patterns/bundled-patterns.ts");
  await mkdir(folder, { recursive: true });
  for (const grammar of await usualGrammars()) {
    await writeFile(`${folder}/${grammar.scopeName}.json`, JSON.stringify(tableOf(grammar)));
  }
}
