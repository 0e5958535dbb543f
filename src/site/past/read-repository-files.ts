// Reads files of the repository around a project, as they were at a commit.
import { posix } from "node:path";
import { readBlobs } from "../../shared/git/read-blobs.js";
import { runGit } from "../../shared/git/run-git.js";

/** Texts by the paths, which are from the root of the project and may begin with `../`. What is not in the repository is left out. */
export function readRepositoryFiles(root: string, commit: string, files: readonly string[]): Map<string, Buffer> {
  const prefix = files.length === 0 ? "" : runGit(root, ["rev-parse", "--show-prefix"]).trim();
  const inside = files.filter((file) => !posix.join(prefix, file).startsWith("../"));
  const texts = readBlobs(
    root,
    inside.map((file) => `${commit}:./${file}`),
  );
  return new Map(inside.flatMap((file, index) => (texts[index] ? [[file, texts[index]]] : [])));
}
