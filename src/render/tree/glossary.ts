// Finds the first use of each glossary term on a page.
import { escapePattern } from "../../shared/escape-pattern.js";

/** Explanations by term, for readers of one language. */
type Glossary = ReadonlyMap<string, string>;

/** A piece of text; `tip` explains it where it is the first use of a term. */
interface GlossedText {
  readonly text: string;
  readonly tip: string | null;
}

/** What knows the terms of a page that were used already. One for each page. */
export type GlossText = (text: string) => readonly GlossedText[];

interface Term {
  readonly name: string;
  readonly tip: string;
}

interface Terms {
  readonly pattern: RegExp;
  /** By their spelling; `API` is not `api`, but `webhook` is `Webhook`. */
  readonly known: ReadonlyMap<string, Term>;
}

/** Prepares a glossary; null where it has no term. The result begins a page. */
export function glossing(glossary: Glossary): (() => GlossText) | null {
  if (glossary.size === 0) return null;
  const terms = termsOf(glossary);
  return () => {
    const used = new Set<Term>();
    return (text) => gloss(text, terms, used);
  };
}

function gloss(text: string, { pattern, known }: Terms, used: Set<Term>): GlossedText[] {
  const pieces: GlossedText[] = [];
  let end = 0;
  for (const { 0: word, index } of text.matchAll(pattern)) {
    const term = known.get(word) ?? known.get(word.toLowerCase());
    if (!term || used.has(term)) continue;
    used.add(term);
    if (index > end) pieces.push({ text: text.slice(end, index), tip: null });
    pieces.push({ text: word, tip: term.tip });
    end = index + word.length;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), tip: null });
  return pieces;
}

function termsOf(glossary: Glossary): Terms {
  const known = new Map<string, Term>();
  for (const [name, tip] of glossary) known.set(isExact(name) ? name : name.toLowerCase(), { name, tip });
  // Of two that begin alike, the longer one is meant.
  const names = [...glossary.keys()].sort((a, b) => b.length - a.length);
  return { pattern: new RegExp(names.map(patternOf).join("|"), "giu"), known };
}

/** Two capitals are an abbreviation: small letters would be another word. */
function isExact(name: string): boolean {
  return /\p{Lu}.*\p{Lu}/u.test(name);
}

/** A whole word. Languages that do not part words have no edges to look for. */
function patternOf(name: string): string {
  const escaped = escapePattern(name).replace(/\s+/g, "\\s+");
  const isParted = !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(name);
  return isParted ? `(?<![\\p{L}\\p{N}_])${escaped}(?![\\p{L}\\p{N}_])` : escaped;
}
