// Sums up in one line what changed in the preview, and the state of the project.
import type { Change } from "../render/live/dev-preview.js";
import { fromHere, type NameFile } from "../shared/places/name-files.js";
import { countProblems, exitCode, say } from "./finish-run.js";
import type { ReadingFlags } from "./options/reading-options.js";

/** Most files named. */
const NAMED = 3;

export function tellOfChange(
  files: readonly string[],
  change: Change,
  { root, flags }: { readonly root: string; readonly flags: ReadingFlags },
): void {
  say(flags, exitCode(change.problems, flags) === 0, changeLine(files, change, fromHere(root)));
}

/** `Updated docs/a.mdx. No problems left.` */
export function changeLine(files: readonly string[], change: Change, nameFile: NameFile): string {
  const { isTakenIn, before, problems } = change;
  const count = countProblems(problems);
  if (!isTakenIn)
    return `Cannot read ${nameFile("docs.json")} (${count}). The preview shows the last version of the site.`;
  const named = [...files].sort().slice(0, NAMED).map(nameFile);
  const more = files.length - named.length;
  const list = more > 0 ? [...named, `${more} more`] : named;
  const last = list.pop() ?? "";
  const updated = `Updated ${list.length > 0 ? `${list.join(", ")} and ${last}` : last}`;
  if (problems.length > 0) return `${updated} (${count}).`;
  return before > 0 ? `${updated}. No problems left.` : `${updated}.`;
}
