// Knows the grammars that people use most: docsgen ships them as JSON, with their patterns read.
import { bundledLanguages } from "shiki/langs";

/** With those that they include. */
const USUAL = `
  astro bat c cpp csharp css dart diff docker dotenv elixir go graphql groovy haskell hcl html http ini java javascript
  json json5 jsonc jsx kotlin less log lua make markdown mdx mermaid nginx perl php powershell prisma proto python r ruby
  rust scala scss shellscript shellsession solidity sql svelte swift terraform toml tsx typescript vue xml yaml zig`;

/** By the scopes of each language, its aliases among them. */
export async function scopesOfLanguages() {
  const usual = new Set(names().map((name) => bundledLanguages[name]));
  const found = Object.entries(bundledLanguages).filter(([, load]) => usual.has(load));
  return Object.fromEntries(
    await Promise.all(found.map(async ([name, load]) => [name, (await load()).default.map((each) => each.scopeName)])),
  );
}

/** Each once. */
export async function usualGrammars() {
  const modules = await Promise.all(names().map((name) => bundledLanguages[name]()));
  return [...new Map(modules.flatMap((each) => each.default).map((each) => [each.scopeName, each])).values()];
}

function names() {
  return USUAL.trim().split(/\s+/);
}
