// Owns the words of questions that say how they are meant rather than what they are about.

/** Verbs with which people ask for anything. */
const askingVerbs = new Set(
  "add apply build call change configure create define do enable find get give handle happen have help implement let make mean need pass provide put run see set setup show start support use using want work".split(
    " ",
  ),
);

const quantities = new Set("all any few many more most multiple one only several single some three two".split(" "));

/** Words that hardly say what a question is about. */
export function isWeakWord(word: string): boolean {
  return askingVerbs.has(word) || quantities.has(word);
}

/** The question without the verbs of asking, for a second search; null where that changes nothing. */
export function withoutAskingVerbs(question: string): string | null {
  const kept = question.split(/\s+/).filter((word) => !askingVerbs.has(word.toLowerCase().replace(/[^\p{L}]/gu, "")));
  return kept.length === 0 || kept.length === question.split(/\s+/).length ? null : kept.join(" ");
}

const twoWords =
  /\b(back|build|check|clean|log|opt|plug|roll|set|sign|start|time|warm)(?:ing|s)?[ -](up|in|out|off|on|down|back)\b/gi;

/** What is written as two words here often stands as one there: `back up` and `backup`. */
export function joinVerbs(text: string): string {
  return text.replace(twoWords, "$1$2");
}
