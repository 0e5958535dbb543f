// Writes problems for programs: annotations and summaries of GitHub, SARIF, JSON.
import { packageVersion } from "../emit/package-files.js";
import type { Place, Problem } from "../shared/problem.js";
import { PROBLEM_CODES } from "../shared/problem-codes.js";
import { isHosted, type NameFile } from "./name-files.js";

/** What is wrong and how to fix it, in one line. */
function wordsOf({ what, hint }: Pick<Problem, "what" | "hint">): string {
  return hint ? `${what} ${hint}` : what;
}

/** `docs/guide.mdx:3:7`, or the file for a problem with all of it. */
export function placeText(place: Place, nameFile: NameFile): string {
  const file = nameFile(place.file);
  return place.line > 0 ? `${file}:${place.line}:${place.column}` : file;
}

/** `file` is the path in the project, `path` the one from the current folder. */
export function withPath(nameFile: NameFile): (each: Problem) => object {
  return (each) => {
    if (each.place === null) return each;
    const { file, ...at } = each.place;
    return { ...each, place: { file, path: nameFile(file), ...at } };
  };
}

/** Only files of the repository can be annotated; the address of any other is part of the message. */
export function githubLine({ severity, place, what, hint }: Problem, nameFile: NameFile): string {
  const words = wordsOf({ what, hint });
  if (place === null) return `::${severity}::${escapeData(words)}`;
  if (isHosted(place.file)) return `::${severity}::${escapeData(`${placeText(place, nameFile)}  ${words}`)}`;
  const file = escapeProperty(nameFile(place.file));
  return `::${severity} file=${file},line=${Math.max(1, place.line)},col=${Math.max(1, place.column)}::${escapeData(words)}`;
}

function escapeData(text: string): string {
  return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
}

function escapeProperty(text: string): string {
  return escapeData(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
}

/** A SARIF 2.1.0 log, which code scanning services read. */
export function sarifLog(problems: readonly Problem[], nameFile: NameFile): object {
  const codes = [...new Set(problems.map(({ code }) => code))];
  const rules = codes.map((id) => ({ id, shortDescription: { text: PROBLEM_CODES[id] } }));
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "docsgen", version: packageVersion(), rules } },
        columnKind: "utf16CodeUnits",
        results: problems.map((each) => sarifResult(each, codes.indexOf(each.code), nameFile)),
      },
    ],
  };
}

function sarifResult({ code, severity, place, what, hint }: Problem, ruleIndex: number, nameFile: NameFile): object {
  const message = { text: wordsOf({ what, hint }) };
  const result = { ruleId: code, ruleIndex, level: severity, message };
  return place === null ? result : { ...result, locations: [{ physicalLocation: physicalLocation(place, nameFile) }] };
}

function physicalLocation({ file, line, column }: Place, nameFile: NameFile): object {
  const uri = isHosted(file) ? file : encodeURI(nameFile(file));
  const artifactLocation = { uri };
  return line > 0 ? { artifactLocation, region: { startLine: line, startColumn: column } } : { artifactLocation };
}

/** At most this many problems are listed in a summary, which GitHub limits to 1 MiB. */
const MOST_ROWS = 200;

/** A Markdown summary for people, such as GitHub's job summary. */
export function summary(problems: readonly Problem[], nameFile: NameFile): string {
  if (problems.length === 0) return "### docsgen\n\nNo problems.\n";
  const errors = problems.filter(({ severity }) => severity === "error");
  const rows = [...errors, ...problems.filter(({ severity }) => severity !== "error")];
  const shown = rows.slice(0, MOST_ROWS).map((each) => summaryRow(each, nameFile));
  const more = rows.length > MOST_ROWS ? `\n… and ${rows.length - MOST_ROWS} more.\n` : "";
  const counts = `Errors: ${errors.length}. Warnings: ${problems.length - errors.length}.`;
  return `### docsgen\n\n${counts}\n\n| | Where | Problem |\n| --- | --- | --- |\n${shown.join("\n")}\n${more}`;
}

function summaryRow({ severity, code, place, what, hint }: Problem, nameFile: NameFile): string {
  const where = place === null ? "" : codeSpan(placeText(place, nameFile));
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
