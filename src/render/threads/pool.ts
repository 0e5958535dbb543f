// Draws pages in workers while this thread colours their code: each part of the work is learned by one thread only.
import type { Page } from "../../model.js";
import { freeSoon } from "../../shared/engine/collect-garbage.js";
import { nameOf } from "../article/fresh-bodies.js";
import { codeColours } from "../code/code-colours.js";
import type { HighlightCode } from "../code/highlight-code.js";
import type { RenderSettings } from "../document/render-settings.js";
import { coloursOfSite } from "../inputs/articles-of-site.js";
import { MOST_TOGETHER } from "./calls.js";
import type { Drawer, NotedPage } from "./drawer.js";
import { patientDrawer } from "./patient-drawer.js";
import { startThread, type Thread, ThreadEnded } from "./thread.js";

interface Task {
  readonly page: Page;
  /** Pages that differ only in version or language share it. */
  readonly name: string;
  readonly resolve: (result: NotedPage) => void;
  readonly reject: (error: Error) => void;
}

/** A thread that draws. */
interface Member extends Thread {
  /** The name of the page it took last. */
  name: string | null;
}

/** Pages that a thread has at once: half of them are drawn while the other half waits for its code. */
const AHEAD = 2 * MOST_TOGETHER;

/** Waiting pages that a thread chooses from. */
const CHOICE = 32;

/** This thread also writes the files, and can highlight for this many drawing threads. */
const DRAWERS_OF_ONE = 2;

/** The share of threads that highlight: highlighting is a quarter of a page's time. */
const COLOURING = 0.3;

/** Draws in `jobs` threads, at least two, including this one. */
export function createPool(settings: RenderSettings, jobs: number): Drawer {
  const colouring = jobs - 1 > DRAWERS_OF_ONE ? Math.round((jobs - 1) * COLOURING) : 0;
  const colourists = Array.from({ length: colouring }, () => startThread(settings, notHere));
  const highlight =
    colouring > 0 ? byTheIdlest(colourists) : codeColours(coloursOfSite(settings.site), settings.site.root);
  const start = () => startThread(settings, highlight);
  const drawers = Array.from({ length: jobs - 1 - colouring }, start);
  const patient = patientDrawer(settings, highlight);
  highlight([]).catch(() => {}); // Loads the highlighter while threads start. Later calls report a failure.
  return {
    draw: inTurn(drawers, { start, patient: patient.draw }),
    draw404: async () => {
      try {
        return await idlest(drawers).call("draw404", null);
      } catch (error) {
        if (!(error instanceof ThreadEnded)) throw error;
        const own = start(); // A page ended the other.
        return own.call("draw404", null).finally(own.close);
      }
    },
    close: async () => {
      await Promise.all([...drawers, ...colourists, patient].map(({ close }) => close()));
    },
  };
}

interface Substitutes {
  /** Starts a thread in place of one that ended. */
  readonly start: () => Thread;
  /** Draws the pages that a thread was working on when it ended. */
  readonly patient: Drawer["draw"];
}

/** Gives each page to the least busy thread that has room. Threads that end are replaced in `threads`. */
function inTurn(threads: Thread[], { start, patient }: Substitutes): Drawer["draw"] {
  const waiting: Task[] = [];
  const members: Member[] = threads.map((thread) => ({ ...thread, name: null }));
  const free = freeSoon();
  const replace = (member: Member) => {
    const at = members.indexOf(member);
    if (at === -1) return; // Another of its pages was first.
    const thread = start();
    threads[at] = thread;
    members[at] = { ...thread, name: null };
  };
  const draw = async (member: Member, page: Page): Promise<NotedPage> => {
    try {
      const drawn = await member.call("draw", page.path);
      free(drawn.html.buffer.byteLength);
      return drawn;
    } catch (error) {
      if (!(error instanceof ThreadEnded)) throw error;
      replace(member);
      return patient(page);
    }
  };
  const handOut = () => {
    for (let member = idlest(members); member.calls() < AHEAD; member = idlest(members)) {
      const task = takeAlike(waiting, member, members);
      if (!task) return;
      member.name = task.name;
      draw(member, task.page).then(task.resolve, task.reject).finally(handOut);
    }
  };
  return (page) =>
    new Promise((resolve, reject) => {
      waiting.push({ page, name: nameOf(page), resolve, reject });
      handOut();
    });
}

/** Takes a page with the name a member is working on, else with a name that no other member has, else the first. */
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
