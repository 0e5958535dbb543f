// Runs in a worker thread: draws the pages it is asked for.
import { parentPort, workerData } from "node:worker_threads";
import type { FromWorker, ToWorker } from "./pool.js";
import type { RenderSettings } from "./render-settings.js";
import { createRenderer } from "./renderer.js";

const settings = workerData as RenderSettings;
const renderer = createRenderer(settings);

parentPort?.on("message", async ({ id, path }: ToWorker) => {
  parentPort?.postMessage(await answer(id, path));
});

async function answer(id: number, path: ToWorker["path"]): Promise<FromWorker> {
  try {
    const page = settings.site.pages.get(path);
    if (!page) throw new Error(`The site has no page "${path}".`);
    return { id, result: await (await renderer).render(page) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { message, stack } };
  }
}
