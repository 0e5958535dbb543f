// Translates patterns of grammars, written for another engine, into patterns of JavaScript.
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Loaded with the first pattern that no table holds. */
const translator = (): typeof import("oniguruma-to-es") => require("oniguruma-to-es");

/** A pattern of JavaScript, and how the captures of its matches become those of the original. */
export interface Translation {
  readonly pattern: string;
  readonly flags: string;
  /** The pattern speaks of where the search began: it sees the text from there on only. */
  readonly isClipped: boolean;
  /** Captures that the original does not have. */
  readonly hidden: ReadonlySet<number>;
  /** Captures whose text becomes that of another, by their numbers. */
  readonly transfers: ReadonlyMap<number, number>;
}

/** Null where JavaScript has no such pattern: the rule never matches. */
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

/** How grammars for TextMate are to be read. */
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
