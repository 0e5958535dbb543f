// Removes what killed builds left next to the output.
import { readdirSync, rmSync, statSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isWorkFolder } from "../../emit/work-folders.js";

/** No build takes a day, so none is still using it. */
const LONGEST_BUILD_MS = 24 * 60 * 60 * 1000;

/** `out` exists: its former content is no longer needed. */
export function sweepLeftovers(out: string): void {
  const [folder, name] = [dirname(out), basename(out)];
  for (const entry of readdirSync(folder)) {
    if (!isWorkFolder(entry, name)) continue;
    const path = join(folder, entry);
    const state = statSync(path, { throwIfNoEntry: false });
    if (state && Date.now() - state.mtimeMs > LONGEST_BUILD_MS) rmSync(path, { recursive: true, force: true });
  }
}
