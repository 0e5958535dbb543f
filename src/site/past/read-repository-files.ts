// Reads files of the repository around a project, as they were at a commit.
import { posix } from "node:path";
import { isPrivate } from "../../files/real-path.js";
import { readBlobs, runGit } from "../../shared/git/run-git.js";

/**
 * Texts by the paths, which are from the root of the project and may begin with `../`. What is not in the repository, private or
 * a link is left out.
 */
export function readRepositoryFiles(root: string, commit: string, files: readonly string[]): Map<string, Buffer> {
  const prefix = files.length === 0 ? "" : runGit(root, ["rev-parse", "--show-prefix"]).trim();
  const paths = new Map(files.map((file) => [file, posix.join(prefix, file)]));
  const inside = [...paths].filter(([, path]) => isInRepository(path) && !isPrivate(path));
  const ids = regularFiles(
    root,
    commit,
    inside.map(([, path]) => path),
  );
  const found = inside.flatMap(([file, path]) => (ids.has(path) ? [{ file, id: ids.get(path) ?? "" }] : []));
  const texts = readBlobs(
    root,
    found.map(({ id }) => id),
  );
  return new Map(found.flatMap(({ file }, index) => (texts[index] ? [[file, texts[index]]] : [])));
}

/** As long as the system allows: git gives up for all paths if it cannot be asked about one. */
const LONGEST_PATH = 4096;

function isInRepository(path: string): boolean {
  return !/^\.\.(?:\/|$)|\0/.test(path) && path.length < LONGEST_PATH;
}

/** Paths that fit on one command line. */
const MOST_PATHS = 200;

/** Ids of the files among these paths from the top of the repository. */
function regularFiles(root: string, commit: string, paths: readonly string[]): Map<string, string> {
  const ids = new Map<string, string>();
  for (let at = 0; at < paths.length; at += MOST_PATHS) {
    const asked = paths.slice(at, at + MOST_PATHS);
    for (const line of runGit(root, ["ls-tree", "-z", "--full-tree", commit, "--", ...asked]).split("\0")) {
      const [, id, path] = /^100\d{3} blob ([\da-f]+)\t(.*)$/s.exec(line) ?? [];
      if (id !== undefined && path !== undefined) ids.set(path, id);
    }
  }
  return ids;
}
