// Puts a project as it was at a git ref into a temporary folder, without touching the repository.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gitRef, runGit } from "../../shared/git/run-git.js";

export interface CheckedOut {
  /** Where the project is: the same folder of the repository as `root`. */
  readonly folder: string;
  readonly remove: () => void;
}

/** Fails with `GitError` where there is no such ref, or no such folder in it. Call `remove` when done. */
export function checkOut(root: string, ref: string): CheckedOut {
  const prefix = runGit(root, ["rev-parse", "--show-prefix"]).trim();
  const commit = runGit(root, ["rev-parse", "--verify", "--quiet", `${gitRef(ref)}^{commit}`]).trim();
  const made = mkdtempSync(join(tmpdir(), "docsgen-past-"));
  const remove = () => rmSync(made, { recursive: true, force: true });
  try {
    const environment = { GIT_INDEX_FILE: join(made, "index") };
    const top = runGit(root, ["rev-parse", "--show-toplevel"]).trim();
    runGit(top, ["read-tree", `${commit}:${prefix}`], environment);
    // An absolute prefix leads out of the work tree, and nothing in it is touched.
    runGit(top, ["checkout-index", "--all", `--prefix=${join(made, "project")}/`], environment);
    return { folder: join(made, "project"), remove };
  } catch (cause) {
    remove();
    throw cause;
  }
}
