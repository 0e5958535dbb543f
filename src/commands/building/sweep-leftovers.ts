// Removes what killed builds left next to the output.
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isWorkFolder, makerOf } from "../../emit/work-folders.js";
import { isRunning } from "../../files/lock.js";

/** No build takes a day: by then, another process has its id. */
const LONGEST_BUILD_MS = 24 * 60 * 60 * 1000;

/** Only for whoever holds the lock of the output, after an interrupted switch was finished. */
export function sweepLeftovers(out: string): void {
  const [folder, name] = [dirname(out), basename(out)];
  for (const entry of existsSync(folder) ? readdirSync(folder) : []) {
    const of = [name, `${name}.zip`].find((each) => isWorkFolder(entry, each));
    if (of === undefined) continue;
    const path = join(folder, entry);
    const maker = makerOf(entry, of);
    const isLeft = maker !== null && !isRunning(maker);
    const state = statSync(path, { throwIfNoEntry: false });
    if (isLeft || (state && Date.now() - state.mtimeMs > LONGEST_BUILD_MS))
      rmSync(path, { recursive: true, force: true });
  }
}
