// Decides for which readers nothing is stored: anonymous ones, if the operator wants that.
import type { Backend } from "../backend.js";

/** @param fp as the request names its reader */
export function isForgotten({ privacy }: Pick<Backend, "privacy">, { fp }: { readonly fp: string }): boolean {
  return privacy.forgetsAnonymous && fp === "anonymous";
}
