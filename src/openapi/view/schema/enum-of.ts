// Reads the values of an enumeration with the names and words that extensions give them.
import { isArray, isObject, type Json, type JsonObject, listAt, type Maybe, member } from "../../json.js";

export interface EnumEntry {
  readonly value: Json;
  readonly name: string | null;
  readonly description: string | null;
}

/** Empty where the schema lists no values. */
export function enumOf(keywords: JsonObject): EnumEntry[] {
  const values = keywords["enum"];
  if (!isArray(values)) return [];
  const names = keywords["x-enum-varnames"] ?? keywords["x-enumNames"];
  const words = keywords["x-enum-descriptions"] ?? keywords["x-enumDescriptions"] ?? keywords["x-enum-description"];
  return withoutRepeats(
    values.map((value, index) => ({
      value,
      name: wordFor(names, value, index),
      description: wordFor(words, value, index),
    })),
  );
}

/** The value of a schema that allows no other. */
export function onlyValue(schema: Maybe): Maybe {
  const constant = member(schema, "const");
  const [only, ...others] = listAt(schema, "enum");
  return constant === undefined && others.length === 0 ? only : constant;
}

/** A value that stands twice, such as `null` and `~` in YAML, counts once. */
function withoutRepeats(entries: readonly EnumEntry[]): EnumEntry[] {
  const values = new Set(entries.map(({ value }) => value));
  const arePlain = entries.every(({ value }) => typeof value !== "object" || value === null);
  if (arePlain && values.size === entries.length) return [...entries];
  const found = new Map<string, EnumEntry>();
  for (const entry of entries) {
    const key = JSON.stringify(entry.value);
    const known = found.get(key);
    found.set(
      key,
      known ? { ...known, name: known.name ?? entry.name, description: known.description ?? entry.description } : entry,
    );
  }
  return [...found.values()];
}

/** A list goes by position, a map by value. */
function wordFor(words: Maybe, value: Json, index: number): string | null {
  const found = isArray(words) ? words[index] : isObject(words) ? member(words, String(value)) : null;
  return typeof found === "string" && found !== "" ? found : null;
}
