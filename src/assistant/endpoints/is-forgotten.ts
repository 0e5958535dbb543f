// Tells of whom nothing is kept: anonymous readers, where the operator wants it.
import type { Backend } from "../backend.js";

/** @param fp as the request names its reader */
export function isForgotten({ privacy }: Pick<Backend, "privacy">, { fp }: { readonly fp: string }): boolean {
  return privacy.forgetsAnonymous && fp === "anonymous";
}
