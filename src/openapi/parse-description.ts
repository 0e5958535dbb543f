// Turns the text of a description into plain JSON, with a way to find the place of any value in it.
import { parseJson } from "./parse-json.js";
import { parseYaml } from "./parse-yaml.js";
import type { Parsed } from "./parsed.js";

/** A name for messages and the text. JSON is never read as YAML: that would accept what other tools refuse. */
export function parseDescription(file: string, text: string): Parsed & { readonly format: "json" | "yaml" } {
  const format = formatOf(file, text);
  return { format, ...(format === "json" ? parseJson(file, text) : parseYaml(file, text)) };
}

/** By the file's extension, else by how the text begins. */
export function formatOf(file: string, text: string): "json" | "yaml" {
  const path = file.replace(/[?#].*$/, "");
  if (/\.json$/i.test(path)) return "json";
  if (/\.ya?ml$/i.test(path)) return "yaml";
  return /^\s*[{[]/.test(text) ? "json" : "yaml";
}
