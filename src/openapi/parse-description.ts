// Turns the text of a description into plain JSON, with a way to find the place of any value in it.
import type { Place, Problem } from "../shared/problem.js";
import type { Json } from "./json.js";
import { parseJson } from "./parse-json.js";
import { parseYaml } from "./parse-yaml.js";
import type { Path } from "./pointer.js";

/**
 * Finds where a value, or the key that names it, stands in the file. What is not there gives the nearest parent.
 * `text` is the first line of a text written line by line (`|` in YAML); of any other value it is the value.
 */
export type Locate = (path: Path, part?: "key" | "value" | "text") => Place;

export interface Parsed {
  /** Undefined where the text cannot be read at all. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
  readonly locate: Locate;
}

/** A name for messages and the text. JSON is never read as YAML: that would accept what other tools refuse. */
export function parseDescription(file: string, text: string): Parsed & { readonly format: "json" | "yaml" } {
  const format = formatOf(file, text);
  return { format, ...(format === "json" ? parseJson(file, text) : parseYaml(file, text)) };
}

function formatOf(file: string, text: string): "json" | "yaml" {
  const path = file.replace(/[?#].*$/, "");
  if (/\.json$/i.test(path)) return "json";
  if (/\.ya?ml$/i.test(path)) return "yaml";
  return /^\s*[{[]/.test(text) ? "json" : "yaml";
}
