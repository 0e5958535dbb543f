// Decides whether a text starts with a definition.

const VERBS =
  "is|are|was|happens when|occurs when|means|refers to|describes|lets?|allows?|enables?|helps?|provides?|gives?|combines?|represents?|defines?|stands for|ist|sind|bedeutet|est|sont|es|son|è|sono|é|são";

/** "When it comes to tracking, a lead is …" explains a lead. */
const LEADS_IN = /^(?:when|in|if|for|with|as|at|by|to)\b[^,.:]*,\s*/i;

const beginning = new RegExp(`^(.{2,80}?)\\s(?:${VERBS})\\s(?!not\\b|n't)`, "i");

/** What a sentence says something of: `queue` of "A queue is …", `MCP` of "The Model Context Protocol (MCP) is …". */
export function explainedSubjects(text: string): string[] {
  const plain = text.replace(/[*_`]/g, "").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const subject = beginning.exec(plain.replace(LEADS_IN, ""))?.[1];
  if (subject === undefined) return [];
  const short = /\(([^()]{2,20})\)\s*$/.exec(subject)?.[1];
  const full = subject
    .replace(/\s*\([^()]*\)\s*$/, "")
    .replace(/^(?:an?|the|der|die|das|eine?|une?|les?|la|el|los|las)\s+/i, "");
  return short === undefined ? [full] : [full, short];
}

/** What is explained is explained at the beginning. */
export function firstSentences(text: string): string[] {
  return text.slice(0, 500).split(/(?<=[.!?:])\s+/, 3);
}

/** True where one of the first sentences says what the subject is, one or many. */
export function beginsWithExplanation(text: string, subject: string): boolean {
  const wanted = singular(subject);
  return firstSentences(text).some((sentence) => explainedSubjects(sentence).some((each) => singular(each) === wanted));
}

function singular(words: string): string {
  return words
    .toLowerCase()
    .trim()
    .replace(/(?<=\w{2})s$/, "");
}
