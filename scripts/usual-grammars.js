// Knows the grammars that people use most: docsgen ships their patterns read.
import { bundledLanguages } from "shiki/langs";

/** With those that they include. */
const USUAL = `
  astro bat c cpp csharp css dart diff docker dotenv elixir go graphql groovy haskell hcl html http ini java javascript
  json json5 jsonc jsx kotlin less log lua make markdown mdx mermaid nginx perl php powershell prisma proto python r ruby
  rust scala scss shellscript shellsession solidity sql svelte swift terraform toml tsx typescript vue xml yaml zig`;

/** Each once. */
export async function usualGrammars() {
  const modules = await Promise.all(
    USUAL.trim()
      .split(/\s+/)
      .map((name) => bundledLanguages[name]()),
  );
  return [...new Map(modules.flatMap((each) => each.default).map((each) => [each.scopeName, each])).values()];
}
