// Asks git which files of a folder have another name than before.
import { runGit } from "./run-git.js";

/** What git takes for the same file under another name since a commit: former path to path, both from the folder. Fails with `GitError`. */
export function renamedFiles(folder: string, commit: string): ReadonlyMap<string, string> {
  const range = ["--diff-filter=R", "--relative", commit, "--", "."];
  const fields = runGit(folder, [
    ...["-c", "core.quotepath=off", "diff", "-z", "--name-status", "--find-renames"],
    ...range,
  ]).split("\0");
  const renamed = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) renamed.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
  return renamed;
}
