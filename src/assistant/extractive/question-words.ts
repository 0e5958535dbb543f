// Owns words of questions that carry intent, not topic.

/** Verbs with which people ask for anything. */
const ASKING_VERBS = new Set(
  "add apply build call change come comes configure create define describe do enable explain find get give handle happen happened happens have help hit implement know let lets make mean need pass provide put reach run see set setup show something start support tell use using want work".split(
    " ",
  ),
);

/** Words that only say how something is meant. */
const ADVERBS = new Set(
  "actually after again already always anymore automatically before behind between certain correctly currently different during easily ever exactly inside later left much never outside own possible properly quickly really same simply still while within without yet".split(
    " ",
  ),
);

/** Words with which people ask which things there are. */
const LISTING_WORDS = new Set("available exist offered possible support supported".split(" "));

/** Words that hardly say what a question is about. */
export function isWeakWord(word: string): boolean {
  return ASKING_VERBS.has(word) || ADVERBS.has(word) || LISTING_WORDS.has(word);
}
