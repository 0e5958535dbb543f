// Asks git which pages of a folder have another name than before.
import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { runGit } from "./run-git.js";

/**
 * What git takes for the same page under another name since a commit: former path to path, both from the folder. `fresh`: files
 * that were not there, of which git may not have been told yet. Fails with `GitError`.
 */
export function renamedFiles(folder: string, commit: string, fresh: readonly string[]): ReadonlyMap<string, string> {
  if (fresh.length === 0) return new Map();
  const made = mkdtempSync(join(tmpdir(), "docsgen-index-"));
  try {
    const index = join(made, "index");
    const own = resolve(folder, runGit(folder, ["rev-parse", "--git-path", "index"]).trim());
    if (existsSync(own)) copyFileSync(own, index);
    const environment = { GIT_INDEX_FILE: index };
    // In an index of its own, as if they were to be added. No file is read for that.
    const list = join(made, "fresh");
    writeFileSync(list, fresh.join("\0"));
    runGit(folder, [...ADD, `--pathspec-from-file=${list}`, "--pathspec-file-nul"], { environment });
    return renames(runGit(folder, [...DIFF, commit, "--", ...PAGES], { environment }));
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}

const ADD = ["--literal-pathspecs", "add", "--force", "--intent-to-add"];

/** With as many files as there are: git gives up early where a folder was renamed. */
const DIFF = "diff -z --name-status --find-renames -l0 --diff-filter=R --relative".split(" ");

/** Other files are not asked for: to compare large ones takes long, and a clone may lack them. */
const PAGES = [":(icase)*.md", ":(icase)*.mdx"];

function renames(listed: string): Map<string, string> {
  const fields = listed.split("\0");
  const renamed = new Map<string, string>();
  for (let at = 0; at + 2 < fields.length; at += 3) renamed.set(fields[at + 1] ?? "", fields[at + 2] ?? "");
  return renamed;
}
