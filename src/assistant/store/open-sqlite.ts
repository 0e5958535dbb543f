// Opens SQLite with Node's own driver, or with the npm driver if this Node has none.
import { createRequire } from "node:module";
import { dirname, resolve } from "node:path";
import type { SqliteDatabase } from "kysely";
import { makeFolder } from "../../files/make-folder.js";

const require = createRequire(import.meta.url);

/** What both drivers offer and this file needs. */
interface Driver {
  prepare(text: string): DriverStatement;
  exec(text: string): unknown;
  close(): void;
}

interface DriverStatement {
  all(...values: unknown[]): unknown[];
  run(...values: unknown[]): { changes: number | bigint; lastInsertRowid: number | bigint };
  iterate(...values: unknown[]): IterableIterator<unknown>;
}

type DriverClass = new (path: string) => Driver;

/** When a turn is on the disk: soon (a killed process loses nothing, a power cut the last turns), or before it is acknowledged. */
export type Synchronous = "normal" | "full";

/** Creates the file and its folder where they are missing. `:memory:` keeps everything in this process. */
export function openSqlite(path: string, synchronous: Synchronous): SqliteDatabase {
  if (path !== ":memory:") makeFolderOf(path);
  const driver = new (loadDriver())(path);
  driver.exec(`pragma busy_timeout = 10000; pragma synchronous = ${synchronous};`);
  turnOnWriteAheadLog(driver);
  return adapt(driver);
}

function makeFolderOf(file: string): void {
  try {
    makeFolder(dirname(resolve(file)));
  } catch (cause) {
    const { code, path } = cause as NodeJS.ErrnoException;
    const why = code === "EEXIST" ? "a file with that name exists" : code;
    throw new Error(`Its folder ${path} could not be created: ${why}.`, { cause });
  }
}

/** Where two processes open a new file at once, SQLite refuses the change of one of them without waiting. */
function turnOnWriteAheadLog(driver: Driver): void {
  const pause = new Int32Array(new SharedArrayBuffer(4));
  for (let attempt = 1; ; attempt++) {
    try {
      driver.exec("pragma journal_mode = wal;");
      return;
    } catch (error) {
      if (attempt === MOST_ATTEMPTS) throw error;
      Atomics.wait(pause, 0, 0, 50);
    }
  }
}

const MOST_ATTEMPTS = 100;

function loadDriver(): DriverClass {
  try {
    return withoutNews(() => require("node:sqlite").DatabaseSync);
  } catch {
    return require("libsql");
  }
}

/** Values go in one by one: libsql ends the whole process on a lone Buffer, so none may pass for an array. */
function adapt(driver: Driver): SqliteDatabase {
  const statements = new Map<string, DriverStatement>();

  function prepare(text: string): DriverStatement {
    const known = statements.get(text);
    if (known) return known;
    const made = driver.prepare(text);
    if (statements.size < 200) statements.set(text, made);
    return made;
  }

  return {
    close: () => driver.close(),
    prepare(text) {
      const reader = /^\s*(select|with)\b|\breturning\b/i.test(text);
      return {
        reader,
        all: (values) => prepare(text).all(...values),
        run: (values) => prepare(text).run(...values),
        iterate: (values) => prepare(text).iterate(...values),
      };
    },
  };
}

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
