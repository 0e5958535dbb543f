// Owns the words that documentation uses for one another: who asks how to compose is answered by what says how to combine.
import type { Tokeniser } from "../../search/words/tokeniser.js";

const groups = [
  "combine compose merge mount",
  "protect secure authenticate",
  "login authentication oauth",
  "delete remove drop",
  "change update edit modify",
  "reduce decrease shrink",
  "skip exclude ignore omit",
  "rerun retry",
  "export dump",
  "upgrade update migrate",
  "error exception failure",
  "failure fail",
  "start launch run",
  "show display",
  "hide hidden",
  "disable deactivate",
  "backup snapshot dump",
  "folder directory",
  "repo repository",
  "picture image screenshot",
  "price pricing cost",
  "buy purchase order",
  "translate translation localization internationalization",
  "font typography",
  "upload import",
  "convert transform",
  "timeout duration lifetime",
  "schedule scheduled cron recurring",
  "limit maximum quota",
  "self-host self-hosted self-hosting selfhost",
].map((group) => group.split(" "));

/** The terms of the synonyms of the word that has this term. */
export type SynonymsOf = (term: string) => readonly string[];

export function synonymFinder({ language, termOf }: Tokeniser): SynonymsOf {
  if (language !== "en") return () => [];
  const termGroups = groups.map((group) => group.map(termOf));
  return (term) => termGroups.filter((group) => group.includes(term)).flat();
}
