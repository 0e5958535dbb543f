// Explains why a file of a project is not read.

/** What keeps a file closed. */
export interface Refusal {
  readonly kind: /** There is none. */
    | "missing"
    /** Its real path is outside the project or, for code, outside its repository. */
    | "outside"
    /** It belongs to git, or holds what an environment keeps to itself. */
    | "private"
    /** Git ignores it, so it is not meant to be shown. */
    | "ignored"
    /** A folder, a pipe, a device. */
    | "no file"
    /** The system does not let us read it. */
    | "closed";
}

/** The end of a sentence about the file, without a full stop. */
export function reasonOf({ kind }: Refusal): string {
  return REASONS[kind];
}

const REASONS: Readonly<Record<Refusal["kind"], string>> = {
  missing: "does not exist",
  outside: "leads out of the repository",
  private: "is private: .git and .env files are never shown",
  ignored: "is ignored by git, so it is not shown",
  "no file": "does not exist as a regular file",
  closed: "cannot be read: permission is denied",
};
