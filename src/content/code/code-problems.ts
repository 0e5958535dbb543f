// Describes problems in code that parses: it failed, was text mistaken for code, or names a component that there is not.

import { directives } from "../../components/registry.js";
import { nearest } from "../../shared/nearest.js";
import { placeIn } from "../../shared/places/place-in.js";
import { fileOf, type Place, type Problem, problem, warning } from "../../shared/problem.js";
import { AFTER_IMPORT, textAfterImport } from "../parse/text-beside-imports.js";
import { browserOnly, IN_AN_EFFECT, needsBrowser } from "./browser-only.js";
import { OutOfTime, ReadTooLong } from "./within-time.js";

/** Code threw while it was loaded. */
export function codeFailed(error: unknown, code: string, place: Place): Problem {
  if (error instanceof OutOfTime) return ranTooLong("The code of this file", place, error);
  const only = browserOnly(error, code);
  if (only)
    return warning("code-failed", placeIn(code, only.index, place), needsBrowser("This code", only), IN_AN_EFFECT);
  const reason = error instanceof Error ? error.message : String(error);
  const what = `The code of this ${place.line === 0 ? "file" : "export"} failed: ${reason}.`;
  return warning("code-failed", place, what, "Fix the code. Until then, its exports are not available.");
}

/** The way out where a page took too long. */
export const MORE_TIME = "Look for a loop that never ends. --page-timeout SECONDS gives each page more time.";

/** Code was stopped. */
export function ranTooLong(what: string, place: Place, { limit }: OutOfTime): Problem {
  return problem("page-timeout", place, `${what} ran for more than ${limit / 1000} s and was stopped.`, MORE_TIME);
}

/** What is wrong with a page that cannot be drawn at all; null where that is not the page's fault. */
export function undrawable(error: unknown, place: Place): Problem | null {
  if (error instanceof ReadTooLong) {
    const hint =
      "Look for a very long paragraph without line breaks. --page-timeout SECONDS gives each page more time.";
    return problem("page-timeout", fileOf(error.file), `This file could not be read in ${error.limit / 1000} s.`, hint);
  }
  if (error instanceof OutOfTime) return ranTooLong("The code of this page", place, error);
  if (!isTooDeep(error)) return null;
  const hint = "Look for a component that draws itself, or for lists, quotes or tags in one another by the hundred.";
  return problem("page-too-deep", place, "This page is nested too deeply to be drawn.", hint);
}

/** Whether code called itself until the engine's stack was full. */
export function isTooDeep(error: unknown): boolean {
  return error instanceof RangeError && /call stack/.test(error.message);
}

/** A list or a single word below an import: the native engine takes it for code, the reference engine refuses it. */
export function strayText(code: string, place: Place): Problem | null {
  if (/\.[jt]sx$/i.test(place.file)) return null;
  const at = textAfterImport(code, 0);
  if (at === null || !/^(?:[-+*][ \t].*|[\p{L}\d_]+)[ \t]*(?:[\r\n]|$)/u.test(code.slice(at))) return null;
  return problem("page-syntax", placeIn(code, at, place), AFTER_IMPORT.what, AFTER_IMPORT.hint);
}

/** Code in one line, as problems show it. */
export function shorten(code: string): string {
  const text = code.trim().replace(/\s+/g, " ");
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

/** `names`: the components that there are. Of a block it says what is shown in its place. */
export function unknownComponent(
  { name, isBlock }: { readonly name: string; readonly isBlock: boolean },
  names: readonly string[],
  place: Place,
): Problem {
  const close = nearest(name, names) ?? directives.get(name.toLowerCase());
  const hint = close ? `Did you mean <${close}>?` : "Import it, or write &lt; if it is not meant as a tag.";
  const what = `Unknown component <${name}>.${isBlock ? " Only its content is shown." : ""}`;
  return warning("unknown-component", place, what, hint);
}

/** An element of no language that a component is called like. */
export function componentInLowerCase(name: string, meant: string, place: Place): Problem {
  return warning(
    "unknown-component",
    place,
    `<${name}> is not an HTML element, and browsers show only its content.`,
    `Did you mean <${meant}>? Components start with a capital letter.`,
  );
}
