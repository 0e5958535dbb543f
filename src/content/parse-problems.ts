// Says what is wrong with the text of a page, besides its code.

import { placeIn } from "../shared/place-in.js";
import { type Problem, problem, warning } from "../shared/problem.js";
import { undefinedVariable } from "./import-problems.js";
import type { ParsedPage } from "./parse.js";
import { CLOSE_FENCE, unclosedFence } from "./unclosed-fence.js";

/** `lineOffset` lines of the file stand before the text. */
export function parseProblems(
  parsed: ParsedPage,
  { file, lineOffset }: { file: string; lineOffset: number },
): Problem[] {
  const { trouble, source } = parsed;
  const problems = source.undefinedVariables.map(({ name, line, column }) =>
    undefinedVariable(name, { file, line: line + lineOffset, column }),
  );
  if (trouble) problems.unshift(problem("page-syntax", trouble.place, trouble.what, trouble.hint));
  else if (swallowsText(parsed)) {
    const fence = unclosedFence(source.text);
    const start = { file, line: lineOffset + 1, column: 1 };
    const what = "This code block is never closed: all that follows is shown as code.";
    if (fence !== null) problems.push(warning("unclosed-code", placeIn(source.text, fence, start), what, CLOSE_FENCE));
  }
  return problems;
}

/** Many pages end with code that need not be closed: it must hold what is not code, a heading or the start of other code. */
function swallowsText({ tree }: ParsedPage): boolean {
  const last = tree.children.at(-1);
  return last?.type === "code" && /(?:^|\n)(?:[ \t]*```\w|[ \t]*\n#{2,6} \S)/.test(last.value);
}
