// Finds the two things that a question compares.

/** Letters of a question that are read: what compares says so soon. */
const LONGEST_READ = 500;

const COMPARISONS = [
  /\bdifferences? between (.+?) and (.+)$/i,
  /^(?!how (?:much|many|long|often|fast|large|big)\b)(?:.*\bcompare\s+)?(.{2,60}?)\s+(?:vs\.?|versus|compared to)\s+(.{2,60})$/i,
  // "Spot or on demand: which is cheaper?", "Which is cheaper, spot or on demand?", "Should I use spot or on demand?"
  /^(.{2,40}?)\s+or\s+([^,:;?]{2,40})[,:;?]\s*which (?:ones?|of|is|are|has|have|does|do|should)\b/i,
  /\bwhich\b[^,:;]*[,:;]\s*(.{2,40}?)\s+or\s+(.{2,40})$/i,
  /\bshould (?:i|we) (?:use|choose|pick|take|go (?:with|for)) (.{2,40}?)\s+or\s+(.{2,40})$/i,
  // "The difference between A and B" in other languages.
  /(?<!\p{L})(?:diff[eé]rences? entre|diferencias? entre|diferenças? entre|differenz[ae] (?:tra|fra)|unterschiede? zwischen|verschil(?:len)? tussen|различи[ея] между|разница между)\s+(.+?)\s+(?:et|y|e|und|en|и)\s+([^,;]+)/iu,
  /^(.{1,30}?)(?:和|与|與|跟)(.{1,30}?)(?:这两|這兩|之间|之間|的|有什么|有什麼|有何|有啥|\s).{0,8}?(?:区别|區別|不同|差别|差別|差异|差異)/u,
  /^(.{1,30}?)と(.{1,30}?)の(?:違い|差|使い分け)/u,
  /^(.{1,30}?)(?:와|과|하고|이랑|랑)\s+(.{1,30}?)(?:의|은|는|이|가)?\s+(?:차이|뭐가 다른|무엇이 다른|어떻게 다른)/u,
];

/** The two sides of "What is the difference between A and B?", "A vs B" and "A or B: which?"; empty for other questions. */
export function comparedSubjects(question: string): string[] {
  const asked = question
    .slice(0, LONGEST_READ)
    .trim()
    .replace(/[?？.!。]+$/, "");
  for (const form of COMPARISONS) {
    const [, a = "", b = ""] = form.exec(asked)?.map((side) => side.trim()) ?? [];
    if (a !== "" && b !== "") return [withHead(a, b), b];
  }
  return [];
}

/** "hosted" of "hosted and embedded flows" is "hosted flows": one word says what kind of the other it is. */
function withHead(first: string, second: string): string {
  const [, ...head] = second.split(/\s+/);
  return SAYS_KIND.test(first) && !/^(?:an?|the)\s/i.test(second) ? [first, ...head].join(" ") : first;
}

/** One word that ends as adjectives do. */
const SAYS_KIND = /^\w+(?:ed|al|ic|ive|ous|ian|able|ary|ate|ing)$/i;
