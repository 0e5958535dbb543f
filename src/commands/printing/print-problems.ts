// Prints problems for people, programs and code review annotations.

import { readCodeFrames } from "../../files/read-code-frames.js";
import { isHosted, type NameFile } from "../../shared/places/name-files.js";
import { type Problem, placeText, unreachable } from "../../shared/problem.js";
import { counted, ownCommand } from "../../shared/tell.js";
import type { ProblemFormat } from "../options/choices.js";

interface PrintOptions {
  readonly root: string;
  /** How files are named. JSON also has their paths in the project. */
  readonly nameFile: NameFile;
  readonly format: Exclude<ProblemFormat, "sarif">;
  readonly colour: boolean;
  /** Print every problem instead of the first ones of each kind. */
  readonly verbose: boolean;
}

/** At most this many problems of one code are printed as text; the rest are counted. */
const SHOWN_PER_CODE = 20;

/** The problems in the chosen format; empty where there are none. SARIF is written elsewhere. */
export function printProblems(problems: readonly Problem[], options: PrintOptions): string {
  const sorted = sortProblems(problems);
  switch (options.format) {
    case "json":
      return `${JSON.stringify(sorted.map(withPath(options.nameFile)), null, 2)}\n`;
    case "github":
      return sorted.map((each) => `${githubLine(each, options.nameFile)}\n`).join("");
    case "summary":
      return summary(sorted, options.nameFile);
    case "text":
      return textOf(sorted, options);
    default:
      return unreachable(options.format);
  }
}

/** By severity, those outside the navigation first, then by file, line and column: the same input prints the same text. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      Number(a.severity === "error") - Number(b.severity === "error") ||
      Number(b.isAside ?? false) - Number(a.isAside ?? false) ||
      compare(a.place?.file ?? "", b.place?.file ?? "") ||
      (a.place?.line ?? 0) - (b.place?.line ?? 0) ||
      (a.place?.column ?? 0) - (b.place?.column ?? 0) ||
      compare(a.what, b.what),
  );
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

function textOf(problems: readonly Problem[], options: PrintOptions): string {
  const frameOf = readCodeFrames(options.root);
  const seen = new Map<string, number>();
  let text = "";
  const folded = options.verbose ? [] : problems.filter(isFolded);
  for (const each of problems) {
    if (folded.includes(each)) continue;
    const count = (seen.get(each.code) ?? 0) + 1;
    seen.set(each.code, count);
    if (count > SHOWN_PER_CODE && !options.verbose) continue;
    text += `${textBlock(each, options, frameOf(each.place))}\n`;
  }
  for (const [code, count] of seen) {
    if (count > SHOWN_PER_CODE && !options.verbose) {
      text += `… and ${count - SHOWN_PER_CODE} more of "${code}" (--verbose shows all)\n`;
    }
  }
  if (folded.length === 0) return text;
  const files = new Set(folded.map(({ place }) => place?.file)).size;
  return `${text}… and ${counted(folded.length, "warning")} in ${counted(files, "file")} outside the navigation (--verbose shows all)\n`;
}

/** Warnings of files outside the navigation are counted, except that they are, which only `--orphans` asks for. */
function isFolded({ severity, isAside, code }: Problem): boolean {
  return severity === "warning" && isAside === true && code !== "orphan-page";
}

function textBlock(each: Problem, options: PrintOptions, frame: string | null): string {
  const paint = painter(options.colour);
  const where = each.place ? `${paint("cyan", placeText(each.place, options.nameFile(each.place.file)))}  ` : "";
  const severity = each.severity === "error" ? paint("red", "error") : paint("yellow", "warning");
  let block = `${where}${severity}  ${paint("dim", each.code)}\n  ${each.what}\n`;
  if (frame) block += `\n${frame.replace(/^/gm, "  ")}\n`;
  if (each.hint) block += `${frame ? "\n" : ""}  ${each.hint.replaceAll("\n", "\n  ")}\n`;
  return block;
}

/** What is wrong and how to fix it, in one line. */
export function wordsOf({ what, hint }: Pick<Problem, "what" | "hint">): string {
  return hint ? `${what} ${hint}` : what;
}

/** `file` is the path in the project, `path` the one from the current folder. */
function withPath(nameFile: NameFile): (each: Problem) => object {
  return (each) => {
    if (each.place === null) return each;
    const { file, ...at } = each.place;
    return { ...each, place: { file, path: nameFile(file), ...at } };
  };
}

/** Only files of the repository can be annotated; the address of any other is part of the message. */
function githubLine({ code, severity, place, what, hint }: Problem, nameFile: NameFile): string {
  const words = wordsOf({ what, hint });
  const title = `title=docsgen ${code}`;
  if (place === null) return `::${severity} ${title}::${escapeData(words)}`;
  if (isHosted(place.file))
    return `::${severity} ${title}::${escapeData(`${placeText(place, nameFile(place.file))}  ${words}`)}`;
  const file = escapeProperty(nameFile(place.file));
  const at = `file=${file},line=${Math.max(1, place.line)},col=${Math.max(1, place.column)}`;
  return `::${severity} ${at},${title}::${escapeData(words)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** At most this many problems are listed in a summary, which GitHub limits to 1 MiB. */
const MOST_ROWS = 200;

/** A Markdown summary for people, such as GitHub's job summary. */
function summary(problems: readonly Problem[], nameFile: NameFile): string {
  if (problems.length === 0) return "### docsgen\n\nNo problems.\n";
  const errors = problems.filter(({ severity }) => severity === "error");
  const rows = [...errors, ...problems.filter(({ severity }) => severity !== "error")];
  const shown = rows.slice(0, MOST_ROWS).map((each) => summaryRow(each, nameFile));
  const more = rows.length > MOST_ROWS ? `\n… and ${rows.length - MOST_ROWS} more.\n` : "";
  const counts = `Errors: ${errors.length}. Warnings: ${problems.length - errors.length}.`;
  const table = `| | Where | Problem |\n| --- | --- | --- |\n${shown.join("\n")}\n`;
  return `### docsgen\n\n${counts}\n\n${table}${more}\nExamples and fixes: \`${ownCommand("explain", rows[0]?.code ?? "")}\`\n`;
}

function summaryRow({ severity, code, place, what, hint }: Problem, nameFile: NameFile): string {
  const where = place === null ? "" : codeSpan(placeText(place, nameFile(place.file)));
  const words = wordsOf({ what, hint });
  return `| ${severity === "error" ? "❌" : "⚠️"} ${code} | ${where} | ${inCell(words)} |`;
}

function inCell(text: string): string {
  return text.replace(/[\\|<>*_`[\]]/g, "\\$&").replace(/\s+/g, " ");
}

/** Fenced with more backticks than the text has in a row. */
function codeSpan(text: string): string {
  const longest = Math.max(0, ...(text.match(/`+/g) ?? []).map(({ length }) => length));
  const fence = "`".repeat(longest + 1);
  return `${fence}${text.replaceAll("|", "\\|")}${fence}`;
}

const CODES = { red: 31, yellow: 33, green: 32, cyan: 36, dim: 2, bold: 1 } as const;

/** Wraps text in terminal colours, where they are wanted. */
export function painter(colour: boolean): (name: keyof typeof CODES, text: string) => string {
  return (name, text) => (colour ? `\u001b[${CODES[name]}m${text}\u001b[0m` : text);
}
