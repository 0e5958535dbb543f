// Ends a run: prints problems, writes reports, sums up, and chooses the exit code.

import { writeFile } from "node:fs/promises";
import { fromHere, fromRepository } from "../shared/places/name-files.js";
import { type Problem, UsageError } from "../shared/problem.js";
import { counted, ownCommand } from "../shared/tell.js";
import type { Outcome } from "./building/outcome.js";
import type { RunOptions, Telling } from "./options/reading-options.js";
import { painter, printProblems, sortProblems } from "./printing/print-problems.js";

/** 1 for errors, or for warnings under `--strict`; else 0. */
export function exitCode(problems: readonly Problem[], { strict }: Pick<Telling, "strict">): 0 | 1 {
  return problems.some((each) => strict === true || each.severity === "error") ? 1 : 0;
}

/** Prints problems: text for people on stderr, JSON and annotations for programs on stdout. Only SARIF is not printed at once. */
export async function printRun(
  { root, format, verbose = false }: Pick<RunOptions, "root" | "format" | "verbose">,
  problems: readonly Problem[],
): Promise<void> {
  const nameFile = ["text", "json"].includes(format) ? fromHere(root) : fromRepository(root);
  if (format === "sarif") {
    const { sarifLog } = await import("./printing/sarif-log.js");
    process.stdout.write(`${JSON.stringify(sarifLog(sortProblems(problems), nameFile), null, 2)}\n`);
    return;
  }
  const colour = format === "text" && process.stderr.isTTY === true;
  const text = printProblems(problems, { root, nameFile, format, colour, verbose });
  (format === "text" ? process.stderr : process.stdout).write(text);
}

/** The line that leads people to the explanation of the gravest problem, which was printed last; null where there is none. */
export function explanationLine(problems: readonly Problem[], { format }: Pick<Telling, "format">): string | null {
  const last = sortProblems(problems).at(-1);
  return last && format === "text" ? `Example and fix: ${ownCommand("explain", last.code)}` : null;
}

/** How to go on in spite of errors; null where that would not help: where docs.json cannot be read, or warnings are what fails. */
function lenientHint(
  verb: "build" | "print",
  { kinds, problems }: Pick<Outcome, "kinds" | "problems">,
  { strict, lenient, severity = {} }: Telling,
): string | null {
  if (kinds === null || strict) return null;
  const codes = new Set(problems.filter((each) => each.severity === "error").map(({ code }) => code));
  // A severity that a code was given outweighs --lenient.
  const weighed = [...codes].filter((code) => severity[code] === "error");
  const flags = [
    ...(lenient || weighed.length === codes.size ? [] : ["--lenient"]),
    ...weighed.map((code) => `--severity ${code}=warning`),
  ];
  if (flags.length === 0) return null;
  return `Use ${flags.join(" ")} to ${verb} anyway; broken parts are left out or shown as they are.`;
}

/** `2 errors, 1 warning` or `no problems`. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((each) => each.severity === "error").length;
  const warnings = problems.length - errors;
  const counts = [counted(errors, "error"), counted(warnings, "warning")];
  return counts.filter((count) => !count.startsWith("0 ")).join(", ") || "no problems";
}

/** The closing line of a run on stderr, with more lines below it, unless the run is to be quiet. */
export function say(flags: Pick<Telling, "quiet">, isFine: boolean, lines: readonly (string | null)[]): void {
  if (flags.quiet && isFine) return;
  const paint = painter(process.stderr.isTTY === true);
  const said = lines.filter((line) => line !== null).join("\n  ");
  process.stderr.write(`${isFine ? paint("green", "✓") : paint("red", "✗")} ${said}\n`);
}

/** Says that nothing was made of a site, and how to go on. */
export function sayFailure(
  verb: "build" | "print",
  outcome: Pick<Outcome, "kinds" | "problems">,
  flags: Telling,
): void {
  const { problems } = outcome;
  const count = countProblems(problems);
  const said =
    verb === "print"
      ? `Nothing was printed: ${count}.`
      : `Build failed: ${count}. Nothing was written; the last successful build is unchanged.`;
  say(flags, false, [said, explanationLine(problems, flags), lenientHint(verb, outcome, flags)]);
}

/** Writes a report to the file that a flag names; `hint` is said where that is not possible. */
export async function writeReport(file: string, text: string, hint: string): Promise<void> {
  await writeFile(file, text).catch((cause: Error) => {
    throw new UsageError(`Cannot write the report to "${file}" (${cause.message}).`, hint);
  });
}
