// Starts a thread that draws or colours, and tells when one must be given up.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import { packageFolder } from "../package-files.js";
import { type Connection, connect } from "./calls.js";
import type { ThreadOffer } from "./offers.js";

export interface Thread extends Connection<ThreadOffer> {
  readonly close: () => Promise<unknown>;
}

/** What a call ends with whose thread had to be given up. */
export class ThreadEnded extends Error {
  constructor(readonly reason: "memory" | "time") {
    super(reason === "memory" ? "A worker ran out of memory." : "A worker stopped answering.");
  }
}

/** Drawing makes much that dies at once: with more room for it than by default, less of it is copied about. */
const YOUNG_MB = 64;

/** Descriptions of APIs stay in memory in every thread that draws: less room then. */
const YOUNG_MB_WITH_APIS = 32;

/** Milliseconds between two looks at a thread. */
const LOOK = 500;

/** Besides the code of a page, parsing and drawing it take time: so many times the limit in all. */
const GIVEN_UP_AFTER = 2;

/** `highlight` is what the thread may ask this one for; `oldMb` limits its memory below the default of the engine. */
export function startThread(settings: RenderSettings, highlight: HighlightCode, oldMb?: number): Thread {
  const maxYoungGenerationSizeMb = settings.site.descriptions.size > 0 ? YOUNG_MB_WITH_APIS : YOUNG_MB;
  const worker = new Worker(join(packageFolder(), "dist/worker.js"), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb, ...(oldMb && { maxOldGenerationSizeMb: oldMb }) },
    stdout: true,
  });
  // Standard output belongs to what programs read of docsgen; what code of pages writes there is for people.
  worker.stdout.on("data", (words) => process.stderr.write(words));
  const connection = connect<ThreadOffer>(worker, { highlight });
  const most = settings.timeLimit * GIVEN_UP_AFTER;
  const watch = setInterval(() => {
    if (connection.silence() > most) end(new ThreadEnded("time"));
  }, LOOK);
  const end = (error: Error) => {
    clearInterval(watch);
    connection.fail(error);
    return worker.terminate();
  };
  worker.on("error", (error) => end(isOutOfMemory(error) ? new ThreadEnded("memory") : error));
  worker.on("exit", (code) => end(new Error(`A worker ended early (exit code ${code}).`)));
  return { ...connection, close: () => end(new Error("The worker was closed.")) };
}

function isOutOfMemory(error: Error): boolean {
  return "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";
}
