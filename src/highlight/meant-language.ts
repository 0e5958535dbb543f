// Finds the language that a writer of code probably meant. Names that no grammar has are usual; only slips are told.
import { nearest } from "../shared/nearest.js";
import { parseFenceMeta } from "./fence-meta.js";
import { grammarName } from "./grammar-name.js";

/** The usual languages. Among all names, some similar one always exists. */
const USUAL = (
  "javascript typescript js ts jsx tsx json jsonc json5 yaml yml toml xml html css scss sass less markdown mdx python py " +
  "bash shell sh zsh powershell console go rust ruby rb java kotlin swift scala php perl lua dart elixir erlang haskell " +
  "clojure csharp fsharp cpp objective-c solidity graphql proto protobuf sql dockerfile makefile terraform hcl nginx ini " +
  "dotenv diff http vue svelte astro prisma groovy julia matlab latex handlebars liquid jinja mermaid plaintext text curl"
).split(" ");

/** Finds the language, once per name; `own` are the site's languages in lower case. */
export function languageCheck(own: () => ReadonlySet<string>): (written: string) => string | null {
  const known = new Map<string, string | null>();
  return (written) => {
    const before = known.get(written);
    if (before !== undefined) return before;
    const meant = meantLanguage(written);
    const found = meant !== null && own().has(written.toLowerCase()) ? null : meant;
    known.set(written, found);
    return found;
  };
}

/** What follows the backticks. Null where the language is known or similar to no usual one. */
function meantLanguage(written: string): string | null {
  const { language } = parseFenceMeta(written, null);
  const name = language?.toLowerCase() ?? "";
  if (!/^[a-z][a-z\d+#-]+$/.test(name) || PLAIN.has(name) || grammarName(name) !== null) return null;
  return nearest(name, USUAL);
}

/** Names for plain text, and names that other tools handle themselves. */
const PLAIN = new Set(
  "text txt plain plaintext none raw ascii output console mermaid ansi math nohighlight sol".split(" "),
);
