// Describes problems in the text of a page, besides its code.
import type { Nodes } from "mdast";
import { addAll } from "../../shared/add-all.js";
import { placeIn } from "../../shared/places/place-in.js";
import { type Problem, problem, warning } from "../../shared/problem.js";
import { undefinedVariable } from "../code/import-problems.js";
import { foreignMarks } from "./foreign-marks.js";
import type { ParsedPage } from "./parse.js";
import { spacedAddresses } from "./spaced-addresses.js";
import type { StatementInText } from "./text-beside-imports.js";
import { CLOSE_FENCE, unclosedFence } from "./unclosed-fence.js";

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
  const problems = source.undefinedVariables.map(({ name, line, column }) =>
    undefinedVariable(name, { file, line: line + lineOffset, column }, variables),
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
