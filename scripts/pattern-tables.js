// Reads the patterns of usual grammars when docsgen is bundled: builds look up what they can begin with and what they are
// in JavaScript. Of all other grammars patterns are read where code needs them.
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
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
  const { tableOf } = await importSource("src/content/highlight/bundled-patterns.ts");
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

async function importSource(file) {
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: [file],
    bundle: true,
    write: false,
    format: "esm",
    platform: "node",
    logLevel: "warning",
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}
