// Loads SQLite of Node without the news that it is experimental.

/** Node 22 warns users of docsgen that its SQLite is new. All other warnings are shown. */
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
