// Types of routes, the files of a site and their makers, and of ready HTML.

/** An address and how to come by its bytes, asked for only when they are wanted. */
export type Route = MadeRoute | CopiedRoute;

export interface MadeRoute {
  readonly kind: "made";
  /** Path of the file below the output folder, such as `guides/start/index.html`. */
  readonly file: string;
  /** Absolute path of the one file of the project that it follows from: while that is unchanged, so is this file. */
  readonly madeFrom?: string;
  readonly make: () => Promise<string | Uint8Array> | string | Uint8Array;
}

/** A file that is served as it is. */
export interface CopiedRoute {
  readonly kind: "copied";
  readonly file: string;
  /** Absolute path of the original. */
  readonly from: string;
  /** Absolute path of the project that the original is a file of: it is only read inside. */
  readonly project?: string;
}

/** HTML that is safe to write as it is. Made by `render/` and by JSX only. */
export type Html = string;
