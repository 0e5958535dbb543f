// `docsgen dev`: a live preview. Pages are drawn when they are asked for, and follow every edit.

import { spawn } from "node:child_process";
import { openFolder } from "../files/open-folder.js";
import { type Change, createPreview } from "../render/live/dev-preview.js";
import { siteHandler } from "../serve/handler.js";
import { hostNames } from "../serve/known-hosts.js";
import { listen } from "../serve/listen.js";
import { takeRange } from "../serve/wrap-handler.js";
import { once } from "../shared/once.js";
import { folderFromHere, fromHere, type NameFile } from "../shared/places/name-files.js";
import { findRoot } from "../site/find-root.js";
import { growYoungSoon } from "../site/heap-growth.js";
import { countProblems, exitCode, printRun, say } from "./finish-run.js";
import { fileStates, followProject } from "./follow-project.js";
import { type ReadingFlags, type RunOptions, readRun } from "./options/reading-options.js";
import { portNotice } from "./port-notice.js";

interface DevFlags extends ReadingFlags {
  readonly port: number;
  readonly host: string;
  readonly allowedHost?: string;
  readonly open?: boolean;
}

/** Milliseconds after the start in which the first search is prepared. */
const IDLE = 2000;

/**
 * Milliseconds after the start in which the project is watched: looking at all of its files would delay the first page. What
 * changes meanwhile is noticed then.
 */
const WATCH = 300;

/** Serves until the process ends. */
export async function dev(folder: string, flags: DevFlags): Promise<void> {
  const root = findRoot(folder, "dev");
  const started = performance.now();
  growYoungSoon();
  const run = readRun(root, flags);
  const { options } = run;
  const unread = options.outFolder ?? "dist";
  const statesRead = fileStates({ root, outFolder: unread });
  const preview = await createPreview({
    root,
    options,
    states: statesRead,
    tell: (problems) => problems.length > 0 && void printRun(run, problems),
  });
  const answer = answersOf(preview, options.base);
  const listening = await listen((request) => preview.answer(request) ?? answer(request), {
    port: flags.port,
    host: flags.host,
    allowedHosts: hostNames(flags.allowedHost),
    mayMove: true,
  });
  const took = ((performance.now() - started) / 1000).toFixed(1);
  const address = `${listening.url}${options.base}/`;
  const notice = portNotice(flags.port, listening);
  const shown = folderFromHere(root);
  process.stderr.write(`${notice}Preview of ${shown} at ${address} (ready in ${took} s)\nPress Ctrl+C to stop.\n`);
  if (flags.open) openBrowser(address);
  const take = async (files: readonly string[]): Promise<void> => {
    try {
      tellOfChange(files, await preview.change(files), run);
    } catch (error) {
      // A file may be removed while the project is read. That is a change, too, and comes next.
      process.stderr.write(`Cannot read the project: ${error instanceof Error ? error.message : error}\n`);
    }
  };
  setTimeout(() => followProject({ root, outFolder: unread, statesRead }, take), WATCH);
  setTimeout(() => void preview.prepare().catch(() => {}), IDLE); // The first search tells of a failure.
}

/** Answers with the files of the preview, and questions with its assistant. */
function answersOf({ files, fail }: Awaited<ReturnType<typeof createPreview>>, base: string) {
  const handler = takeRange(siteHandler(files, fail));
  const chat = `${base}/_assistant`;
  const assistant = once(async () => {
    const { previewAssistant } = await import("./preview-assistant.js");
    return previewAssistant(files, chat);
  });
  return async (request: Request): Promise<Response> => {
    const isChat = new URL(request.url).pathname.startsWith(`${chat}/`);
    return isChat ? (await assistant())(request) : handler(request);
  };
}

/** Opens an address in the reader's browser, as well as the system lets us. */
export function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === "darwin" ? ["open"] : process.platform === "win32" ? ["cmd", "/c", "start", ""] : ["xdg-open"];
  if (command === undefined) return;
  const child = spawn(command, [...args, address], { stdio: "ignore", detached: true });
  child.once("error", () => process.stderr.write(`Could not open a browser. Open ${address} yourself.\n`));
  child.unref();
}

/** Most files named. */
const NAMED = 3;

function tellOfChange(files: readonly string[], change: Change, run: RunOptions): void {
  const isGone = (file: string) => !openFolder(run.root).exists(file);
  say(run, exitCode(change.problems, run) === 0, [changeLine(files, change, { nameFile: fromHere(run.root), isGone })]);
}

interface FileNames {
  readonly nameFile: NameFile;
  readonly isGone: (file: string) => boolean;
}

/** `Updated docs/a.mdx, removed docs/b.mdx. No problems left.` */
export function changeLine(files: readonly string[], change: Change, { nameFile, isGone }: FileNames): string {
  const { isTakenIn, before, problems } = change;
  const count = countProblems(problems);
  if (!isTakenIn)
    return `Cannot read ${nameFile("docs.json")} (${count}). The preview shows the last version of the site.`;
  const updated = listed(files.filter((file) => !isGone(file)).map(nameFile));
  const removed = listed(files.filter(isGone).map(nameFile));
  const both = updated === "" ? `Removed ${removed}` : `Updated ${updated}${removed && `, removed ${removed}`}`;
  const left = problems.length > 0 ? ` (${count}).` : before > 0 ? ". No problems left." : ".";
  return `${both}${left}${files.includes("docsgen.json") ? " Options in docsgen.json apply after a restart." : ""}`;
}

function listed(files: readonly string[]): string {
  const named = files.toSorted().slice(0, NAMED);
  const more = files.length - NAMED;
  return new Intl.ListFormat("en-GB").format(more > 0 ? [...named, `${more} more`] : named);
}
