// Finds marks of other tools that show up as text: callouts and other blocks (`:::note`, `!!! note`), and `[[toc]]`.
import { directives } from "../../components/registry.js";
import { placeIn } from "../../shared/places/place-in.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import { codeRanges, isInside } from "./code-ranges.js";

interface Mark {
  readonly offset: number;
  readonly tell: (place: Place) => Problem;
}

/** A warning for each, with what to write instead. */
export function foreignMarks(text: string, start: Place): Problem[] {
  const marks = [...blockMarks(text), ...contentsMarks(text)];
  if (marks.length === 0) return [];
  const code = codeRanges(text);
  return marks.flatMap(({ offset, tell }) => (isInside(code, offset) ? [] : [tell(placeIn(text, offset, start))]));
}

const BLOCK = /^([ \t>]*)((?::{3,}|!!!)[ \t]*([a-z][\w-]*))(.*)$/gim;

/** Prose does not begin with three colons; it may with `!!! wow`. */
function blockMarks(text: string): Mark[] {
  return [...text.matchAll(BLOCK)].flatMap(({ 1: before = "", 2: mark = "", 3: word = "", 4: rest = "", index }) => {
    const name = directives.get(word.toLowerCase());
    if (name === undefined && mark.startsWith("!")) return [];
    const what = `"${mark}" does not start ${name === undefined ? "a block" : "a callout"}; it is shown as text.`;
    const hint = name === undefined ? "Write a component in its place." : `Write ${componentWith(name, rest)}.`;
    return [{ offset: index + before.length, tell: (place) => warning("foreign-callout", place, what, hint) }];
  });
}

/** The component with the title that stands behind the word: `[title]`, `"title"`, `title`. */
function componentWith(name: string, rest: string): string {
  const title = rest
    .trim()
    .replace(/^\[(.*)\]$|^"(.*)"$/, "$1$2")
    .replaceAll('"', "'");
  return title === "" ? `<${name}>…</${name}>` : `<${name} title="${title}">…</${name}>`;
}

const CONTENTS = /^([ \t>]*)(\[\[(?:toc|_toc_)\]\]|\[toc\])[ \t]*$/gim;

function contentsMarks(text: string): Mark[] {
  if (/^[ \t]*\[toc\]:/im.test(text)) return [];
  return [...text.matchAll(CONTENTS)].map(({ 1: before = "", 2: mark = "", index }) => ({
    offset: index + before.length,
    tell: (place) => warning("foreign-contents", place, `"${mark}" is shown as text.`, REMOVE_CONTENTS),
  }));
}

const REMOVE_CONTENTS = "Remove it: pages show their contents beside the text.";
