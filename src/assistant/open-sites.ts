// Keeps the sites of a running assistant open, and takes up a new build as soon as it is swapped in.
import { stat } from "node:fs/promises";
import type { AssistantSite, Sites } from "./assistant-site.js";
import { describeFailure, type Log } from "./log.js";
import { openSite, siteFilePath } from "./open-site.js";

export interface OpenSites extends Sites {
  close(): Promise<void>;
}

/** How often the builds are looked at, in milliseconds. */
const LOOK_EVERY = 1000;

/** How long a replaced bundle stays open for replies that still search in it. */
const KEEP_REPLACED = 10 * 60_000;

/** @param folders the folder of the build of each domain */
export async function openSites(folders: ReadonlyMap<string, string>, log: Log): Promise<OpenSites> {
  const sites = new Map<string, AssistantSite>();
  const builds = new Map<string, string>();
  for (const [domain, dist] of folders) {
    builds.set(domain, await buildMark(dist));
    sites.set(domain, await openSite(domain, dist));
  }

  async function look(): Promise<void> {
    for (const [domain, dist] of folders) {
      const mark = await buildMark(dist);
      if (mark === "" || mark === builds.get(domain)) continue;
      builds.set(domain, mark);
      await replace(domain, dist);
    }
  }

  async function replace(domain: string, dist: string): Promise<void> {
    try {
      const fresh = await openSite(domain, dist);
      const old = sites.get(domain);
      sites.set(domain, fresh);
      log({ level: "info", event: "site-reloaded", domain, sections: fresh.bundle.sections });
      setTimeout(() => old?.bundle.close(), KEEP_REPLACED).unref();
    } catch (error) {
      log({ level: "error", event: "site-not-reloaded", domain, failure: describeFailure(error) });
    }
  }

  const watch = watchRepeatedly(look);
  return {
    get: (domain) => sites.get(domain),
    async close() {
      await watch.stop();
      for (const site of sites.values()) await site.bundle.close();
    },
  };
}

/** Looks again only when the last look has ended. */
function watchRepeatedly(look: () => Promise<void>) {
  let running = Promise.resolve();
  let isStopped = false;
  let timer = setTimeout(tick, LOOK_EVERY);
  timer.unref();

  function tick(): void {
    running = look().finally(() => {
      if (isStopped) return;
      timer = setTimeout(tick, LOOK_EVERY);
      timer.unref();
    });
  }

  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}

/** Changes with every build; empty in the moment in which one takes the place of another. */
async function buildMark(dist: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(siteFilePath(dist));
    return `${ino}:${mtimeMs}:${size}`;
  } catch {
    return "";
  }
}
