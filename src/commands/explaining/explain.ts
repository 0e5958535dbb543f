// `docsgen explain`: explains a problem code with an example and a fix. Needs no project and no network.
import { PROBLEM_CODES, type ProblemCode } from "../../shared/problem-codes.js";
import { ownCommand } from "../../shared/tell.js";
import { readCode } from "../options/read-severities.js";
import { PROBLEM_EXAMPLES } from "./problem-examples.js";

interface ExplainFlags {
  readonly format: "text" | "json";
}

/** One code, explained. All but the code is inline Markdown. */
interface Explanation {
  readonly code: ProblemCode;
  readonly meaning: string;
  readonly example: string;
  readonly fix: string;
}

/** Prints what the codes mean; without a code, the list of all. */
export async function explain(written: readonly string[], { format }: ExplainFlags): Promise<void> {
  const codes = await Promise.all(written.map((code) => readCode(code.toLowerCase())));
  const explanations = (codes.length > 0 ? codes : allCodes()).map(explanationOf);
  const asText = codes.length > 0 ? explanations.map(textOf).join("\n") : listOf(explanations);
  process.stdout.write(format === "json" ? `${JSON.stringify(explanations, null, 2)}\n` : asText);
}

function allCodes(): ProblemCode[] {
  return (Object.keys(PROBLEM_CODES) as ProblemCode[]).sort();
}

function explanationOf(code: ProblemCode): Explanation {
  const [example, fix] = PROBLEM_EXAMPLES[code];
  return { code, meaning: PROBLEM_CODES[code], example, fix };
}

function textOf({ code, meaning, example, fix }: Explanation): string {
  return (
    `${code}\n  ${meaning}\n\n  Example   ${example}\n  Fix       ${fix}\n` +
    `  Severity  --severity ${code}=error (or warning, off) changes it, as does "severity" in docsgen.json.\n`
  );
}

function listOf(explanations: readonly Explanation[]): string {
  const width = Math.max(...explanations.map(({ code }) => code.length));
  const lines = explanations.map(({ code, meaning }) => `${code.padEnd(width)}  ${meaning}\n`);
  return `${lines.join("")}\nExample and fix: ${ownCommand("explain", "dead-link")}\n`;
}
