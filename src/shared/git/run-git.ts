// Runs git, and reports its errors.
import { childProcess } from "./load-child-process.js";

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
  return cause instanceof Error && "code" in cause && cause.code === "ENOENT" ? "git is not installed" : String(cause);
}

/** Fails with `GitError` for what git would take for an option. */
export function gitRef(text: string): string {
  if (text.startsWith("-") || text.trim() === "") throw new GitError(`"${text}" is not a git ref`);
  return text;
}
