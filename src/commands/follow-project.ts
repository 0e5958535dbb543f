// Tells of the files of a project that changed, one batch after the other: what changes meanwhile belongs to the next.
import { existsSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { watch } from "chokidar";
import { isWorkFolder } from "../emit/work-folders.js";

/** Milliseconds in which several changes count as one: editors write a file in steps. */
const SETTLE = 15;

/** Milliseconds in which the watcher tells of one change of a file only: a second one is looked for afterwards. */
const THROTTLE = 80;

/** Milliseconds between two looks for a folder that is gone: a checkout may bring it back. */
const MISSING = 500;

/** Nothing is read from these: other hidden files, those of editors among them, and what tools wrote. */
const NEVER_READ = /(^|\/)(node_modules|\.(?!well-known|gitbook|mintignore|docsgenignore)[^/]*)(\/|$)/;

/** Watches the project for as long as the process lives. `take` hears of files relative to the root, and never fails. */
export function followProject(
  { root, outFolder }: { readonly root: string; readonly outFolder: string },
  take: (files: readonly string[]) => Promise<void>,
): void {
  const pathOf = (file: string) => relative(root, file).replaceAll("\\", "/");
  const isIgnored = (file: string) => {
    const path = pathOf(file);
    const [top = ""] = path.split("/");
    return NEVER_READ.test(path) || top === outFolder || isWorkFolder(top, outFolder);
  };
  const changed = new Map<string, "new" | "known">();
  let isTaking = false;

  const takeAll = async (): Promise<void> => {
    isTaking = true;
    while (changed.size > 0) {
      await pause(SETTLE);
      const files = [...changed.keys()].filter((file) => changed.get(file) === "known" || existsSync(join(root, file)));
      changed.clear();
      if (files.length === 0) continue;
      const stamps = files.map((file) => stampOf(root, file));
      await take(files);
      setTimeout(() => {
        for (const [index, file] of files.entries()) if (stampOf(root, file) !== stamps[index]) note(file, "known");
      }, THROTTLE);
    }
    isTaking = false;
  };
  /** A new file that is gone again before anybody read it was a step of an editor that saves. */
  const note = (file: string, kind: "new" | "known"): void => {
    changed.set(file, changed.get(file) ?? kind);
    if (!isTaking) void takeAll();
  };

  const follow = (): void => {
    const watcher = watch(root, { ignoreInitial: true, ignored: isIgnored });
    for (const event of ["change", "unlink"] as const) watcher.on(event, (file) => note(pathOf(file), "known"));
    watcher.on("add", (file) => note(pathOf(file), "new"));
    watcher.on("unlinkDir", (folder) => {
      if (pathOf(folder) !== "") return;
      note("docs.json", "known");
      void watcher.close().then(awaitReturn);
    });
  };
  const awaitReturn = (): void => {
    if (!existsSync(root)) return void setTimeout(awaitReturn, MISSING);
    follow();
    note("docs.json", "known");
  };
  follow();
}

/** What tells one state of a file from the next. */
function stampOf(root: string, file: string): string {
  const found = statSync(join(root, file), { throwIfNoEntry: false });
  return found ? `${found.mtimeMs} ${found.size}` : "";
}

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}
