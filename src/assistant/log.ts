// Owns the log: one JSON object per line, without keys, and without questions unless the operator asks. Lines of one turn are written together.

export interface LogEntry {
  readonly level: "info" | "warn" | "error";
  /** What happened, such as `reply` or `refused`. */
  readonly event: string;
  readonly [member: string]: unknown;
}

export type Log = (entry: LogEntry) => void;

/** Writes entries with their time. @param write receives finished lines */
export function createLog(write: (line: string) => void, now: () => number): Log {
  return (entry) => write(`${JSON.stringify({ time: new Date(now()).toISOString(), ...entry })}\n`);
}

/** A failure as far as it may be logged: its kind and message, without what looks like a key. Providers repeat the one they were sent. */
export function describeFailure(error: unknown): string {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return KEYS.reduce((kept, key) => kept.replace(key, "$1…"), text);
}

/** What is known of keys: how those of providers and of this server begin, what stands before one, and how long others are. */
const KEYS = [
  /\b(Bearer\s+|key(?:\s+provided)?\s*[:=]\s*["']?)[\w*.+/=-]*[\w*+/=-]/gi,
  /\b((?:sk|pk|rk|gsk|xai|svc|hf|ghp)[-_]|AIza)[\w*-]+/g,
  /\b()(?=[a-z]*\d)(?=\d*[a-z])[a-z\d]{32,}\b/gi,
];

export function lineWriter(write: (text: string) => void) {
  let held = "";
  const flush = () => {
    if (held === "") return;
    const text = held;
    held = "";
    write(text);
  };
  return {
    /** Writes at once what is held back. */
    flush,
    write(line: string) {
      if (held === "") setImmediate(flush);
      held += line;
    },
  };
}
