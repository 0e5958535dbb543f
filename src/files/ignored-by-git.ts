// Asks git which files it ignores, once per folder.
import { existsSync, lstatSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import ignore from "ignore";
import { childProcess } from "../shared/git/run-git.js";
import { pathFrom } from "./real-path.js";

/** Whether git ignores a file, or a repository that it is in. Takes real paths. */
type IsIgnored = (file: string) => boolean;

/** @param outermost The folder of the repository that the project is in; null where it is in none. */
export function ignoredByGit(outermost: string | null): IsIgnored {
  if (outermost === null) return () => false;
  const known = new Map<string, boolean>();
  const ask = (path: string): boolean => {
    const folder = dirname(path);
    const names = [...new Set([basename(path), ...readdirSync(folder)])];
    const ignored = askGit(folder, names);
    if (ignored === null) return ignoredByRules(path, outermost);
    for (const name of names) known.set(join(folder, name), ignored.has(name));
    return ignored.has(basename(path));
  };
  const isIgnored = (path: string): boolean => {
    if (known.get(path) ?? ask(path)) return true;
    const repository = repositoryOf(dirname(path));
    return repository !== null && repository !== outermost && isIgnored(repository);
  };
  return isIgnored;
}

/** The folder of the repository that a folder is in; null where it is in none. */
export function repositoryOf(folder: string): string | null {
  if (existsSync(join(folder, ".git"))) return folder;
  return dirname(folder) === folder ? null : repositoryOf(dirname(folder));
}

/** Exit codes of `git check-ignore`: some are ignored, none is. */
const ANSWERS: readonly (number | null)[] = [0, 1];

/** Null where there is no git, or it refuses to answer. */
function askGit(folder: string, names: readonly string[]): ReadonlySet<string> | null {
  // Hooks of git name a repository, which would be asked about files of another.
  const { GIT_DIR: _, GIT_WORK_TREE: __, GIT_INDEX_FILE: ___, ...env } = process.env;
  const args = ["check-ignore", "-z", "--stdin"];
  const input = names.map((name) => `./${name}`).join("\0");
  const { stdout, status } = childProcess().spawnSync("git", args, { cwd: folder, env, input, maxBuffer: 1 << 28 });
  if (!ANSWERS.includes(status)) return null;
  return new Set(
    stdout
      .toString()
      .split("\0")
      .map((each) => each.slice(2)),
  );
}

/** What the `.gitignore` of the folders say, for machines without git. Like git, it follows no links there. */
function ignoredByRules(path: string, repository: string, folder = dirname(path)): boolean {
  const rules = join(folder, ".gitignore");
  const isFile = lstatSync(rules, { throwIfNoEntry: false })?.isFile();
  if (isFile && ignore().add(readFileSync(rules, "utf8")).ignores(pathFrom(folder, path))) return true;
  return folder.length > repository.length && ignoredByRules(path, repository, dirname(folder));
}
