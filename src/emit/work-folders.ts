// Names a build's work folders beside its output; leftovers belong to a killed build.

/** The new output, the one that it takes the place of, and notes that are kept for no later build. */
const KINDS = ["next", "old", "notes"] as const;

/** Who writes an output, and what it is changing there. */
const FILES = ["lock", "journal"] as const;

/** The path of a file next to an output, the same for all processes. */
export function workFile(out: string, kind: (typeof FILES)[number]): string {
  return `${out}.${kind}`;
}

/** The path of this process next to an output. */
export function workFolder(out: string, kind: (typeof KINDS)[number]): string {
  return `${out}.${kind}-${process.pid}`;
}

/** Patterns, as in .gitignore, of such paths whatever process made them. */
export function workFolders(out: string): string[] {
  return [
    ...KINDS.map((kind) => `${out}.${kind}-*`),
    ...FILES.flatMap((kind) => [`${out}.${kind}`, `${out}.${kind}-*`]),
  ];
}

/** Whether an entry next to the output `name` is one of these, or part of one. */
export function isWorkFolder(entry: string, name: string): boolean {
  const rest = restOf(entry, name);
  return makerOf(entry, name) !== null || FILES.some((each) => rest === each || rest.startsWith(`${each}-`));
}

/** The id of the process that made such an entry for itself; null if it did not. */
export function makerOf(entry: string, name: string): number | null {
  const [, kind = "", pid = ""] = /^(\w+)-(\d+)(?:\.|$)/.exec(restOf(entry, name)) ?? [];
  return KINDS.some((each) => each === kind) ? Number(pid) : null;
}

function restOf(entry: string, name: string): string {
  return entry.startsWith(`${name}.`) ? entry.slice(name.length + 1) : "";
}
