// Draws pages in several threads, this one included: strings go to the others, plain data comes back.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Page, PagePath } from "../model.js";
import { createDrawer, type Drawer, type NotedPage } from "./drawer.js";
import { nameOf } from "./namesakes.js";
import { packageFolder } from "./package-files.js";
import type { RenderSettings } from "./render-settings.js";

/** A page to draw. */
export type ToWorker = { readonly id: number; readonly path: PagePath };
export type FromWorker =
  | { readonly id: number; readonly result: NotedPage }
  | { readonly id: number; readonly failure: { readonly message: string; readonly stack: string | undefined } };

interface Task {
  readonly page: Page;
  readonly resolve: (result: NotedPage) => void;
  readonly reject: (error: Error) => void;
}

/** Takes a page when it has room for one more. */
interface Member {
  readonly hasRoom: () => boolean;
  readonly draw: (task: Task) => void;
}

interface WorkerMember extends Member {
  readonly close: () => Promise<unknown>;
}

/** Pages that a worker has at once: the next is there when one is done. */
const AHEAD = 4;

/** Pages in line that a thread chooses from. */
const CHOICE = 32;

/** Drawing makes much that dies at once: with more room for it than by default, less of it is copied about. */
const YOUNG_MB = 64;

/** Descriptions of APIs stay in memory in every thread: less room then. Measured on 542 operations: 30 MB less. */
const YOUNG_MB_WITH_APIS = 12;

/** Draws in `jobs` threads, all but one of them workers. */
export async function createPool(settings: RenderSettings, jobs: number): Promise<Drawer> {
  const file = join(packageFolder(), "dist/worker.js");
  const waiting: Task[] = [];
  const names = new Map<Member, string>();
  const next = () => {
    for (const member of members) {
      while (waiting.length > 0 && member.hasRoom()) {
        const task = takeAlike(waiting, names.get(member), [...names.values()]);
        if (!task) break;
        names.set(member, nameOf(task.page));
        member.draw(task);
      }
    }
  };
  const workers = Array.from({ length: jobs - 1 }, () => startWorker(file, settings, next));
  const closeWorkers = () => Promise.all(workers.map((worker) => worker.close()));
  const here = await createDrawer(settings).catch(async (error: unknown) => {
    await closeWorkers();
    throw error;
  });
  const members = [...workers, drawHere(here, next)];
  return {
    draw: (page) =>
      new Promise((resolve, reject) => {
        waiting.push({ page, resolve, reject });
        next();
      }),
    draw404: () => here.draw404(),
    close: async () => {
      await Promise.all([closeWorkers(), here.close()]);
    },
  };
}

/** Takes a page of a thread's own name, else of a name that no other thread is at, else the first. */
function takeAlike(waiting: Task[], own: string | undefined, taken: readonly string[]): Task | undefined {
  const names = waiting.slice(0, CHOICE).map(({ page }) => nameOf(page));
  const mine = own === undefined ? -1 : names.indexOf(own);
  const free = mine < 0 ? names.findIndex((name) => !taken.includes(name)) : mine;
  return waiting.splice(Math.max(free, 0), 1)[0];
}

/** This thread draws a page, then looks at what the others have sent. */
function drawHere(drawer: Drawer, next: () => void): Member {
  let isBusy = false;
  return {
    hasRoom: () => !isBusy,
    draw: ({ page, resolve, reject }) => {
      isBusy = true;
      const finish = () =>
        setImmediate(() => {
          isBusy = false;
          next();
        });
      setImmediate(() => drawer.draw(page).then(resolve, reject).finally(finish));
    },
  };
}

function startWorker(file: string, settings: RenderSettings, next: () => void): WorkerMember {
  const maxYoungGenerationSizeMb = settings.site.descriptions.size > 0 ? YOUNG_MB_WITH_APIS : YOUNG_MB;
  const worker = new Worker(file, { workerData: settings, resourceLimits: { maxYoungGenerationSizeMb } });
  const drawing = new Map<number, Task>();
  let count = 0;
  let ended: Error | null = null;
  worker.on("message", (message: FromWorker) => {
    const task = drawing.get(message.id);
    drawing.delete(message.id);
    if ("result" in message) task?.resolve(message.result);
    else task?.reject(Object.assign(new Error(message.failure.message), { stack: message.failure.stack }));
    next();
  });
  const fail = (error: Error) => {
    ended = error;
    for (const { reject } of drawing.values()) reject(error);
    drawing.clear();
  };
  worker.on("error", fail);
  worker.on("exit", (code) => fail(new Error(`A worker ended early (exit code ${code}).`)));
  return {
    hasRoom: () => drawing.size < AHEAD,
    draw: (task) => {
      if (ended) return task.reject(ended);
      const id = count++;
      drawing.set(id, task);
      worker.postMessage({ id, path: task.page.path } satisfies ToWorker);
    },
    close: () => worker.terminate(),
  };
}
