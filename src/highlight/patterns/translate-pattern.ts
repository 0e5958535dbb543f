// Translates patterns of grammars, written for another engine, into patterns of JavaScript.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Loaded with the first pattern that is in no table. */
const translator = (): typeof import("oniguruma-to-es") => require("oniguruma-to-es");

/** A JavaScript pattern, and how its captures map to those of the original. */
export interface Translation {
  readonly pattern: string;
  readonly flags: string;
  /** Whether the pattern refers to the start of the search: it is only given the text from there on. */
  readonly isClipped: boolean;
  /** Captures that the original does not have. */
  readonly hidden: ReadonlySet<number>;
  /** Captures that take over the text of another one, by number. */
  readonly transfers: ReadonlyMap<number, number>;
}

/** Null where JavaScript cannot express the pattern, so its rule never matches. */
export function translatePattern(source: string): Translation | null {
  const { toRegExpDetails } = translator();
  try {
    const { pattern, flags, options } = toRegExpDetails(source, RULES);
    const transfers = (options?.transfers ?? []).flatMap(([to, from]) => from.map((each) => [each, to] as const));
    return {
      pattern,
      flags,
      isClipped: options?.strategy === "clip_search",
      hidden: new Set(options?.hiddenCaptures),
      transfers: new Map(transfers),
    };
  } catch {
    return null;
  }
}

/** Options for reading TextMate grammars. */
const RULES = {
  global: true,
  hasIndices: true,
  target: "ES2024",
  rules: {
    allowOrphanBackrefs: true,
    asciiWordBoundaries: true,
    captureGroup: true,
    recursionLimit: 5,
    singleline: true,
  },
} as const;
