// Runs in a worker thread: draws the pages it is asked for.
import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./pool.js";
import { createRenderer } from "./renderer.js";
import type { RenderSettings } from "./render-settings.js";

const renderer = createRenderer(workerData as RenderSettings);

parentPort?.on("message", async ({ id, path }: ToWorker) => {
  parentPort?.postMessage(await answer(id, path));
});

async function answer(id: number, path: ToWorker["path"]): Promise<FromWorker> {
  try {
    return { id, page: await (await renderer).render(path) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { message, stack } };
  }
}
