// Keeps one long page from filling the first results.

/** What readers look at, and what an answer rests on. */
const FIRST_RESULTS = 5;
/** A page whose best section scores this many times the best of all other pages is clearly the answer. */
const CLEARLY = 1.5;

interface Spreading<Result> {
  /** The same for sections of one page. */
  readonly pageOf: (result: Result) => unknown;
  readonly scoreOf: (result: Result) => number;
  /** Most sections of a page among the first five. A page that is clearly the answer may have one more. */
  readonly perPage: number;
}

/** Sections that are too many of their page follow behind the first five in their order. */
export function spreadPages<Result>(
  ranked: readonly Result[],
  { pageOf, scoreOf, perPage }: Spreading<Result>,
): Result[] {
  const [best] = ranked;
  if (best === undefined) return [];
  const clear = pageOf(best);
  const next = ranked.find((result) => pageOf(result) !== clear);
  const isClear = next === undefined || scoreOf(best) >= CLEARLY * scoreOf(next);
  const first: Result[] = [];
  const later: Result[] = [];
  const counts = new Map<unknown, number>();
  for (const result of ranked) {
    const page = pageOf(result);
    const count = counts.get(page) ?? 0;
    const most = isClear && page === clear ? perPage + 1 : perPage;
    if (first.length >= FIRST_RESULTS || count >= most) later.push(result);
    else first.push(result);
    counts.set(page, count + 1);
  }
  return [...first, ...later];
}
