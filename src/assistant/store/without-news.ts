// Loads SQLite of Node without the news that it is experimental.

/** Node 22 warns whoever runs docsgen that its SQLite is new. Every other warning is theirs to see. */
export function withoutNews<T>(load: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = (warning: string | Error, ...rest: unknown[]) => {
    const isNews = rest[0] === "ExperimentalWarning" && String(warning).startsWith("SQLite ");
    if (!isNews) Reflect.apply(emitWarning, process, [warning, ...rest]);
  };
  try {
    return load();
  } finally {
    process.emitWarning = emitWarning;
  }
}
