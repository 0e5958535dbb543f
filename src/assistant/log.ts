// Owns what is logged: one JSON object a line, without keys, and without what readers wrote unless the operator asks.

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

/** A failure as far as it may be logged: its kind and message. */
export function describeFailure(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : String(error);
}
