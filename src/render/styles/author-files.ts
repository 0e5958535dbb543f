// Checks the scripts and style sheets that a site brings along: a browser drops a faulty script whole and a rule of a sheet, without a word to its readers.

import { Script } from "node:vm";
import type { Message } from "esbuild";
import { hashOf } from "../../emit/hash-of.js";
import { openFolder } from "../../files/open-folder.js";
import { fromInputs, jsonCodec, resultFiles, type Work } from "../../memory/memory.js";
import { type Place, type Problem, warning } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";

type Checked = Pick<Site, "root" | "scripts" | "styles">;

interface Fault {
  readonly line: number;
  readonly column: number;
  readonly what: string;
}

/** `cache` is where results for style sheets are kept; null: nowhere. */
export async function authorFileProblems({ root, scripts, styles }: Checked, cache: string | null): Promise<Problem[]> {
  const { remembered } = resultFiles(cache);
  const { listed } = openFolder(root);
  const problems: Problem[] = [];
  for (const file of scripts) {
    const fault = await scriptFault(listed(file));
    if (fault) problems.push(warning("script-syntax", ...told(file, fault), NOT_RUN));
  }
  for (const file of styles) {
    const { output: faults } = await remembered(SHEET_FAULTS, listed(file));
    problems.push(...faults.map((fault) => warning("style-syntax", ...told(file, fault), SKIPPED)));
  }
  return problems;
}

const NOT_RUN = "Browsers will not run this script until it is fixed.";
const SKIPPED = "Browsers skip this rule, or everything after it.";

function told(file: string, { line, column, what }: Fault): [Place, string] {
  return [{ file, line, column }, what];
}

/** The engine parses scripts fast. If it rejects one, acorn finds the place, and whether newer engines accept the script. */
async function scriptFault(text: string): Promise<Fault | null> {
  try {
    new Script(text);
    return null;
  } catch {
    return explain(text);
  }
}

async function explain(text: string): Promise<Fault | null> {
  const { parse } = await import("acorn");
  try {
    parse(text, { ecmaVersion: "latest", sourceType: "script", allowHashBang: true });
    return null;
  } catch (error) {
    if (!(error instanceof SyntaxError) || !("loc" in error)) return null;
    const { line, column } = error.loc as { line: number; column: number };
    const reason = error.message.replace(/ \(\d+:\d+\)$/, "");
    const what = `This script has a syntax error: ${inWords(reason)}.`;
    return { line, column: column + 1, what };
  }
}

/** What is wrong with the text of a style sheet. */
const SHEET_FAULTS: Work<string, Fault[]> = {
  name: "sheets",
  hash: hashOf,
  codec: jsonCodec(),
  run: fromInputs(async (text) =>
    (await messagesOf(text)).flatMap(({ id, text: reason, notes, location: found }): Fault[] => {
      // For an unclosed block, a note says where it begins.
      const location = notes[0]?.location ?? found;
      if (!/^(?:css-syntax-error|js-comment-in-css|)$/.test(id) || location === null || isHarmless(location)) return [];
      const what = `This style sheet has a syntax error: ${inWords(reason)}.`;
      return [{ line: location.line, column: location.column + 1, what }];
    }),
  ),
};

/** A few faults, such as an unclosed comment, make the parser throw. */
async function messagesOf(text: string): Promise<readonly Message[]> {
  const { transform } = await import("esbuild");
  try {
    return (await transform(text, { loader: "css", logLevel: "silent", logLimit: 0 })).warnings;
  } catch (error) {
    return error instanceof Error && "errors" in error ? (error.errors as readonly Message[]) : [];
  }
}

/** Hacks for old Internet Explorers put a sign before a property: other browsers skip only that property. */
function isHarmless({ lineText }: { readonly lineText: string }): boolean {
  return /(?:^|[{;])\s*[*_#!$&]\w/.test(lineText) || /progid:|expression\(/i.test(lineText);
}

function inWords(reason: string): string {
  return reason.charAt(0).toLowerCase() + reason.slice(1).replace(/\.$/, "");
}
