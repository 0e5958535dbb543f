// Starts a drawing thread, and detects when to give it up.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { packageFolder } from "../../emit/package-files.js";
import type { Html, PagePath } from "../../model.js";
import { hasCode } from "../../shared/problem.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import type { RenderedPage } from "../document/rendered-page.js";
import { type Connection, connect } from "./calls.js";
import type { NotedPage } from "./drawer.js";

export interface Thread extends Connection<ThreadOffer> {
  readonly close: () => Promise<unknown>;
}

/** Ends the calls to a thread that was given up. */
export class ThreadEnded extends Error {
  constructor(readonly reason: "memory" | "time") {
    super(reason === "memory" ? "A worker ran out of memory." : "A worker stopped answering.");
  }
}

/** Drawing makes much short-lived data: with more room than the default, less of it is copied. */
const YOUNG_MB = 64;

/** API descriptions stay in memory in every drawing thread, so each gets less room. */
const YOUNG_MB_WITH_APIS = 32;

/** Milliseconds between two checks of a thread. */
const LOOK = 500;

/** Parsing and drawing take time besides the page's own code, so the total limit is this multiple of the code's. */
const GIVEN_UP_AFTER = 2;

/** `highlight` is what the thread may call; `oldMb` limits its memory below the engine's default. */
export function startThread(settings: RenderSettings, highlight: HighlightCode, oldMb?: number): Thread {
  const maxYoungGenerationSizeMb = settings.site.descriptions.size > 0 ? YOUNG_MB_WITH_APIS : YOUNG_MB;
  const worker = new Worker(join(packageFolder(), "dist/worker.js"), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb, ...(oldMb && { maxOldGenerationSizeMb: oldMb }) },
    stdout: true,
  });
  // Standard output is for programs; what code of pages prints is for people.
  worker.stdout.on("data", (words) => process.stderr.write(words));
  const connection = connect<ThreadOffer>(worker, { highlight });
  const isGivenUp = silenceWatch(settings.timeLimit * GIVEN_UP_AFTER, connection.silence, () => performance.now());
  const watch = setInterval(() => {
    if (isGivenUp()) end(new ThreadEnded("time"));
  }, LOOK);
  const end = (error: Error) => {
    clearInterval(watch);
    connection.fail(error);
    return worker.terminate();
  };
  worker.on("error", (error) => end(hasCode(error, "ERR_WORKER_OUT_OF_MEMORY") ? new ThreadEnded("memory") : error));
  worker.on("exit", (code) => end(new Error(`A worker ended early (exit code ${code}).`)));
  return { ...connection, close: () => end(new Error("The worker was closed.")) };
}

/**
 * Tells at each look whether a thread has been silent for more than `most` milliseconds. A look that comes late says that
 * this thread was busy or had no processor: what the other has sent is not heard yet, and the time does not count.
 */
export function silenceWatch(most: number, silence: () => number, now: () => number): () => boolean {
  let before = now();
  let counted = 0;
  return () => {
    const since = now() - before;
    before += since;
    const silent = silence();
    if (silent <= since) counted = 0; // It was heard since the last look.
    counted += Math.min(silent, since, LOOK);
    return counted > most;
  };
}

/** What a worker does for the main thread. */
export type ThreadOffer = {
  readonly draw: (path: PagePath) => Promise<NotedPage>;
  /** For the live preview. */
  readonly render: (path: PagePath) => Promise<RenderedPage>;
  readonly draw404: (_: null) => Promise<Html>;
  readonly highlight: HighlightCode;
};
