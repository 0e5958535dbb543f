// Adds the current file to the trace of an unexpected error.

/** Runs work on a file. The trace of an error that it throws, or that its promise rejects with, starts with `doing` and the file. */
export function withFile<Result>(doing: string, file: string, work: () => Result): Result {
  try {
    const result = work();
    return result instanceof Promise ? (result.catch(rethrow(doing, file)) as Result) : result;
  } catch (error) {
    return rethrow(doing, file)(error);
  }
}

function rethrow(doing: string, file: string): (error: unknown) => never {
  return (error) => {
    if (error instanceof Error) error.stack = `${doing} ${file}:\n${error.stack ?? error.message}`;
    throw error;
  };
}
