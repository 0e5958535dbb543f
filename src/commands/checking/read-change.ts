// Reads which files changed: named ones, or those that git reports since a commit.
import { existsSync } from "node:fs";
import { join, posix, resolve } from "node:path";
import { pathFrom } from "../../files/real-path.js";
import { askGit } from "../../shared/git/run-git.js";
import { UsageError } from "../../shared/problem.js";
import type { Change } from "../../site/checks/settings-change.js";
import { refFault } from "../../site/git/hint-for-refs.js";

export interface ChangeFlags {
  /** Files, separated by commas. */
  readonly files?: string;
  /** A commit or branch of git. */
  readonly changed?: string;
}

/** Null where everything is to be checked. */
export function readChange(root: string, { files, changed }: ChangeFlags): NamedChange | null {
  if (files !== undefined && changed !== undefined)
    throw new UsageError("--files and --changed cannot be used together.", "Leave one of them out.");
  if (files !== undefined) return changeOf(root, namedFiles(root, files));
  return changed === undefined ? null : changedSince(root, changed);
}

/** A change whose files may have been named by mistake. */
interface NamedChange extends Change {
  /** Files that were named and are not there: removed ones, or slips. */
  readonly absent?: readonly string[];
}

function changeOf(root: string, files: ReadonlySet<string>): NamedChange {
  return {
    files,
    outside: new Set(),
    before: () => null,
    absent: [...files].filter((file) => !existsSync(join(root, file))),
  };
}

/** Relative to the current folder, or else to the project. */
function namedFiles(root: string, files: string): Set<string> {
  const names = files
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== "");
  return new Set(
    names.map((name) => {
      const fromHere = pathFrom(root, resolve(name));
      const isHere = !fromHere.startsWith("..") && (existsSync(resolve(name)) || !existsSync(resolve(root, name)));
      const file = isHere ? fromHere : pathFrom(root, resolve(root, name));
      if (file.startsWith("..")) throw new UsageError(`"${name}" is not in the project.`);
      return file;
    }),
  );
}

/** A change with the commit that it began from. */
interface ChangeSince extends Change {
  readonly commit: string;
}

/** All that differs from where the branch left the other one, with what is not committed and new files. */
export function changedSince(root: string, commit: string): ChangeSince {
  if (commit.startsWith("-")) throw new UsageError(`"${commit}" is not a commit.`);
  const base =
    askGit(root, ["merge-base", commit, "HEAD"]) ?? askGit(root, ["rev-parse", "--verify", `${commit}^{commit}`]);
  if (base === null) {
    const { reason, hint } = refFault(root);
    throw new UsageError(`Cannot tell what changed since "${commit}": ${reason}.`, hint);
  }
  const start = base.trim();
  const list = (...args: string[]) => (askGit(root, args) ?? "").split("\0").filter((file) => file !== "");
  const prefix = askGit(root, ["rev-parse", "--show-prefix"])?.trim() ?? "";
  const differing = list("diff", "--name-only", "-z", "--no-renames", "--no-relative", start).map((file) =>
    posix.relative(prefix, file),
  );
  const untracked = list("ls-files", "--others", "--exclude-standard", "-z", "--", ".");
  return {
    commit: start,
    files: new Set([...differing.filter((file) => !isOutside(file)), ...untracked]),
    outside: new Set(differing.filter(isOutside)),
    before: (file) => askGit(root, ["show", `${start}:./${file}`]),
  };
}

function isOutside(file: string): boolean {
  return file.startsWith("../");
}
