// Ranks the sections of segments for the words that were looked up.
import type { LookUp } from "./look-up-words.js";
import type { Segment } from "./open-segment.js";
import { ranking } from "./ranking.js";
import { lowerBound } from "./read-shard.js";
import type { Facet, Postings } from "./segment.js";

/** A section found. */
export interface Found {
  readonly segment: Segment;
  readonly section: number;
  /** Number of its page in the segment. */
  readonly page: number;
  /** 1 where every word could not matter more; a boost may lift it above. */
  readonly score: number;
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
    return { ...lookUp, factor: lookUp.weight * rarity ** ranking.rarityPower };
  });
}

/** The `most` best sections of the pages that `allows` lets through, best first. */
export function scoreSections(
  lookUps: readonly Weighted[],
  segments: readonly Segment[],
  { most, allows }: { readonly most: number; readonly allows: (facet: Facet) => boolean },
): Found[] {
  const best = bestFound(most);
  const sum = lookUps.reduce((total, { factor }) => total + factor, 0);
  for (const [number, segment] of segments.entries()) {
    const sections = new Float32Array(segment.sections);
    const pages = new Float32Array(segment.root.pageSizes.length);
    for (const { factor, postings } of lookUps) {
      const own = postings[number];
      if (own) addPostings(own, factor / (255 * sum), { sections, pages, pageOf: segment.pageOf });
    }
    const boosts = segment.facets.map((facet) => (allows(facet) ? boostOf(facet) : 0));
    // A plain loop: this one runs over every section of the site.
    for (let section = 0; section < sections.length; section++) {
      const own = sections[section] ?? 0;
      if (own === 0) continue;
      const page = segment.pageOf[section] ?? 0;
      const boost = boosts[segment.facetOf[page] ?? 0] ?? 0;
      const score = boost * ((1 - ranking.pageShare) * own + ranking.pageShare * (pages[page] ?? 0));
      if (score > best.least()) best.add({ segment, section, page, score });
    }
  }
  return best.take();
}

function boostOf({ boost }: Facet): number {
  return boost ** (boost < 1 ? ranking.stepBackPower : ranking.boostPower);
}

/** How much of a section's score each word gave. */
export function sharesOf(found: Found, lookUps: readonly Weighted[], segments: readonly Segment[]): number[] {
  const number = segments.indexOf(found.segment);
  const given = lookUps.map(({ factor, postings }) => factor * impactIn(postings[number] ?? null, found.section));
  const sum = given.reduce((total, each) => total + each, 0);
  return given.map((each) => (sum === 0 ? 0 : each / sum));
}

function impactIn(postings: Postings | null, section: number): number {
  if (!postings) return 0;
  const index = lowerBound(postings.sections, section);
  return postings.sections[index] === section ? (postings.impacts[index] ?? 0) : 0;
}

interface Scores {
  readonly sections: Float32Array;
  readonly pages: Float32Array;
  readonly pageOf: Uint32Array;
}

/** A page gets from each word what the best of its sections gets: sections of a page follow each other. */
function addPostings(postings: Postings, factor: number, { sections, pages, pageOf }: Scores): void {
  const length = postings.sections.length;
  let page = -1;
  let best = 0;
  for (let index = 0; index < length; index++) {
    const section = postings.sections[index] ?? 0;
    const score = factor * (postings.impacts[index] ?? 0);
    sections[section] = (sections[section] ?? 0) + score;
    const its = pageOf[section] ?? 0;
    if (its === page) {
      if (score > best) best = score;
      continue;
    }
    if (page >= 0) pages[page] = (pages[page] ?? 0) + best;
    page = its;
    best = score;
  }
  if (page >= 0) pages[page] = (pages[page] ?? 0) + best;
}

/** Keeps the best few of many. */
function bestFound(most: number) {
  const kept: Found[] = [];
  let least = 0;
  return {
    least: () => least,
    add(found: Found): void {
      kept.push(found);
      if (kept.length < most * 4) return;
      cut();
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
