// Draws pages in worker threads: strings go in, plain data comes out.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Html, PagePath } from "../model.js";
import { packageFolder } from "./package-files.js";
import type { RenderSettings } from "./render-settings.js";
import type { RenderedPage, Renderer } from "./rendered-page.js";

/** A page to draw; without a path the 404 page. */
export type ToWorker = { readonly id: number; readonly path: PagePath | null };
export type FromWorker =
  | { readonly id: number; readonly result: RenderedPage | Html }
  | { readonly id: number; readonly failure: { readonly message: string; readonly stack: string | undefined } };

interface Waiting {
  readonly resolve: (result: RenderedPage | Html) => void;
  readonly reject: (error: Error) => void;
}

interface Member {
  readonly worker: Worker;
  readonly waiting: Map<number, Waiting>;
}

/** Drawing makes much that dies at once: with more room for it than by default, less of it is copied about. */
const YOUNG_MB = 32;

/** Starts `jobs` workers on a Site. Requests go to the worker with the least to do. */
export function createPool(settings: RenderSettings, jobs: number): Renderer {
  const file = join(packageFolder(), "dist/worker.js");
  const members = Array.from({ length: jobs }, () => startMember(file, settings));
  let count = 0;
  const ask = (path: PagePath | null): Promise<RenderedPage | Html> =>
    new Promise((resolve, reject) => {
      const member = members.reduce((least, each) => (each.waiting.size < least.waiting.size ? each : least));
      const id = count++;
      member.waiting.set(id, { resolve, reject });
      member.worker.postMessage({ id, path } satisfies ToWorker);
    });
  return {
    render: async ({ path }) => {
      const result = await ask(path);
      if (typeof result === "string") throw new Error(`A worker answered "${path}" with a page of its own.`);
      return result;
    },
    draw404: async () => String(await ask(null)),
    close: async () => {
      await Promise.all(members.map(({ worker }) => worker.terminate()));
    },
  };
}

function startMember(file: string, settings: RenderSettings): Member {
  const worker = new Worker(file, { workerData: settings, resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB } });
  const waiting = new Map<number, Waiting>();
  worker.on("message", (message: FromWorker) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if ("result" in message) asked?.resolve(message.result);
    else asked?.reject(Object.assign(new Error(message.failure.message), { stack: message.failure.stack }));
  });
  const fail = (error: Error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`A worker ended early (exit code ${code}).`)));
  return { worker, waiting };
}
