// Exports a project at a git ref into a folder, without touching the repository.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { askGit, GitError, gitRef, runGit } from "../../shared/git/run-git.js";

export class UnknownRef extends GitError {}

/** The commit is from before the folder of the project was there. */
export class NoFolder extends GitError {}

/** The commit that a ref names. Fails with `UnknownRef` where there is none. */
export function commitOf(root: string, ref: string): string {
  const commit = askGit(root, ["rev-parse", "--verify", "--quiet", `${gitRef(ref)}^{commit}`])?.trim();
  if (commit === undefined) throw new UnknownRef("git knows no such ref");
  return commit;
}

interface Written {
  readonly folder: string;
  /** Files that only have to be there: they are left empty. */
  readonly areEmpty: (files: readonly string[]) => readonly string[];
}

/** Writes the files of the project at a commit into a folder. Fails with `NoFolder` where it had no such folder then. */
export function writeFilesOf(root: string, commit: string, { folder, areEmpty }: Written): void {
  const made = mkdtempSync(join(tmpdir(), "docsgen-index-"));
  try {
    const prefix = runGit(root, ["rev-parse", "--show-prefix"]).trim();
    const environment = { GIT_INDEX_FILE: join(made, "index") };
    const top = runGit(root, ["rev-parse", "--show-toplevel"]).trim();
    if (askGit(top, ["cat-file", "-e", `${commit}:${prefix}`]) === null)
      throw new NoFolder(`it has no folder "${prefix.replace(/\/$/, "")}"`);
    runGit(top, ["read-tree", `${commit}:${prefix}`], { environment });
    const files = runGit(top, ["ls-files", "-z"], { environment })
      .split("\0")
      .filter((file) => file !== "");
    const empty = new Set(areEmpty(files));
    for (const file of empty) {
      mkdirSync(join(folder, dirname(file)), { recursive: true });
      writeFileSync(join(folder, file), "");
    }
    // Git does not know a name again that is not UTF-8.
    const input = files.filter((file) => !empty.has(file) && !file.includes("\uFFFD")).join("\0");
    // An absolute prefix leads out of the work tree, and nothing in it is touched.
    runGit(top, ["checkout-index", "-z", "--stdin", `--prefix=${folder}/`], { environment, input });
  } finally {
    rmSync(made, { recursive: true, force: true });
  }
}
