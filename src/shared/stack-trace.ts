// Owns what stack traces say: the file at hand, and places in the files that were written, since what runs is bundled.
import { readFileSync } from "node:fs";
import { SourceMap } from "node:module";
import { fileURLToPath } from "node:url";

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

/** A place in a bundled file, as the engine writes it. */
const PLACE = /(?:file:\/\/)?([^\s()]*?\/dist\/[\w./-]+\.c?js):(\d+):(\d+)/g;

/** The stack with places such as `src/site/open-site.ts:60:5`; what has no source map stays as it is. */
export function writtenStack(stack: string): string {
  const maps = new Map<string, SourceMap | null>();
  return stack.replace(PLACE, (whole: string, ...[file, line, column]: string[]) => {
    const path = whole.startsWith("file:") ? fileURLToPath(`file://${file}`) : String(file);
    const map = maps.get(path) ?? readMap(`${path}.map`);
    maps.set(path, map);
    const found = map?.findEntry(Number(line) - 1, Number(column) - 1);
    return found && "originalSource" in found
      ? `${found.originalSource}:${found.originalLine + 1}:${found.originalColumn + 1}`
      : whole;
  });
}

function readMap(file: string): SourceMap | null {
  try {
    return new SourceMap(JSON.parse(readFileSync(file, "utf8")));
  } catch {
    return null; // Not of docsgen.
  }
}
