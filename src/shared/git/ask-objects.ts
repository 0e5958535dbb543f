// Resolves many names to git objects in one run.
import { childProcess } from "./load-child-process.js";

interface GitObject {
  readonly id: string;
  readonly type: string;
}

/** What git calls by these names (`REF^{commit}`, `REF:PATH`); null for what it does not know, or where there is no repository. */
export function askObjects(folder: string, names: readonly string[]): (GitObject | null)[] {
  const askable = names.filter((name) => !/[\r\n]/.test(name));
  if (askable.length === 0) return names.map(() => null);
  const { stdout, status } = childProcess().spawnSync("git", ["cat-file", "--batch-check"], {
    cwd: folder,
    input: `${askable.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  const lines = status === 0 ? stdout.split("\n") : [];
  const found = new Map(askable.map((name, index) => [name, lines[index]]));
  return names.map((name) => {
    const [, id, type] = /^([\da-f]{40,64}) (\w+) \d+$/.exec(found.get(name) ?? "") ?? [];
    return id === undefined || type === undefined ? null : { id, type };
  });
}
