// Loads the YAML parser on first use, because most builds don't need it, and explains its errors.

import { createRequire } from "node:module";
import type { parseDocument, YAMLError } from "yaml";
import { nestsDeeply } from "../nests-deeply.js";

const require = createRequire(import.meta.url);

export const yaml = (): typeof import("yaml") => require("yaml");

/** Levels beyond which the parser fills the stack. A pattern that the engine compiles at its end ends the process. */
const MOST_LEVELS = 400;

const DEEP_LINE = /^[ \t]*(?:[-?][ \t]+){400}/m;

/** A document that is nested too deeply has nothing but an error that says so. */
export function parseYamlDocument(text: string, options: Parameters<typeof parseDocument>[1]) {
  const isDeep = nestsDeeply(text, /[[\]{}]/g, MOST_LEVELS) || DEEP_LINE.test(text);
  const document = yaml().parseDocument(isDeep ? "" : text, options);
  const fault = "Its values are nested too deeply";
  if (isDeep) document.errors.push(new (yaml().YAMLParseError)([0, 0], "RESOURCE_EXHAUSTION", fault));
  return document;
}

/** The parser's code and message. */
type YamlFault = Pick<YAMLError, "code" | "message">;

/** What is wrong, in a writer's words. Null for codes that have none, whose message must do. */
export function yamlFault({ code, message }: YamlFault): string | null {
  switch (code) {
    case "BLOCK_AS_IMPLICIT_KEY":
      return "An unquoted value contains a colon followed by a space, which starts a new key in YAML.";
    case "BAD_SCALAR_START":
      return "An unquoted value starts with a character that has a special meaning in YAML.";
    case "MISSING_CHAR":
      return message.includes("quote")
        ? "A value has an opening quote but no closing quote."
        : "A bracket, brace or colon is missing.";
    case "MULTILINE_IMPLICIT_KEY":
      return "This line has no colon, or a quote or bracket on it is never closed.";
    case "TAB_AS_INDENT":
      return "A line is indented with a tab, but YAML only allows spaces.";
    case "BAD_INDENT":
      if (message.startsWith("Flow")) return "A bracket or brace above is never closed.";
      return "The indentation of this line does not match the lines around it.";
    case "UNEXPECTED_TOKEN":
      return "Unexpected text after a value.";
    default:
      return null;
  }
}

/** How to fix it, where that does not depend on the text; null for other faults. */
export function yamlRemedy({ code, message }: YamlFault): string | null {
  if (code === "TAB_AS_INDENT") return "Replace the tab with two spaces.";
  if (code === "BAD_INDENT" && !message.startsWith("Flow"))
    return "Indent it by the same number of spaces as its siblings.";
  if (code === "MULTILINE_IMPLICIT_KEY") return 'Write "key: value", or "key:" above indented lines.';
  return null;
}
