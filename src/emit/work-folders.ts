// Names what a build makes beside its output while it is at work: what is left of it belongs to a build that was killed.

/** The new output, the one that it takes the place of, and notes that are kept for no later build. */
const KINDS = ["next", "old", "notes"] as const;

/** The path of this process next to an output. */
export function workFolder(out: string, kind: (typeof KINDS)[number]): string {
  return `${out}.${kind}-${process.pid}`;
}

/** Patterns, as in .gitignore, of such paths whatever process made them. */
export function workFolders(out: string): string[] {
  return KINDS.map((kind) => `${out}.${kind}-*`);
}

/** Whether an entry next to the output `name` is one of these folders, or part of one. */
export function isWorkFolder(entry: string, name: string): boolean {
  const rest = entry.startsWith(`${name}.`) ? entry.slice(name.length + 1) : "";
  const [, kind = ""] = /^(\w+)-\d+(?:\.|$)/.exec(rest) ?? [];
  return KINDS.some((each) => each === kind);
}
