// Makes up a string for a schema without an example: one that fits pattern and lengths, or the field's name.
import { type JsonObject, numberAt, textAt } from "../json.js";
import { type Lengths, matchingText } from "./match-pattern.js";

/** Formats that the sampler has values for. */
const SAMPLED_FORMATS: ReadonlySet<string> = new Set([
  "date",
  "date-time",
  "email",
  "hostname",
  "idn-email",
  "idn-hostname",
  "ipv4",
  "ipv6",
  "iri",
  "iri-reference",
  "json-pointer",
  "password",
  "regex",
  "relative-json-pointer",
  "time",
  "uri",
  "uri-reference",
  "uri-template",
  "uuid",
]);

/** Values of formats that it does not know. */
const OTHER_FORMATS: ReadonlyMap<string, string> = new Map([
  ["byte", "dGV4dA=="],
  ["decimal", "1.5"],
  ["duration", "P1D"],
  ["guid", "095be615-a8ad-4c33-8e9c-c7612fbf6c9f"],
  ...["int32", "int64", "uint32", "uint64"].map((format): [string, string] => [format, "1"]),
]);

/** A longer text would bury the sample. */
const LONGEST = 100;

/** The text, or null where the sampler knows better: for formats and for encoded content. */
export function sampleString(schema: JsonObject, name: string): string | null {
  const format = textAt(schema, "format") ?? "";
  const isEncoded = schema["contentEncoding"] !== undefined || schema["contentMediaType"] !== undefined;
  if (isEncoded || SAMPLED_FORMATS.has(format)) return null;
  const lengths: Lengths = {
    least: numberAt(schema, "minLength") ?? 0,
    most: numberAt(schema, "maxLength") ?? Number.POSITIVE_INFINITY,
  };
  const pattern = textAt(schema, "pattern");
  const plain = OTHER_FORMATS.get(format) ?? fitted(name, lengths);
  return (pattern !== null && matchingText(pattern, plain, lengths)) || plain;
}

/** The name, cut or filled up with digits. */
function fitted(name: string, { least, most }: Lengths): string {
  const short = name.slice(0, Math.max(0, Math.min(most, LONGEST)));
  if (short.length >= least || least > LONGEST) return short;
  return short.padEnd(least, "1234567890");
}
