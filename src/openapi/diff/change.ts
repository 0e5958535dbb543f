// Owns the changes between two descriptions, as plain data.
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
