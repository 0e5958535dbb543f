// Sets formulas as HTML and MathML; the only file that knows KaTeX.
import katex from "katex";
import { shorten } from "../../content/code/code-problems.js";
import type { Html } from "../../model.js";
import { type Place, type Report, warning } from "../../shared/problem.js";
import { escapeText } from "../../shared/write-html.js";

/** Renders formulas. One that cannot be rendered stays as it was written, with a warning. */
export function createFormulas(place: Place, report: Report): (source: string, isDisplay: boolean) => Html {
  return (source, isDisplay) => {
    try {
      return quietly(() => katex.renderToString(source, { displayMode: isDisplay, throwOnError: true, strict: false }));
    } catch (error) {
      if (!(error instanceof katex.ParseError)) throw error;
      const what = `The formula "${shorten(source)}" is not valid: ${error.rawMessage}.`;
      report(warning("formula-syntax", place, what, "Fix the formula. Until then, it is shown as written."));
      return `<code>${escapeText(source)}</code>`;
    }
  };
}

/** KaTeX logs a warning for each letter whose width it guesses, such as Arabic ones, and has no option to turn that off. */
function quietly(draw: () => Html): Html {
  const { warn } = console;
  console.warn = () => {};
  try {
    return draw();
  } finally {
    console.warn = warn;
  }
}
