// Does work a few at a time, in the order in which it is asked for.

/**
 * Does what it is handed, but never more than `most` at once. Work may weigh more than 1, in the unit of `most`; what weighs
 * more than `most` runs alone.
 */
export function fewAtOnce(most: number): <Result>(work: () => Promise<Result>, weight?: number) => Promise<Result> {
  const waiting: { readonly start: () => void; readonly weight: number }[] = [];
  let free = most;
  const startNext = () => {
    for (let next = waiting[0]; next && next.weight <= free; next = waiting[0]) {
      free -= next.weight;
      waiting.shift();
      next.start();
    }
  };
  return async (work, weight = 1) => {
    const taken = Math.min(weight, most);
    await new Promise<void>((start) => {
      waiting.push({ start, weight: taken });
      startNext();
    });
    try {
      return await work();
    } finally {
      free += taken;
      startNext();
    }
  };
}
