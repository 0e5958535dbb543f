// Owns what a test sees of a chat client, whatever its version.

export interface ClientState {
  readonly status: string;
  /** As a reader is shown it. */
  readonly error: string | null;
  readonly text: string;
  readonly sources: readonly string[];
  /** What the assistant did before it wrote. */
  readonly statuses: readonly string[];
}
