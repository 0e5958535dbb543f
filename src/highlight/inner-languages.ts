// Knows which languages embed others, whose colours must not depend on earlier blocks.
import { grammarName } from "./grammar-name.js";

/** Grammars whose result depends on which other grammars are loaded: each set of inner languages gets its own engine. */
const HOSTS = new Set(["markdown", "md", "mdx", "asciidoc", "vue", "svelte", "astro", "latex", "tex"]);

const FENCE = /^[ \t]*(?:`{3,}|~{3,})[ \t]*([\w#+.-]+)/gm;

/** The languages of fences, front matter and JSX inside a block, sorted; null where the language embeds no others. */
export function innerLanguages({
  code,
  language,
}: {
  readonly code: string;
  readonly language: string | null;
}): string[] | null {
  const name = grammarName(language ?? "");
  if (name === null || !HOSTS.has(name)) return null;
  const inner = [...code.matchAll(FENCE)].map(([, fence = ""]) => fence.toLowerCase());
  if (code.startsWith("---")) inner.push("yaml");
  if (name === "mdx") inner.push("tsx");
  return [...new Set(inner)].filter((each) => grammarName(each) !== null).sort();
}
