// Asks git about the project.
import { execFileSync } from "node:child_process";

/** What git prints; null where there is no git, no repository or no answer. */
export function runGit(root: string, args: readonly string[]): string | null {
  try {
    const output = execFileSync("git", args, { cwd: root, maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "ignore"] });
    return output.toString("utf8");
  } catch {
    return null;
  }
}
