// Says what is wrong with code that can be read: it failed, or is text that was taken for code.
import { placeIn } from "../../shared/place-in.js";
import { type Place, type Problem, problem, warning } from "../../shared/problem.js";
import { AFTER_IMPORT, textAfterImport } from "../parse/text-beside-imports.js";
import { browserOnly, IN_AN_EFFECT, needsBrowser } from "./browser-only.js";

/** Code threw while it was loaded. */
export function codeFailed(error: unknown, code: string, place: Place): Problem {
  const only = browserOnly(error, code);
  if (only)
    return warning("code-failed", placeIn(code, only.index, place), needsBrowser("This code", only), IN_AN_EFFECT);
  const reason = error instanceof Error ? error.message : String(error);
  const what = `The code of this ${place.line === 0 ? "file" : "export"} failed: ${reason}.`;
  return warning("code-failed", place, what, "What it exports is left out.");
}

/** A list or a single word below an import: the native engine takes it for code, the reference engine refuses it. */
export function strayText(code: string, place: Place): Problem | null {
  if (/\.[jt]sx$/i.test(place.file)) return null;
  const at = textAfterImport(code, 0);
  if (at === null || !/^(?:[-+*][ \t].*|[\p{L}\d_]+)[ \t]*$/mu.test(code.slice(at).split("\n")[0] ?? "")) return null;
  return problem("page-syntax", placeIn(code, at, place), AFTER_IMPORT.what, AFTER_IMPORT.hint);
}
