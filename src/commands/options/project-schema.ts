// Makes the JSON Schema of docsgen.json from the options of the commands that read it.
import type { Command, Option } from "commander";
import { PROBLEM_CODES } from "../../shared/problem-codes.js";

/** Options of single runs: a file that sets them for all would surprise. They are allowed, and editors do not offer them. */
const OF_RUNS = "changed files fix dryRun samples since".split(" ");

/** The schema; every option under its name in docsgen.json. */
export function projectSchema(commands: readonly Command[]): object {
  const options = new Map(commands.flatMap((each) => each.options).map((each) => [each.attributeName(), each]));
  const offered = [...options].filter(([name]) => !OF_RUNS.includes(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    title: "docsgen.json",
    description: "Options of docsgen build, check and dev for one project.",
    type: "object",
    properties: {
      $schema: { type: "string" },
      ...Object.fromEntries(offered.map(([name, each]) => [name, valueSchema(each)])),
    },
  };
}

function valueSchema(option: Option): object {
  const { description, argChoices } = option;
  const name = option.attributeName();
  if (option.negate) return { type: "boolean", default: true, description: `false: ${description}` };
  if (option.isBoolean()) return { type: "boolean", description };
  if (name === "severity")
    return { type: "object", description, properties: severities(), additionalProperties: false };
  if (name === "groups")
    return { description, anyOf: [{ type: "array", items: { type: "string" } }, { type: "string" }] };
  if (argChoices) return { description, enum: argChoices };
  return { description, type: option.parseArg ? ["number", "string"] : "string" };
}

function severities(): object {
  return Object.fromEntries(
    Object.entries(PROBLEM_CODES).map(([code, description]) => [
      code,
      { description, enum: ["error", "warning", "off"] },
    ]),
  );
}
