// Reads and writes the table of signs: the names of its columns, then a line for each question with a row for each hit.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(import.meta.dirname, "signs.jsonl");

/** Questions with the grades and signs of what was found first, in the order of the search; similarity is null if nothing tells. */
export function readSigns() {
  if (!existsSync(file)) return [];
  const [columns, ...lines] = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
  return lines.map(([site, language, isAnswerable, ...rows]) => {
    const hits = rows.map((row) => Object.fromEntries(columns.map((column, index) => [column, row[index]])));
    return { site, language, isAnswerable: isAnswerable === 1, hits };
  });
}

export function writeSigns(questions) {
  const columns = Object.keys(questions[0]?.hits[0] ?? {});
  const lines = questions.map(({ site, language, isAnswerable, hits }) => [
    site,
    language,
    Number(isAnswerable),
    ...hits.map((hit) => columns.map((column) => rounded(hit[column]))),
  ]);
  writeFileSync(file, `${[columns, ...lines].map((line) => JSON.stringify(line)).join("\n")}\n`);
}

function rounded(value) {
  return value === null ? null : Math.round(value * 100) / 100;
}
