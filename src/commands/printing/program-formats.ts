// Writes problems for programs: annotations and summaries of GitHub, JSON.

import { isHosted, type NameFile } from "../../shared/places/name-files.js";
import type { Place, Problem } from "../../shared/problem.js";

/** What is wrong and how to fix it, in one line. */
export function wordsOf({ what, hint }: Pick<Problem, "what" | "hint">): string {
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
export function githubLine({ code, severity, place, what, hint }: Problem, nameFile: NameFile): string {
  const words = wordsOf({ what, hint });
  const title = `title=docsgen ${code}`;
  if (place === null) return `::${severity} ${title}::${escapeData(words)}`;
  if (isHosted(place.file)) return `::${severity} ${title}::${escapeData(`${placeText(place, nameFile)}  ${words}`)}`;
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
export function summary(problems: readonly Problem[], nameFile: NameFile): string {
  if (problems.length === 0) return "### docsgen\n\nNo problems.\n";
  const errors = problems.filter(({ severity }) => severity === "error");
  const rows = [...errors, ...problems.filter(({ severity }) => severity !== "error")];
  const shown = rows.slice(0, MOST_ROWS).map((each) => summaryRow(each, nameFile));
  const more = rows.length > MOST_ROWS ? `\n… and ${rows.length - MOST_ROWS} more.\n` : "";
  const counts = `Errors: ${errors.length}. Warnings: ${problems.length - errors.length}.`;
  const table = `| | Where | Problem |\n| --- | --- | --- |\n${shown.join("\n")}\n`;
  return `### docsgen\n\n${counts}\n\n${table}${more}\nExamples and fixes: \`npx docsgen explain ${rows[0]?.code}\`\n`;
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
