// Makes path segments from tags, summaries and paths.

const RESERVED = /^(index|con|prn|aux|nul|com\d|lpt\d)$/;
/** A segment that people can read in one line; it ends with a whole word. */
const LONGEST = 60;

/** Lower case; accents and quotes dropped; every other run outside `a-z0-9_` becomes one `-`. May be empty. */
export function slug(text: string): string {
  return shortened(latinSlug(text));
}

/** The slug of a text that needs only Latin letters; empty for others, which would lose a part. */
export function wholeSlug(text: string): string {
  return hasOtherLetter(text) ? "" : slug(text);
}

/** As `slug`, with letters of every script as they are, as anchors of headings have them. */
export function scriptSlug(text: string): string {
  return shortened(wholeScriptSlug(text));
}

function wholeScriptSlug(text: string): string {
  if (!hasOtherLetter(text)) return latinSlug(text);
  return joined(text.normalize("NFC").toLowerCase(), /[^\p{L}\p{M}\p{N}_]+/gu);
}

/** The beginning and the end of a slug that is too long: paths that begin alike end differently. Null where it fits. */
export function slugOfEnds(text: string): string | null {
  const whole = wholeScriptSlug(text);
  if (whole.length <= LONGEST) return null;
  const words = whole.split("-");
  const begin = takeWords(words, LONGEST / 3);
  const end = takeWords(words.toReversed(), LONGEST - 1 - begin.join("-").length).toReversed();
  return [...begin, ...end].join("-");
}

/** The first words that fit in so many characters, with the dashes between them. */
function takeWords(words: readonly string[], longest: number): string[] {
  const taken: string[] = [];
  for (const word of words) {
    if ([...taken, word].join("-").length > longest) break;
    taken.push(word);
  }
  return taken;
}

/** Most texts have none of these: they need no look at classes of Unicode. */
const BEYOND_ASCII = /[^\0-\x7f]/;

const OTHER_LETTER = /(?![a-zA-Z])\p{L}/u;

function hasOtherLetter(text: string): boolean {
  return BEYOND_ASCII.test(text) && OTHER_LETTER.test(plain(text));
}

function latinSlug(text: string): string {
  return joined(plain(text).toLowerCase(), /[^a-z0-9_]+/g);
}

function joined(text: string, between: RegExp): string {
  return text.replace(between, "-").replace(/^-|-$/g, "");
}

function shortened(whole: string): string {
  if (whole.length <= LONGEST) return whole;
  const cut = whole.slice(0, LONGEST + 1);
  const end = cut.lastIndexOf("-");
  const words = end > LONGEST / 2 ? cut.slice(0, end) : cut.slice(0, LONGEST);
  // Half of a character is none.
  return words.replace(/[\ud800-\udbff]$/, "").replace(/-$/, "");
}

function plain(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.replace(/['"`]/g, "");
  return text.normalize("NFKD").replace(/[\p{M}'"`’‘“”]/gu, "");
}

/** Whether a slug may name a file on every system and is not a folder's index. */
export function isUsable(name: string): boolean {
  return name !== "" && !RESERVED.test(name);
}

/** The hosted product's spelling, for links written for it. */
export function hostedSlug(text: string): string {
  return text
    .replaceAll(" ", "-")
    .replace(/\{[^}]*\}/g, "-")
    .replace(/^-|-$/g, "")
    .replace(/[{}(),.'/\n]/g, "")
    .replaceAll("--", "-")
    .toLowerCase();
}

/** An address of those that are not empty. */
export function inFolder(...segments: readonly string[]): string {
  return segments.filter(Boolean).join("/");
}
