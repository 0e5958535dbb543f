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

/** How the part that a rule is about is marked: most rules tell of a change, some that it came or went. */
export function kindOfMark(rule: RuleName): Mark["kind"] {
  if (ADDING.has(rule)) return "added";
  return REMOVING.has(rule) ? "removed" : "changed";
}

const ADDING: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(["operation-added", "required-parameter-added", "optional-parameter-added"] as const),
  ...(["response-added", "header-added", "required-property-added", "optional-property-added"] as const),
]);

const REMOVING: ReadonlySet<RuleName> = new Set<RuleName>([
  ...(["operation-removed", "deprecated-operation-removed", "parameter-removed"] as const),
  ...(["success-response-removed", "error-response-removed"] as const),
  ...(["required-header-removed", "optional-header-removed"] as const),
  ...(["required-property-removed", "optional-property-removed"] as const),
]);
