// Runs git, reports its errors, and lists the tags that a pattern such as `v*` means.
import { createRequire } from "node:module";
import { hasCode } from "../problem.js";

/** What git said; one line. */
export class GitError extends Error {}

interface GitInput {
  readonly environment?: Readonly<Record<string, string>>;
  /** What the command reads. */
  readonly input?: string;
}

/** The output of a git command in a folder. Fails with `GitError`. */
export function runGit(folder: string, args: readonly string[], { environment, input }: GitInput = {}): string {
  const env = { ...process.env, ...environment };
  try {
    return childProcess().execFileSync("git", args, {
      cwd: folder,
      env,
      encoding: "utf8",
      maxBuffer: 1 << 28,
      stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
      ...(input === undefined ? {} : { input }),
    });
  } catch (cause) {
    throw new GitError(reasonOf(cause), { cause });
  }
}

/** The same; null where there is no git, no repository or no answer. */
export function askGit(folder: string, args: readonly string[]): string | null {
  try {
    return runGit(folder, args);
  } catch (cause) {
    if (cause instanceof GitError) return null;
    throw cause;
  }
}

/** The first line that git printed, without its own names for lines. */
function reasonOf(cause: unknown): string {
  const said = cause instanceof Error && "stderr" in cause ? String(cause.stderr).trim() : "";
  const line = said.split("\n", 1)[0]?.replace(/^(?:fatal|error): /, "") ?? "";
  if (line !== "") return line;
  return hasCode(cause, "ENOENT") ? "git is not installed" : String(cause);
}

/** Fails with `GitError` for what git would take for an option. */
export function gitRef(text: string): string {
  if (text.startsWith("-") || text.trim() === "") throw new GitError(`"${text}" is not a git ref`);
  return text;
}

const require = createRequire(import.meta.url);

/** The module for child processes, which is slow to load. */
export const childProcess = (): typeof import("node:child_process") => require("node:child_process");

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

export function isTagPattern(name: string): boolean {
  return name.includes("*");
}

interface Tag {
  /** Its full name: `refs/tags/v1`. */
  readonly ref: string;
  /** What it stands for. */
  readonly id: string;
}

/** In the order of their versions; none where there is no repository. */
export function tagsLike(folder: string, pattern: string): readonly Tag[] {
  const format = ["--sort=version:refname", "--format=%(refname) %(objectname)"];
  const lines = askGit(folder, ["for-each-ref", ...format, `refs/tags/${pattern}`])?.split("\n") ?? [];
  return lines.flatMap((line) => {
    const [ref, id] = line.split(" ");
    return ref && id ? [{ ref, id }] : [];
  });
}

/** Identifies what a pattern means: another tag makes another one. */
export function tagState(tags: readonly Tag[]): string {
  return tags.map(({ ref, id }) => `${ref} ${id}`).join("\n");
}
