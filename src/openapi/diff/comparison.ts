// Owns the sides of a comparison, and pairs what both have.
import type { Description } from "../description.js";
import type { Maybe } from "../json.js";
import type { Resolver } from "../resolve.js";

/** One of two descriptions. */
export interface Side {
  readonly description: Description;
  readonly resolver: Resolver;
}

/** One thing in both descriptions. */
export interface Pair<Thing> {
  readonly before: Thing;
  readonly after: Thing;
}

/** A value with its pointer. */
export interface Located {
  readonly value: Maybe;
  readonly pointer: string;
}

/** Pairs of equal names, and what only one side has. Names are compared as `keyOf` says. */
export function byName<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  keyOf: (thing: Thing) => string,
): { readonly both: Pair<Thing>[]; readonly removed: Thing[]; readonly added: Thing[] } {
  const olds = new Map(before.map((each) => [keyOf(each), each]));
  const news = new Map(after.map((each) => [keyOf(each), each]));
  const both: Pair<Thing>[] = [];
  for (const [key, now] of news) {
    const old = olds.get(key);
    if (old !== undefined) both.push({ before: old, after: now });
  }
  return {
    both,
    removed: [...olds].filter(([key]) => !news.has(key)).map(([, each]) => each),
    added: [...news].filter(([key]) => !olds.has(key)).map(([, each]) => each),
  };
}
