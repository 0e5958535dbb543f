// Reads the patterns of usual grammars when docsgen is bundled: builds look up what they can begin with and what they are
// in JavaScript. Of all other grammars patterns are read where code needs them.
import { mkdir, rm, writeFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import { bundledLanguages } from "shiki/langs";

const root = fileURLToPath(new URL("..", import.meta.url));

/** With those that they include. */
const USUAL = `
  astro bat c cpp csharp css dart diff docker dotenv elixir go graphql groovy haskell hcl html http ini java javascript
  json json5 jsonc jsx kotlin less log lua make markdown mdx mermaid nginx perl php powershell prisma proto python r ruby
  rust scala scss shellscript shellsession solidity sql svelte swift terraform toml tsx typescript vue xml yaml zig`;

/** Writes a file for each scope. Returns files whose licence goes with them. */
export async function writePatternTables(folder) {
  const { tableOf } = await importSource("src/content/highlight/bundled-patterns.ts", `${folder}.js`);
  await mkdir(folder, { recursive: true });
  for (const grammar of await usualGrammars()) {
    await writeFile(`${folder}/${grammar.scopeName}.json`, JSON.stringify(tableOf(grammar)));
  }
  return ["node_modules/@shikijs/langs/package.json"];
}

async function usualGrammars() {
  const modules = await Promise.all(
    USUAL.trim()
      .split(/\s+/)
      .map((name) => bundledLanguages[name]()),
  );
  return new Map(modules.flatMap((each) => each.default).map((grammar) => [grammar.scopeName, grammar])).values();
}

/** Imports it from `outfile`, which has to lie where packages are found. */
async function importSource(file, outfile) {
  const settings = { bundle: true, format: "esm", platform: "node", logLevel: "warning" };
  await build({ ...settings, absWorkingDir: root, entryPoints: [file], outfile });
  const source = await import(pathToFileURL(outfile).href);
  await rm(outfile);
  return source;
}
