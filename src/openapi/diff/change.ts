// Owns the changes between two descriptions, as plain data, and the marks of a release: new or changed.
import type { Level, RuleName } from "./change-rules.js";
import type { Said } from "./said.js";

/** What a change is about. */
export type Subject =
  | { readonly kind: "api" }
  /** `name` is how people call it: `GET /pets/{id}` or `newPet (webhook)`. */
  | { readonly kind: "operation"; readonly name: string }
  /** A named schema, and the operations whose messages hold it. */
  | { readonly kind: "schema"; readonly name: string; readonly operations: readonly string[] };

export interface Change {
  readonly rule: RuleName;
  readonly level: Level;
  readonly subject: Subject;
  /** The way from the subject to what changed, such as the request body, `owner`, `name`. */
  readonly where: readonly Said[];
  /** One sentence. */
  readonly what: Said;
}

/** What a release did to a part of a description: readers see it there. */
export interface Mark {
  /** The operation or schema and the way from there; the same in all releases. */
  readonly key: string;
  readonly kind: "added" | "removed" | "changed";
}

/** Between the steps of a key. */
export const STEP = " › ";
