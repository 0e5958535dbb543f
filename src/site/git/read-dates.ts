// Reads from git when each page file was last changed.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { ProjectGit } from "./project-git.js";

interface FileDates {
  /** The day of the last commit of a file, relative to the root; empty where the project is not in git. */
  readonly days: ReadonlyMap<string, string>;
  /** Files whose last change lies at the end of a shallow clone or beyond: git calls the commit there the first of all. */
  readonly cutOff: ReadonlySet<string>;
}

/** One call for all files, and one that asks whether the history is whole. */
export function readDates(root: string, git: ProjectGit): FileDates {
  const days = new Map<string, string>();
  const cutOff = new Set<string>();
  const ends = readEnds(root, git);
  let [commit = "", day = ""] = [];
  for (const line of readLog(git)) {
    if (line.startsWith("\u0001")) [commit = "", day = ""] = line.slice(1).split(" ");
    else if (line === "" || days.has(line) || cutOff.has(line)) continue;
    else if (ends.has(commit)) cutOff.add(line);
    else days.set(line, day.slice(0, 10));
  }
  return { days, cutOff };
}

function readLog(git: ProjectGit): string[] {
  const format = "--format=%x01%H %cI";
  const log = ["-c", "core.quotepath=off", "log", format, "--name-only", "--relative", "--no-renames", "--", "."];
  return git.ask(log)?.split("\n") ?? [];
}

/** The commits whose parents were not fetched; none where the history is whole. */
function readEnds(root: string, git: ProjectGit): ReadonlySet<string> {
  const [isShallow, file] =
    git.ask(["rev-parse", "--is-shallow-repository", "--git-path", "shallow"])?.split("\n") ?? [];
  if (isShallow !== "true" || file === undefined) return new Set();
  try {
    return new Set(readFileSync(resolve(root, file), "utf8").split("\n"));
  } catch {
    return new Set(); // The history was completed meanwhile.
  }
}
