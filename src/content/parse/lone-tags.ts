// Finds tags without a partner, so that all of a name are taken as text at once.
import { escapePattern } from "../../shared/escape-pattern.js";
import { codeRanges, isInside } from "./code-ranges.js";

/**
 * Where the tags begin that lack a partner as surely as the one at an offset: opening ones that no closing tag follows, or
 * closing ones that no opening tag precedes. The text is looked at once, however many there are.
 */
export function loneTags(text: string, offset: number): number[] {
  const first = TAG.exec(text.slice(offset, offset + LONGEST_TAG));
  if (!first) return [offset];
  const [, slash, name = ""] = first;
  const code = codeRanges(text);
  const tags = [...text.matchAll(tagsNamed(name))].filter(({ 0: tag, index }) => {
    return !tag.endsWith("/>") && !isInside(code, index);
  });
  if (slash === "") tags.reverse();
  const lone: number[] = [];
  let partners = 0;
  for (const { 1: mark, index } of tags) {
    if (mark !== slash) partners++;
    else if (partners > 0) partners--;
    else lone.push(index);
  }
  return lone.includes(offset) ? lone.sort((one, other) => one - other) : [offset];
}

const LONGEST_TAG = 200;
const TAG = /^<(\/?)([\p{L}_$][\p{L}\p{N}_$.:-]*)/u;

/** Tags with braces in them are left out: what is in there may end them. */
function tagsNamed(name: string): RegExp {
  return new RegExp(String.raw`<(/?)${escapePattern(name)}(?=[\s/>])(?:"[^"]*"|'[^']*'|[^"'<>{}])*>`, "g");
}
