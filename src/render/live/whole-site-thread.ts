// Makes files of all pages in a thread, so that no edit waits for them.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../../emit/package-files.js";
import { type Connection, connect } from "../threads/calls.js";
import type { LiveSettings } from "./live-state.js";
import type { WholeSite } from "./whole-site.js";

/** The thread starts with the first question; one that ended is replaced at the next. */
export function wholeSiteThread({ root, options }: LiveSettings) {
  const settings: LiveSettings = { root, options };
  const changed = new Set<string>();
  let thread: Connection<WholeSite> | null = null;
  const start = (): Connection<WholeSite> => {
    const worker = new Worker(join(packageFolder(), "dist/whole-site-worker.js"), {
      workerData: settings,
      stdout: true,
    });
    // Standard output is for programs; what code of pages prints is for people.
    worker.stdout.on("data", (words) => process.stderr.write(words));
    worker.unref();
    const started = connect<WholeSite>(worker, {});
    const end = (error: Error) => {
      started.fail(error);
      if (thread === started) thread = null;
    };
    worker.on("error", end);
    worker.on("exit", (code) => end(new Error(`The thread for all pages ended (exit code ${code}).`)));
    return started;
  };
  return {
    /** A file that is made of all pages, as they are now; null where there is none. */
    find: (file: string) => {
      thread ??= start();
      const since = [...changed];
      changed.clear();
      return thread.call("find", { file, changed: since });
    },
    /** Files changed (relative to the root). The thread reads them when it is next asked for something. */
    note: (files: readonly string[]) => {
      for (const file of files) changed.add(file);
    },
  };
}
