// Writes problems as a SARIF 2.1.0 log, which code scanning services read.
import { packageVersion } from "../../emit/package-files.js";
import { isHosted, type NameFile } from "../../shared/places/name-files.js";
import type { Place, Problem } from "../../shared/problem.js";
import { PROBLEM_CODES, type ProblemCode } from "../../shared/problem-codes.js";
import { PROBLEM_EXAMPLES } from "../explaining/problem-examples.js";
import { wordsOf } from "./print-problems.js";

/** The log. Each rule brings its cure: services show it beside the problem, without a network. */
export function sarifLog(problems: readonly Problem[], nameFile: NameFile): object {
  const codes = [...new Set(problems.map(({ code }) => code))];
  return {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "docsgen", version: packageVersion(), rules: codes.map(ruleOf) } },
        columnKind: "utf16CodeUnits",
        results: problems.map((each) => sarifResult(each, codes.indexOf(each.code), nameFile)),
      },
    ],
  };
}

function ruleOf(id: ProblemCode): object {
  const [example, fix] = PROBLEM_EXAMPLES[id];
  const help = {
    text: `Example: ${example}\nFix: ${fix}`,
    markdown: `**Example:** ${example}\n\n**Fix:** ${fix}`,
  };
  return { id, shortDescription: { text: PROBLEM_CODES[id] }, help };
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
