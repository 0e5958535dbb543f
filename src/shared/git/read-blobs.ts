// Reads many files of a git repository in one run of git.
import { childProcess } from "./load-child-process.js";
import { GitError } from "./run-git.js";

/** The bytes of what git calls by these names (`COMMIT:PATH`, or the id of an object); null of what it does not have. */
export function readBlobs(folder: string, names: readonly string[]): (Buffer | null)[] {
  if (names.length === 0) return [];
  const { stdout, error, status } = childProcess().spawnSync("git", ["cat-file", "--batch"], {
    cwd: folder,
    input: `${names.join("\n")}\n`,
    maxBuffer: 1 << 30,
  });
  if (error || status !== 0) throw new GitError("git cannot read these files", { cause: error });
  let at = 0;
  return names.map(() => {
    const end = stdout.indexOf(10, at);
    const head = stdout.toString("utf8", at, end);
    at = end + 1;
    const size = /^[\da-f]+ blob (\d+)$/.exec(head)?.[1];
    if (size === undefined) return null;
    const from = at;
    at += Number(size) + 1;
    return stdout.subarray(from, from + Number(size));
  });
}
