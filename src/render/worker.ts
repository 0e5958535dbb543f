// Runs in a worker thread: draws the pages it is asked for.
import { parentPort, workerData } from "node:worker_threads";
import { createDrawer } from "./drawer.js";
import type { Notes } from "./page-notes.js";
import type { FromWorker, ToWorker } from "./pool.js";
import type { RenderSettings } from "./render-settings.js";

const settings = workerData as RenderSettings;
const drawer = createDrawer(settings);

parentPort?.on("message", async ({ id, path }: ToWorker) => {
  const answered = await answer(id, path);
  parentPort?.postMessage(answered, "result" in answered ? buffersOf(answered.result.notes) : []);
});

/** They are handed over, not copied. */
function buffersOf({ bytes, body }: Notes): ArrayBuffer[] {
  return body ? [bytes.buffer, body.buffer] : [bytes.buffer];
}

async function answer(id: number, path: ToWorker["path"]): Promise<FromWorker> {
  try {
    const page = settings.site.pages.get(path);
    if (!page) throw new Error(`The site has no page "${path}".`);
    return { id, result: await (await drawer).draw(page) };
  } catch (error) {
    const { message, stack } = error instanceof Error ? error : new Error(String(error));
    return { id, failure: { message, stack } };
  }
}
