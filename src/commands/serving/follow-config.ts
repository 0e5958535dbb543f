// Takes up the sites of a configuration file whenever it changes; all other settings need a restart.
import { stat } from "node:fs/promises";
import { describeFailure, type Log } from "../../assistant/log.js";
import type { OpenSites } from "../../assistant/sites/open-sites.js";
import type { Store } from "../../assistant/store/open-store.js";
import type { AssistantSettings } from "../assistant-settings/read-settings.js";

interface Following {
  readonly file: string;
  readonly read: () => Promise<AssistantSettings>;
  /** Those that the server was started with. */
  readonly settings: AssistantSettings;
  readonly sites: OpenSites;
  readonly store: Store;
  readonly log: Log;
}

const LOOK_EVERY = 1000;

/** Gives what ends it. */
export function followConfig({ file, read, settings, sites, store, log }: Following): () => Promise<void> {
  let mark: string | null = null;
  let running = Promise.resolve();

  async function look(): Promise<void> {
    const found = await markOf(file);
    const isChanged = mark !== null && found !== "" && found !== mark;
    if (mark === null || isChanged) mark = found;
    if (isChanged) await take(await read());
  }

  async function take(changed: AssistantSettings): Promise<void> {
    await sites.change(changed.sites);
    await store.sites.note(sites.domains(), Date.now());
    log({ level: "info", event: "config-read", domains: sites.domains() });
    const others = otherChanges(settings, changed);
    if (others.length > 0) log({ level: "warn", event: "restart-needed", settings: others });
  }

  const timer = setInterval(() => {
    running = running.then(look).catch((error: unknown) => {
      log({ level: "error", event: "config-not-read", failure: describeFailure(error) });
    });
  }, LOOK_EVERY);
  timer.unref();
  running = look();
  return async () => {
    clearInterval(timer);
    await running;
  };
}

function otherChanges(old: AssistantSettings, changed: AssistantSettings): string[] {
  const { sites: _, ...before } = old;
  const after: Readonly<Record<string, unknown>> = { ...changed };
  return Object.entries(before)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(after[name]))
    .map(([name]) => name);
}

async function markOf(file: string): Promise<string> {
  try {
    const { ino, mtimeMs, size } = await stat(file);
    return `${ino}:${mtimeMs}:${size}`;
  } catch {
    return "";
  }
}
