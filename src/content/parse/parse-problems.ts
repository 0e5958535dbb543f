// Describes problems in the text of a page, besides its code.
import type { Nodes } from "mdast";
import { directives } from "../../components/registry.js";
import { addAll } from "../../shared/lists.js";
import { placeIn } from "../../shared/places/place-in.js";
import { type Place, type Problem, problem, warning } from "../../shared/problem.js";
import { undefinedVariable } from "../code/import-problems.js";
import { CLOSE_FENCE, codeRanges, isInside, unclosedFence } from "./code-ranges.js";
import type { ParsedPage } from "./parse.js";
import type { StatementInText } from "./text-beside-imports.js";

interface TextOfFile {
  readonly file: string;
  /** The lines of the file before the text. */
  readonly lineOffset: number;
  /** The imports that are read as text. */
  readonly inText: readonly StatementInText[];
  /** Names that `{{name}}` may be. */
  readonly variables: readonly string[];
}

/** What is wrong in a text. */
export function parseProblems(parsed: ParsedPage, { file, lineOffset, inText, variables }: TextOfFile): Problem[] {
  const { trouble, source } = parsed;
  const start = { file, line: lineOffset + 1, column: 1 };
  const problems = source.undefinedVariables.map(({ name, offset }) =>
    undefinedVariable(name, placeIn(source.original, offset, start), variables),
  );
  if (trouble) problems.unshift(problem("page-syntax", trouble.place, trouble.what, trouble.hint));
  else if (endsInCode(parsed)) {
    const fence = unclosedFence(source.text);
    const what = swallowsText(parsed)
      ? "This code block is never closed, so everything after it is shown as code."
      : "This code block is never closed.";
    if (fence !== null) problems.push(warning("unclosed-code", placeIn(source.text, fence, start), what, CLOSE_FENCE));
  }
  for (const { offset, what, hint } of inText) {
    // If its braces could not be read, that has already been reported.
    if (trouble?.what !== what)
      problems.push(warning("import-in-text", placeIn(source.text, offset, start), what, hint));
  }
  addAll(problems, foreignMarks(source.text, start));
  addAll(problems, spacedAddresses(source.text, start));
  return problems;
}

/** Whether code is the last thing on a page: only such code can be open. */
function endsInCode({ tree }: ParsedPage): boolean {
  let last: Nodes | undefined = tree;
  while (last && "children" in last) last = last.children.at(-1);
  return last?.type === "code";
}

/** Whether the last code of a page contains something else: a heading, or the start of other code. */
function swallowsText({ tree }: ParsedPage): boolean {
  const last = tree.children.at(-1);
  return last?.type === "code" && /(?:^|\n)(?:[ \t]*```\w|[ \t]*\n#{2,6} \S)/.test(last.value);
}

/** A warning for each address that is certainly meant as one: a path, or a file by its ending. */
export function spacedAddresses(text: string, start: Place): Problem[] {
  const found = [...text.matchAll(SPACED)].filter(([, address = ""]) => isPath(address));
  const code = found.length > 0 ? codeRanges(text) : [];
  return found.flatMap(({ 1: address = "", index }) => {
    if (isInside(code, index)) return [];
    const what = `The address "${address}" contains a space, so the link is shown as text.`;
    const hint = `Put it in angle brackets, or encode the space: (${address.replaceAll(" ", "%20")}).`;
    return [warning("space-in-address", placeIn(text, index + "](".length, start), what, hint)];
  });
}

/** Titles have quotes, and addresses in angle brackets may hold spaces. */
const SPACED = /\]\(([^\s()<>"'{}]+(?: [^\s()<>"'{}]+)+)\)/g;

function isPath(address: string): boolean {
  return (
    /^(?:\.{0,2}\/|https?:)/i.test(address) || /\.(?:mdx?|png|jpe?g|gif|svg|webp|avif|mp4|pdf)(?:#.*)?$/i.test(address)
  );
}

interface Mark {
  readonly offset: number;
  readonly tell: (place: Place) => Problem;
}

/** A warning for each, with what to write instead. */
function foreignMarks(text: string, start: Place): Problem[] {
  // Nearly no page has any: one look for the signs of all costs less than the patterns do.
  if (!/:::|!!!|toc_?\]/i.test(text)) return [];
  const code = codeRanges(text);
  return [...blockMarks(text), ...contentsMarks(text)].flatMap(({ offset, tell }) =>
    isInside(code, offset) ? [] : [tell(placeIn(text, offset, start))],
  );
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
