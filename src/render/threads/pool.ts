// Draws pages in workers while this thread colours their code: each part of the work is learned by one thread only.
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { Page } from "../../model.js";
import { nameOf } from "../article/namesakes.js";
import { codeColours } from "../code/code-colours.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import { colourInputs } from "../inputs-of-site.js";
import { packageFolder } from "../package-files.js";
import { type Connection, connect, MOST_TOGETHER } from "./calls.js";
import type { Drawer, NotedPage } from "./drawer.js";
import type { ThreadOffer } from "./offers.js";

interface Task {
  readonly page: Page;
  /** Versions of a page share it. */
  readonly name: string;
  readonly resolve: (result: NotedPage) => void;
  readonly reject: (error: Error) => void;
}

interface Thread extends Connection<ThreadOffer> {
  /** Calls it has not answered. */
  readonly calls: () => number;
  readonly close: () => Promise<unknown>;
}

/** A thread that draws. */
interface Member extends Thread {
  /** The name of the page it took last. */
  name: string | null;
}

/** Pages that a thread has at once: while some wait together for their colours, as many others are drawn. */
const AHEAD = 2 * MOST_TOGETHER;

/** Pages in line that a thread chooses from. */
const CHOICE = 32;

/** This thread, which also writes the files, can colour for so many threads that draw. */
const DRAWERS_OF_ONE = 2;

/** Where workers colour, this part of them: colouring takes a fourth of the time of a page. */
const COLOURING = 0.3;

/** Drawing makes much that dies at once: with more room for it than by default, less of it is copied about. */
const YOUNG_MB = 64;

/** Descriptions of APIs stay in memory in every thread that draws: less room then. */
const YOUNG_MB_WITH_APIS = 32;

/** Draws in `jobs` threads, at least two, this one included. */
export function createPool(settings: RenderSettings, jobs: number): Drawer {
  const colouring = jobs - 1 > DRAWERS_OF_ONE ? Math.round((jobs - 1) * COLOURING) : 0;
  const colourists = Array.from({ length: colouring }, () => startThread(settings, notHere));
  const highlight = colouring > 0 ? byTheIdlest(colourists) : codeColours(colourInputs(settings.site));
  const drawers = Array.from({ length: jobs - 1 - colouring }, () => startThread(settings, highlight));
  highlight([]).catch(() => {}); // What colours is loaded while threads start. Whoever asks for colours hears of a failure.
  return {
    draw: inTurn(drawers),
    draw404: () => idlest(drawers).call("draw404", null),
    close: async () => {
      await Promise.all([...drawers, ...colourists].map(({ close }) => close()));
    },
  };
}

/** Hands each page to the thread that has the fewest, if there is room. */
function inTurn(threads: readonly Thread[]): Drawer["draw"] {
  const waiting: Task[] = [];
  const members: Member[] = threads.map((thread) => ({ ...thread, name: null }));
  const handOut = () => {
    for (let member = idlest(members); member.calls() < AHEAD; member = idlest(members)) {
      const task = takeAlike(waiting, member, members);
      if (!task) return;
      member.name = task.name;
      member.call("draw", task.page.path).then(task.resolve, task.reject).finally(handOut);
    }
  };
  return (page) =>
    new Promise((resolve, reject) => {
      waiting.push({ page, name: nameOf(page), resolve, reject });
      handOut();
    });
}

/** Takes a page of the name a member is at, else of a name that no other one is at, else the first. */
function takeAlike(waiting: Task[], { name: own }: Member, members: readonly Member[]): Task | undefined {
  const choice = waiting.slice(0, CHOICE);
  const mine = own === null ? -1 : choice.findIndex(({ name }) => name === own);
  const taken = new Set(members.map(({ name }) => name));
  const free = mine < 0 ? choice.findIndex(({ name }) => !taken.has(name)) : mine;
  return waiting.splice(Math.max(free, 0), 1)[0];
}

function byTheIdlest(threads: readonly Thread[]): HighlightCode {
  return (blocks) => idlest(threads).call("highlight", blocks);
}

function idlest<Each extends Thread>(threads: readonly Each[]): Each {
  return threads.reduce((least, each) => (each.calls() < least.calls() ? each : least));
}

const notHere: HighlightCode = () => Promise.reject(new Error("A thread that colours asked for colours."));

/** `highlight` is what the thread may ask this one for. */
function startThread(settings: RenderSettings, highlight: HighlightCode): Thread {
  const maxYoungGenerationSizeMb = settings.site.descriptions.size > 0 ? YOUNG_MB_WITH_APIS : YOUNG_MB;
  const worker = new Worker(join(packageFolder(), "dist/worker.js"), {
    workerData: settings,
    resourceLimits: { maxYoungGenerationSizeMb },
    stdout: true,
  });
  // Standard output belongs to what programs read of docsgen; what code of pages writes there is for people.
  worker.stdout.on("data", (words) => process.stderr.write(words));
  const connection = connect<ThreadOffer>(worker, { highlight });
  worker.on("error", connection.fail);
  worker.on("exit", (code) => connection.fail(new Error(`A worker ended early (exit code ${code}).`)));
  return { ...connection, close: () => worker.terminate() };
}
