// Finds callouts in the syntax of other tools (`:::note`, `!!! note`), which show up as text.
import { directives } from "../../components/registry.js";
import { placeIn } from "../../shared/places/place-in.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { codeRanges, isInside } from "./code-ranges.js";

/** A warning for each, with the component to write instead. */
export function foreignCallouts(text: string, start: Place): Problem[] {
  if (!text.includes(":::") && !text.includes("!!!")) return [];
  const found = [...text.matchAll(/^[ \t>]*((?::{3,}|!!!)[ \t]*([a-z]+))\b/gim)];
  const code = found.length > 0 ? codeRanges(text) : [];
  return found.flatMap(({ 0: line, 1: written = "", 2: word = "", index }) => {
    const name = directives.get(word.toLowerCase());
    const at = index + line.length - written.length;
    if (name === undefined || isInside(code, at)) return [];
    const what = `"${written}" does not start a callout; it is shown as text.`;
    return [warning("foreign-callout", placeIn(text, at, start), what, `Write <${name}>…</${name}>.`)];
  });
}
