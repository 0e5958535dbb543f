// Makes a value when it is first asked for, and does work a few at a time.

/** The value is kept; a failure to make it is not. */
export function once<Value>(make: () => Value): () => Value {
  let made: { readonly value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Does what it is handed, but never more than `most` at once. */
export function fewAtOnce(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  const waiting: (() => void)[] = [];
  let free = most;
  const startNext = () => {
    if (free === 0 || waiting.length === 0) return;
    free -= 1;
    waiting.shift()?.();
  };
  return async (work) => {
    await new Promise<void>((start) => {
      waiting.push(start);
      startNext();
    });
    try {
      return await work();
    } finally {
      free += 1;
      startNext();
    }
  };
}
