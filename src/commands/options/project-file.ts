// Reads docsgen.json: options of build, check and dev. Flags and the environment win over it.

import { resolve } from "node:path";
import type { Command, Option } from "commander";
import { openFolder } from "../../files/open-folder.js";
import { UsageError } from "../../shared/problem.js";

/** The file, beside docs.json. */
const PROJECT_FILE = "docsgen.json";

/** Options that name a file or folder: in docsgen.json they are relative to it. */
const PATHS = ["out", "report", "reportFull"];

/** Sets the options of a command that neither a flag nor the environment gave. Throws a UsageError with every fault of the file. */
export async function applyProjectFile(root: string, command: Command, siblings: readonly Command[]): Promise<void> {
  const written = await readProjectFile(root);
  const known = new Map(siblings.flatMap(({ options }) => options).map((each) => [each.attributeName(), each]));
  const faults: string[] = [];
  for (const [key, value] of Object.entries(written)) {
    const option = known.get(key);
    if (key === "$schema") continue;
    if (key === "samples") {
      faults.push(`"${key}" can only be a flag, because it runs code of pages: docsgen check --samples.`);
      continue;
    }
    if (!option) faults.push(await unknownKey(key, [...known.keys()]));
    else faults.push(...setOption(command, option, PATHS.includes(key) ? inRoot(root, value) : value));
  }
  if (faults.length > 0) throw new UsageError(`${PROJECT_FILE} is not valid:\n  ${faults.join("\n  ")}`);
}

/** What explains a fault is loaded where there is one. */
async function readProjectFile(root: string): Promise<Readonly<Record<string, unknown>>> {
  const text = openFolder(root)
    .listed(PROJECT_FILE)
    .replace(/^\uFEFF/, "");
  if (text.trim() === "") throw new UsageError(`${PROJECT_FILE} is empty.`, "Write {}, or remove the file.");
  const value = parsed(text);
  if (value === undefined) return faultOf(text);
  if (!isObject(value))
    throw new UsageError(`${PROJECT_FILE} must be an object in braces.`, 'For example: { "strict": true }');
  return value;
}

/** Undefined where the text is not JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function faultOf(text: string): Promise<never> {
  const { findJsonFault } = await import("../../config/json/find-json-fault.js");
  const { placeIn } = await import("../../shared/places/place-in.js");
  const fault = findJsonFault(text);
  const { line, column } = placeIn(text, fault?.offset ?? 0, { file: PROJECT_FILE, line: 1, column: 1 });
  throw new UsageError(`${PROJECT_FILE}:${line}:${column} ${fault?.what ?? "This is not JSON."}`, fault?.hint);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

async function unknownKey(key: string, known: readonly string[]): Promise<string> {
  const { didYouMean, nearest } = await import("../../shared/nearest.js");
  const { DOCS_SETTINGS } = await import("../../config/docs-config.js");
  if (Object.hasOwn(DOCS_SETTINGS.shape, key)) return `"${key}" is a setting of docs.json. Move it there.`;
  const near = nearest(key, known);
  return `Unknown option "${key}".${near ? ` ${didYouMean(near)}` : ""}`;
}

function inRoot(root: string, value: unknown): unknown {
  return typeof value === "string" ? resolve(root, value) : value;
}

/** What is wrong with the value, if anything. Options of other commands are set, too: `check` must not read what `build` writes. */
function setOption(command: Command, option: Option, value: unknown): string[] {
  const name = option.attributeName();
  const result = readValue(option, value);
  if ("fault" in result) return [`"${name}" ${result.fault}`];
  const source = command.getOptionValueSource(name);
  if (source === undefined || source === "default") command.setOptionValueWithSource(name, result.value, "config");
  return [];
}

function readValue(option: Option, value: unknown): { readonly value: unknown } | { readonly fault: string } {
  if (option.isBoolean() || option.negate)
    return typeof value === "boolean" ? { value } : { fault: "must be true or false." };
  if (option.attributeName() === "severity")
    return isObject(value) ? { value } : { fault: 'must be an object, such as { "dead-link": "error" }.' };
  if (Array.isArray(value) && option.attributeName() === "groups") return { value: value.join(",") };
  if (typeof value !== "string" && typeof value !== "number") return { fault: "must be a string or number." };
  if (option.argChoices && !option.argChoices.includes(String(value)))
    return { fault: `must be one of ${option.argChoices.join(", ")}.` };
  try {
    return { value: option.parseArg && !option.argChoices ? option.parseArg(String(value), undefined) : String(value) };
  } catch (error) {
    return { fault: `is not valid. ${error instanceof Error ? error.message : ""}`.trim() };
  }
}
