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
    const output = execFileSync("git", args, { cwd: root, maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
    return output.toString("utf8").split("\n");
  } catch {
    return []; // No git, or no repository: pages show no date.
  }
}
