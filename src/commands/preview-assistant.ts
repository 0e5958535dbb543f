// The assistant of a live preview, which is loaded with the first question.

import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createDevAssistant } from "../assistant/dev-assistant.js";
import { SITE_FILE } from "../assistant/sites/open-site.js";
import type { Bundle } from "../search/bundle.js";
import { BUNDLE_FOLDER, BUNDLE_INDEX_FILE, pagesFile, TERMS_FILE } from "../search/bundle-files.js";
import { openBundle } from "../search/reading/open-bundle.js";
import type { SiteFiles } from "../serve/handler.js";

/** Answers the requests of the chat from the files of the preview. */
export function previewAssistant(
  { base, find }: Pick<SiteFiles, "base" | "find">,
  basePath: string,
): Promise<(request: Request) => Promise<Response>> {
  return createDevAssistant({
    basePath,
    prefix: base,
    bundle: previewBundle(find),
    siteFile: async () => String((await find(SITE_FILE))?.bytes ?? "{}"),
    log: ({ level, event, failure }) => {
      if (level === "error") process.stderr.write(`Assistant: ${event} (${failure})\n`);
    },
  });
}

/** How long a replaced bundle stays open, in milliseconds. */
const KEEP_REPLACED = 10_000;

/** Returns the open bundle while no page changes, and a new one afterwards. */
export function previewBundle(find: SiteFiles["find"]): () => Promise<Bundle> {
  let mark: string | null = null;
  let opening: Promise<Bundle> | null = null;

  async function read(name: string): Promise<string | Uint8Array | null> {
    return (await find(`${BUNDLE_FOLDER}/${name}`))?.bytes ?? null;
  }

  async function open(): Promise<Bundle> {
    const dist = await mkdtemp(join(tmpdir(), "docsgen-preview-"));
    const remove = () => rm(dist, { recursive: true, force: true });
    await mkdir(join(dist, BUNDLE_FOLDER), { recursive: true });
    for (const name of [BUNDLE_INDEX_FILE, TERMS_FILE]) await copy(dist, name);
    for (let part = 0; await copy(dist, pagesFile(part)); part++);
    const bundle = await openBundle(dist);
    // Deleted files can be read while they are open, so nothing is left behind however the preview ends.
    await remove().catch(() => {}); // Windows deletes an open file when it is closed.
    return { ...bundle, close: () => bundle.close().then(remove) };
  }

  async function copy(dist: string, name: string): Promise<boolean> {
    const bytes = await read(name);
    if (bytes !== null) await writeFile(join(dist, BUNDLE_FOLDER, name), bytes);
    return bytes !== null;
  }

  return async () => {
    const now = String(await read(BUNDLE_INDEX_FILE));
    if (opening === null || now !== mark) {
      mark = now;
      const old = opening;
      opening = open();
      // Replies that began with the old one still search it.
      if (old) setTimeout(() => void old.then((bundle) => bundle.close()).catch(() => {}), KEEP_REPLACED).unref();
    }
    return opening;
  };
}
