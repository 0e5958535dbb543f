// Reads from git when each page file was last changed.
import { execFileSync } from "node:child_process";

/** The day of the last commit of every file, relative to the root; empty where the project is not in git. One call for all. */
export function readDates(root: string): Map<string, string> {
  const dates = new Map<string, string>();
  let day = "";
  for (const line of readLog(root)) {
    if (line.startsWith("\u0001")) day = line.slice(1, 11);
    else if (line !== "" && !dates.has(line)) dates.set(line, day);
  }
  return dates;
}

function readLog(root: string): string[] {
  const args = [
    "-c",
    "core.quotepath=off",
    "log",
    "--format=%x01%cI",
    "--name-only",
    "--relative",
    "--no-renames",
    "--",
    ".",
  ];
  try {
    const options = { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] } as const;
    return execFileSync("git", args, options).split("\n");
  } catch {
    return []; // No git, or no repository: pages show no date.
  }
}
