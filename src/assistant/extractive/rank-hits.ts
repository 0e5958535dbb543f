// Ranks search hits for an answer before any page is read.
import type { Hit } from "../../search/bundle.js";
import type { KeyWords } from "./key-words.js";
import { type RankSigns, rankOf } from "./learned/weigh.js";

interface RankedHit {
  readonly hit: Hit;
  readonly value: number;
}

/** The best first. */
export function rankHits(hits: readonly Hit[], words: KeyWords): RankedHit[] {
  const ranked = hits.map((hit, index) => ({ hit, value: rankOf(rankSigns(hits, index, words)) }));
  return ranked.sort((a, b) => b.value - a.value);
}

/** The signs that the hit at this place answers better than the others. Without its description a page leads right in 302 questions of
 * 517 on sites left out, with it in 312. */
export function rankSigns(hits: readonly Hit[], index: number, words: KeyWords): RankSigns {
  const hit = hits[index];
  const best = Math.max(Number.MIN_VALUE, ...hits.map(({ score }) => score));
  if (hit === undefined) throw new Error("There is no such hit.");
  const { page, headings, score } = hit;
  return {
    score: score / best,
    title: words.share(titleInFull(page), page.description ?? ""),
    headingFocus: words.focus(headings.at(-1) ?? page.title),
    reference: Number(page.kind !== "page"),
  };
}

const OPENS_FOLDER = /^(?:index|overview|introduction)$/;

/** The title of a page with its address, which often says more. */
export function titleInFull({ title, path, kind }: Hit["page"]): string {
  if (kind !== "page") return title;
  const names = path.split("/");
  // The page that opens a folder is about what the folder is called after.
  const own = OPENS_FOLDER.test(names.at(-1) ?? "") ? names.slice(-2) : names.slice(-1);
  return `${title} ${own.join(" ").replace(/[-_]/g, " ")}`;
}
