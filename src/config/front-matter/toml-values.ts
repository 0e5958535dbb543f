// Reads the plain lines of TOML front matter, so that a page written for another tool keeps its title.
import type { MatterValues } from "./matter-values.js";

/** The `key = value` lines with a text, number or boolean; the rest is left out. */
export function tomlValues(text: string): MatterValues {
  const values: MatterValues = new Map();
  for (const line of text.split(/\r?\n/)) {
    const match = /^\s*["']?([\w:.-]+)["']?\s*=\s*(?:"([^"]*)"|'([^']*)'|(true|false|[-+\d.]+))\s*(?:#.*)?$/.exec(line);
    if (!match) continue;
    const [, key = "", double, single, plain] = match;
    const source = double ?? single ?? plain ?? "";
    const value = plain === "true" ? true : plain === "false" ? false : source;
    values.set(key, { value, source });
  }
  return values;
}
