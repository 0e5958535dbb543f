// `docsgen dev`: a live preview. Pages are drawn when they are asked for, and follow every edit.

import { statSync } from "node:fs";
import { join, relative } from "node:path";
import { watch } from "chokidar";
import { createDevAssistant } from "../assistant/dev-assistant.js";
import { createPreview, type Preview } from "../render/dev-preview.js";
import { siteHandler } from "../serve/handler.js";
import { listen } from "../serve/listen.js";
import { findRoot } from "../site/find-root.js";
import { printRun } from "./finish-run.js";
import { openBrowser } from "./open-browser.js";
import { previewBundle } from "./open-preview-bundle.js";
import { type ReadingFlags, siteOptions } from "./reading-options.js";

export interface DevFlags extends ReadingFlags {
  readonly port: number;
  readonly host: string;
  readonly open?: boolean;
}

/** Milliseconds in which several changes count as one: editors write a file in steps. */
const SETTLE = 15;

/** Milliseconds after the start in which the first page is opened. */
const IDLE = 2000;

/** Serves until the process ends. */
export async function dev(folder: string, flags: DevFlags): Promise<void> {
  const root = findRoot(folder, "dev");
  const started = performance.now();
  const options = siteOptions(root, flags, "dist");
  const preview = await createPreview({
    root,
    options,
    tell: (problems) => printRun(root, problems, flags),
  });
  const handler = siteHandler(preview.files, (error) => new Response(`${error}\n`, { status: 500 }));
  const { base } = options;
  const bundle = previewBundle(preview.files.find);
  const assistant = await createDevAssistant({
    basePath: `${base}/_assistant`,
    prefix: base,
    title: null,
    bundle,
    log: ({ level, event, failure }) => {
      if (level === "error") process.stderr.write(`Assistant: ${event} (${failure})\n`);
    },
  });
  const listening = await listen((request) => preview.answer(request) ?? assistant(request) ?? handler(request), {
    port: flags.port,
    host: flags.host,
    mayMove: true,
  });
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const address = `${listening.url}${options.base}/`;
  process.stderr.write(`Preview of ${folder} at ${address} (ready in ${took} s)\nPress Ctrl+C to stop.\n`);
  if (flags.open) openBrowser(address);
  follow(root, preview);
  // Nobody has asked yet, but the first question, and the first search, should not wait for all pages.
  setTimeout(() => void bundle().catch(() => {}), IDLE);
}

/** Milliseconds in which the watcher tells of one change of a file only: a second one is looked for afterwards. */
const THROTTLE = 80;

/** What tells one state of a file from the next. */
function stampOf(root: string, file: string): string {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : "";
}

/** Watches the project; what the preview never reads is not watched. */
function follow(root: string, preview: Preview): void {
  const ignored = /(^|[/\\])(node_modules|\.git|\.docsgen|dist)([/\\]|$)/;
  const changed = new Set<string>();
  let waiting = false;
  const take = async (files: readonly string[]) => {
    const before = files.map((file) => stampOf(root, file));
    await preview.change(files);
    await new Promise((done) => setTimeout(done, THROTTLE));
    const again = files.filter((file, index) => stampOf(root, file) !== before[index]);
    if (again.length > 0) await take(again);
  };
  const flush = () => {
    waiting = false;
    const files = [...changed];
    changed.clear();
    void take(files);
  };
  watch(root, { ignoreInitial: true, ignored: (path) => ignored.test(relative(root, path)) }).on(
    "all",
    (_event, path) => {
      changed.add(relative(root, path).replaceAll("\\", "/"));
      if (!waiting) setTimeout(flush, SETTLE);
      waiting = true;
    },
  );
}
