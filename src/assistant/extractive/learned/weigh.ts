// Adds up the signs of a passage by learned weights.
import { CHANCE, CHANCE_ALONE, RANK } from "./weights.js";

/** How far each sign holds, mostly from 0 to 1. */
type Signs<Weights> = Readonly<Record<keyof Weights, number>>;

/** The signs by which hits are put in order. */
export type RankSigns = Signs<typeof RANK>;
/** The signs that tell whether the first passage answers. */
export type ChanceSigns = Signs<typeof CHANCE>;

/** The higher, the better a hit answers compared with the others. */
export function rankOf(signs: RankSigns): number {
  return sumOf(signs, RANK);
}

/** How likely a passage answers, from 0 to 1. */
export function chanceOf(signs: ChanceSigns): number {
  return 1 / (1 + Math.exp(-CHANCE_ALONE - sumOf(signs, CHANCE)));
}

function sumOf(signs: Readonly<Record<string, number>>, weights: Readonly<Record<string, number>>): number {
  return Object.entries(weights).reduce((sum, [sign, weight]) => sum + weight * (signs[sign] ?? 0), 0);
}
