// Turns findings of the OpenAPI JSON Schema into warnings with places.
import { type Problem, warning } from "../../shared/problem.js";
import { isArray, isObject, type Json, textAt } from "../json.js";
import { METHODS } from "../operations.js";
import type { Locate } from "../parsed.js";
import { escapeSegment, keysTo } from "../pointer.js";
import { inWords } from "./in-words.js";

/** One finding of the validator, reduced to what a message needs. */
export interface Finding {
  /** Pointer without the leading `#`. */
  readonly at: string;
  readonly keyword: string;
  readonly message: string;
  /** The missing or unknown property. */
  readonly property: string | null;
}

/** Places take time to find. */
const MOST = 400;

/** Reads findings from the validator or the cache; null where they are invalid. */
export function readFindings(details: unknown): Finding[] | null {
  if (!Array.isArray(details)) return null;
  const found: Finding[] = [];
  for (const entry of details.slice(0, 5000)) {
    if (!isObject(entry)) return null;
    const params = isObject(entry["params"]) ? entry["params"] : {};
    const property =
      textAt(entry, "property") ??
      textAt(params, "unevaluatedProperty") ??
      textAt(params, "additionalProperty") ??
      textAt(params, "missingProperty");
    found.push({
      at: textAt(entry, "at") ?? textAt(entry, "instancePath") ?? "",
      keyword: textAt(entry, "keyword") ?? "",
      message: withChoices(textAt(entry, "message") ?? "", params["allowedValues"]),
      property,
    });
  }
  return found;
}

function withChoices(message: string, allowed: Json | undefined): string {
  return isArray(allowed) ? `${message}: ${allowed.join(", ")}` : message;
}

export function conformanceProblems(findings: readonly Finding[], locate: Locate): Problem[] {
  return deepest(findings.filter((finding) => !isNoise(finding)))
    .slice(0, MOST)
    .map(({ at, keyword, message, property }) => {
      const path = keysTo(`#${at}`);
      const place = property !== null && isExtra(keyword) ? locate([...path, property], "key") : locate(path);
      const where = inWords(path);
      const what = isExtra(keyword) && property ? `\`${property}\` is not allowed here` : inEnglish(message);
      return warning("spec-violation", place, `In ${where}: ${what}.`, hintFor(at, message, property));
    });
}

/** The validator lists types with commas alone. */
function inEnglish(message: string): string {
  return message.replace(/^must/, "this must").replace(/(?<=^this must be \w+),(?=\w+$)/, " or ");
}

function hintFor(at: string, message: string, property: string | null): string | null {
  if (at.endsWith("/type") && message === "must be string") return ONE_TYPE;
  const method = property?.toLowerCase() ?? "";
  const isMethod = METHODS.has(method) && property !== method && /^\/(paths|webhooks)\/[^/]+$/.test(at);
  if (isMethod) return `Methods are written in lower case: \`${method}\`.`;
  const type = /^must be (object|array|string|boolean|number|integer)$/.exec(message)?.[1];
  return type === undefined ? null : (WAYS_OUT[type] ?? null);
}

/** How a value of a type is written. */
const WAYS_OUT: Readonly<Record<string, string>> = {
  object: "Write an object: names with their values.",
  array: "Write a list.",
  string: "Write text; put it in quotes if it looks like another type.",
  boolean: "Write `true` or `false`.",
  number: "Write a number, without quotes.",
  integer: "Write a whole number, without quotes.",
};

const ONE_TYPE = "In OpenAPI 3.0, `type` must be a single type. Add `nullable: true`, or list schemas in `anyOf`.";

function isExtra(keyword: string): boolean {
  return keyword === "unevaluatedProperties" || keyword === "additionalProperties";
}

/** Mistakes of the bundled schema itself, and the follow-ups that every `oneOf` and `if` adds to a finding. */
function isNoise({ at, keyword, property }: Finding): boolean {
  if (property === "description" && /\/servers\/\d+\/variables\//.test(at)) return true;
  if (property === "$ref") return true;
  // The format requires neither for a licence: most authors only name it.
  if (at === "/info/license" && (property === "identifier" || property === "url")) return true;
  // Our own check of path parameters is clearer.
  if (property === "required" && /\/parameters\/\d+$/.test(at)) return true;
  return keyword === "if" || keyword === "oneOf" || keyword === "anyOf";
}

/** Of findings about a value and about its content, the inner ones tell what is wrong. */
function deepest(findings: readonly Finding[]): Finding[] {
  const inner = new Set<string>();
  for (const { at } of findings)
    for (let end = at.length; end > 0; end = at.lastIndexOf("/", end - 1)) inner.add(at.slice(0, end));
  const seen = new Set<string>();
  return findings.filter(({ at, keyword, property }) => {
    const text = isExtra(keyword) ? `${at} ${property}` : at;
    // An unknown member is a finding; a member that failed because of its content is a follow-up.
    const about = isExtra(keyword) ? `${at}/${escapeSegment(property ?? "")}` : null;
    const isEcho = about === null ? hasInner(at, findings) : inner.has(about);
    return !isEcho && !seen.has(text) && seen.add(text);
  });
}

function hasInner(at: string, findings: readonly Finding[]): boolean {
  return findings.some((other) => other.at.startsWith(`${at}/`));
}
