// Reads a YAML description: nearly all have no faults, and are read without places.
import { load, YAMLException } from "js-yaml";
import { once } from "../shared/once.js";
import type { Json } from "./json.js";
import { parseDoubtfulYaml } from "./parse-doubtful-yaml.js";
import type { Locate, Parsed } from "./parsed.js";
import { yamlPlaces } from "./yaml-places.js";

export function parseYaml(file: string, text: string): Parsed {
  const value = readPlain(text, () => load(text) as Json);
  return value === undefined ? parseDoubtfulYaml(file, text) : { value, problems: [], locate: locateYaml(file, text) };
}

/** Finds places in a text whose value is already known; parses it when first asked. */
export function locateYaml(file: string, text: string): Locate {
  const locate = once(() => readPlain(text, () => yamlPlaces(file, text)) ?? parseDoubtfulYaml(file, text).locate);
  return (path, part) => locate()(path, part);
}

/** Undefined for what needs the slow parser: doubtful texts, and those the quick one rejects. */
function readPlain<Read>(text: string, read: () => Read): Read | undefined {
  if (isDoubtful(text)) return undefined;
  try {
    return read();
  } catch (error) {
    if (error instanceof YAMLException) return undefined;
    throw error;
  }
}

/** Whether it may contain directives, merged maps or aliases, which can expand endlessly. */
function isDoubtful(text: string): boolean {
  return /^%|<<[ \t]*:/m.test(text) || mayHaveAliases(text);
}

/** Whether a `*name` follows its `&name`. Code samples may contain either, but rarely both. */
function mayHaveAliases(text: string): boolean {
  const anchors = new Set<string>();
  for (const [, name = ""] of text.matchAll(/(?<![^\s,[{:-])&([^\s,[\]{}]+)/g)) anchors.add(name);
  if (anchors.size === 0) return false;
  for (const [, name = ""] of text.matchAll(/(?<![^\s,[{:-])\*([^\s,[\]{}]+)/g)) if (anchors.has(name)) return true;
  return false;
}
