// Makes of a built site what `build --portable` and `build --zip` ask for.

import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { UsageError } from "../../shared/problem.js";
import { cacheFolder, finishSwitch, hashOf, type Written } from "../core.js";
import { writePortable } from "./write-portable.js";
import { zipFolder } from "./zip-folder.js";

export interface FolderFlags {
  readonly portable?: boolean;
  readonly zip?: boolean;
  readonly cache: boolean;
}

/** Where a site is built before it is made portable, so that the next build has what it can take over. */
export interface Workshop {
  readonly folder: string;
  readonly close: () => void;
}

/** Without `--portable` the output itself. */
export function openWorkshop(root: string, out: string, { portable, cache }: FolderFlags): Workshop {
  if (portable !== true) return { folder: out, close: () => {} };
  if (cache) {
    const folder = join(cacheFolder(root), `portable-${hashOf(out).slice(0, 16)}`);
    finishSwitch(folder);
    return { folder, close: () => {} };
  }
  const own = mkdtempSync(join(tmpdir(), "docsgen-portable-"));
  return { folder: join(own, "site"), close: () => rmSync(own, { recursive: true, force: true }) };
}

/** What was written besides the site itself, and what to tell of it. */
export interface FinishedFolder {
  readonly written: Written | null;
  readonly notes: readonly string[];
}

/** Writes the portable folder and the zip file. */
export async function finishFolder(built: string, out: string, flags: FolderFlags): Promise<FinishedFolder> {
  const made = flags.portable === true ? await writePortable(built, out) : null;
  const failed = (made?.failures ?? []).map((each) => `Not in a folder: ${each}`);
  const served = (made?.needsServer ?? []).map((each) => `Only with a web server: ${each}.`);
  if (flags.zip !== true) return { written: made?.written ?? null, notes: [...failed, ...served] };
  const file = `${out}.zip`;
  try {
    zipFolder(out, file);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new UsageError(`Cannot write "${file}" (${reason}).`, "Check the permissions and the free disk space.");
  }
  return { written: made?.written ?? null, notes: [...failed, ...served, `Zipped into ${file}`] };
}
