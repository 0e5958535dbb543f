// Gives sections the words of links that point to them.
import { addAll } from "../../shared/lists.js";
import type { SearchPage } from "../../shared/search-record.js";
import { FIELDS } from "../query/ranking.js";
import type { Tokeniser } from "../words/tokeniser.js";
import { WEIGHT_STEP } from "./weigh-page.js";

/** The words of one link. */
export interface LinkWords {
  /** Address of the target page, without base path. */
  readonly address: string;
  readonly anchor: string | null;
  readonly terms: readonly string[];
}

/** A link as the page has it, its target settled. */
export interface SettledLink {
  readonly address: string;
  readonly anchor: string | null;
  readonly text: string;
}

/** The telling words of a page's links. The same words to the same place count once; links within the page do not count. */
export function linkWords(own: string, links: readonly SettledLink[], tokeniser: Tokeniser): LinkWords[] {
  const seen = new Set<string>();
  const found: LinkWords[] = [];
  for (const { address, anchor, text } of links) {
    const key = `${address}#${anchor ?? ""} ${text}`;
    if (address === own || seen.has(key)) continue;
    seen.add(key);
    const terms: string[] = [];
    tokeniser.cut(text, (word, kind) => {
      if (kind === "word" && !tokeniser.stopWords.has(word)) terms.push(tokeniser.termOf(word));
    });
    if (terms.length > 0) found.push({ address, anchor, terms });
  }
  return found;
}

interface Linked {
  readonly page: SearchPage;
  readonly anchors: readonly (string | null)[];
}

/** For sections, the terms that links add to them, and how much in steps of `weightStep`. */
export type AddedWords = ReadonlyMap<number, ReadonlyMap<string, number>>;

/** What the links to the pages of an edition add to its sections. */
export function weighLinks(links: readonly LinkWords[], edition: readonly Linked[]): AddedWords {
  const sectionOf = sectionFinder(edition);
  const linked = new Map<number, string[]>();
  for (const link of links) {
    const section = sectionOf(link);
    if (section === null) continue;
    const known = linked.get(section);
    if (known) addAll(known, link.terms);
    else linked.set(section, [...link.terms]);
  }
  return new Map([...linked].map(([section, terms]) => [section, weighTerms(terms)]));
}

function weighTerms(terms: readonly string[]): Map<string, number> {
  const { weight, dilution, usualLength } = FIELDS.inlinks;
  const step = (weight * WEIGHT_STEP) / (1 - dilution + (dilution * terms.length) / usualLength);
  const counts = new Map<string, number>();
  for (const term of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return new Map([...counts].map(([term, count]) => [term, Math.round(count * step)]));
}

/** Sections are numbered through the edition. An anchor that is no heading belongs to the page's top. */
function sectionFinder(edition: readonly Linked[]): (link: LinkWords) => number | null {
  const numbers = new Map<string, number>();
  let section = 0;
  for (const { page, anchors } of edition) {
    for (const [index, anchor] of anchors.entries()) {
      if (index === 0) numbers.set(page.address, section);
      if (anchor !== null) numbers.set(`${page.address}#${anchor}`, section);
      section++;
    }
  }
  return ({ address, anchor }) => {
    const exact = anchor === null ? undefined : numbers.get(`${address}#${anchor}`);
    return exact ?? numbers.get(address) ?? null;
  };
}
