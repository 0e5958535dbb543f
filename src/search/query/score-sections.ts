// Ranks the sections of segments for the words that were looked up.

import type { Segment } from "../reading/open-segment.js";
import type { Facet, Postings } from "../segment.js";
import type { LookUp } from "./join-terms.js";
import { RANKING } from "./ranking.js";

/** A section found. */
export interface Found {
  readonly segment: Segment;
  readonly section: number;
  /** Number of its page in the segment. */
  readonly page: number;
  /** 1 where every word could not matter more; a boost may lift it above. */
  readonly score: number;
  /** How similar it is to the question beyond the words that they share: 1 is the most; undefined: nothing tells. */
  readonly similarity?: number | undefined;
}

export interface Weighted extends LookUp {
  /** How rare the word is, times its own weight. */
  readonly factor: number;
}

/** Gives each word its factor: rare words tell more. Counted over all segments together. */
export function weighLookUps(lookUps: readonly LookUp[], segments: readonly Segment[]): Weighted[] {
  const total = segments.reduce((sum, segment) => sum + segment.sections, 0);
  return lookUps.map((lookUp) => {
    const holding = lookUp.postings.reduce((sum, postings) => sum + (postings?.sections.length ?? 0), 0);
    const rarity = Math.log(1 + (total - holding + 0.5) / (holding + 0.5));
    return { ...lookUp, factor: lookUp.weight * rarity ** RANKING.rarityPower };
  });
}

interface ScoreOptions {
  readonly most: number;
  readonly allows: (facet: Facet) => boolean;
  /** The last word may be unfinished. */
  readonly isTyping: boolean;
}

/** The `most` best sections of the pages that `allows` lets through, best first. */
export function scoreSections(
  lookUps: readonly Weighted[],
  segments: readonly Segment[],
  { most, allows, isTyping }: ScoreOptions,
): Found[] {
  const best = bestFound(most);
  const isBegun = isTyping && lookUps.some(({ how }) => how === "prefix");
  const sum = lookUps.reduce((total, { factor }) => total + factor, 0);
  for (const [number, segment] of segments.entries()) {
    const { sections, pages } = segment.tally;
    sections.fill(0);
    pages.fill(0);
    for (const { factor, postings } of lookUps) {
      const own = postings[number];
      if (own) addPostings(own, factor / (255 * sum), segment);
    }
    const boosts = segment.facets.map((facet) => (allows(facet) ? boostOf(facet) : 0));
    for (let page = 0; page < pages.length; page++) {
      const boost = boosts[segment.facetOf[page] ?? 0] ?? 0;
      // No section has more than its page: most pages end here.
      if (boost * (pages[page] ?? 0) > best.least()) addSections(page, { boost, isBegun, segment, best });
    }
  }
  return best.take();
}

interface Scoring {
  readonly segment: Segment;
  readonly best: BestFound;
  readonly boost: number;
  /** Whether a word of the query is answered by longer ones. */
  readonly isBegun: boolean;
}

/** Adds the sections of a page that answer any word. */
function addSections(page: number, { segment, best, boost, isBegun }: Scoring): void {
  const { tally, firstOf, sections } = segment;
  const end = firstOf[page + 1] ?? sections;
  const isApi = segment.facets[segment.facetOf[page] ?? 0]?.isApi === true;
  const partBoost = isBegun && isApi ? boost * RANKING.partOfApi : boost;
  const first = segment.firstOf[page] ?? 0;
  const share = RANKING.pageShare * (tally.pages[page] ?? 0);
  for (let section = first; section < end; section++) {
    const own = tally.sections[section] ?? 0;
    if (own === 0) continue;
    const score = (section === first ? boost : partBoost) * ((1 - RANKING.pageShare) * own + share);
    if (score > best.least()) best.add({ segment, section, page, score });
  }
}

function boostOf({ boost }: Facet): number {
  return boost ** (boost < 1 ? RANKING.stepBackPower : RANKING.boostPower);
}

/** A page gets from each word what the best of its sections gets: sections of a page follow each other. */
function addPostings(postings: Postings, factor: number, { tally, pageOf, firstOf, sections: all }: Segment): void {
  const { sections: held, impacts } = postings;
  const { sections, pages } = tally;
  let page = -1;
  let end = 0;
  let best = 0;
  for (let index = 0; index < held.length; index++) {
    const section = held[index] ?? 0;
    const score = factor * (impacts[index] ?? 0);
    sections[section] = (sections[section] ?? 0) + score;
    if (section < end) {
      if (score > best) best = score;
      continue;
    }
    if (page >= 0) pages[page] = (pages[page] ?? 0) + best;
    page = pageOf[section] ?? 0;
    end = firstOf[page + 1] ?? all;
    best = score;
  }
  if (page >= 0) pages[page] = (pages[page] ?? 0) + best;
}

interface BestFound {
  /** What does not score more is not among them. */
  readonly least: () => number;
  readonly add: (found: Found) => void;
  /** Best first. */
  readonly take: () => Found[];
}

/** Keeps the best few of many. */
function bestFound(most: number): BestFound {
  const kept: Found[] = [];
  let least = 0;
  return {
    least: () => least,
    add(found: Found): void {
      kept.push(found);
      if (kept.length >= most * 4) cut();
    },
    take(): Found[] {
      cut();
      return kept;
    },
  };

  function cut(): void {
    kept.sort((a, b) => b.score - a.score);
    kept.length = Math.min(kept.length, most);
    if (kept.length === most) least = kept.at(-1)?.score ?? 0;
  }
}
