// Reads the patterns of usual grammars when docsgen is bundled: builds look up what they can begin with and what they are
// in JavaScript. Of all other grammars patterns are read where code needs them.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { usualGrammars } from "./usual-grammars.js";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Writes a file for each scope. */
export async function writePatternTables(folder) {
  const { tableOf } = await importSource("src/content/highlight/bundled-patterns.ts", `${folder}.js`);
  await mkdir(folder, { recursive: true });
  for (const grammar of await usualGrammars()) {
    await writeFile(`${folder}/${grammar.scopeName}.json`, JSON.stringify(tableOf(grammar)));
  }
}

/** Imports it from `outfile`, which has to lie where packages are found. */
async function importSource(file, outfile) {
  const settings = { bundle: true, format: "esm", platform: "node", logLevel: "warning" };
  await build({ ...settings, absWorkingDir: root, entryPoints: [file], outfile });
  const source = await import(pathToFileURL(outfile).href);
  await rm(outfile);
  return source;
}
