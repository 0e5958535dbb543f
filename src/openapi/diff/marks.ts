// Owns marks of a release on parts of a description: new or changed.
import type { RuleName } from "./change-rules.js";

export interface Mark {
  /** The operation or schema and the way from there; the same in all releases. */
  readonly key: string;
  readonly kind: "added" | "removed" | "changed";
}

/** Between the steps of a key. */
export const STEP = " › ";

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
