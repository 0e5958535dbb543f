// Turns what the JSON Schema of the OpenAPI format finds into warnings with places.
import { type Problem, warning } from "../../shared/problem.js";
import { isArray, isObject, type Json, textAt } from "../json.js";
import type { Locate } from "../parse-description.js";
import { pathOf } from "../pointer.js";
import { inWords } from "./in-words.js";

/** One finding of the validator, cut down to what a message needs. */
export interface Finding {
  /** Pointer without the leading `#`. */
  readonly at: string;
  readonly keyword: string;
  readonly message: string;
  /** The property that is missing or not known. */
  readonly property: string | null;
}

const MOST = 40;

/** Reads findings from the validator or from the cache; null where they are not such. */
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
      const path = pathOf(`#${at}`) ?? [];
      const isExtra = keyword === "unevaluatedProperties" || keyword === "additionalProperties";
      const place = property !== null && isExtra ? locate([...path, property], "key") : locate(path);
      const where = inWords(path);
      const what = isExtra && property ? `\`${property}\` is not known here` : message.replace(/^must/, "this must");
      return warning("spec-violation", place, `In ${where}: ${what}.`, null);
    });
}

/** Slips of the bundled schema itself, and the echoes that every `oneOf` and `if` adds to a real finding. */
function isNoise({ at, keyword, property }: Finding): boolean {
  if (property === "description" && /\/servers\/\d+\/variables\//.test(at)) return true;
  if (property === "$ref") return true;
  return keyword === "if" || keyword === "oneOf" || keyword === "anyOf";
}

/** Of findings about a value and about what is inside it, the inner ones tell what is wrong. */
function deepest(findings: readonly Finding[]): Finding[] {
  const inner = new Set<string>();
  for (const { at } of findings)
    for (let end = at.lastIndexOf("/"); end > 0; end = at.lastIndexOf("/", end - 1)) inner.add(at.slice(0, end));
  const seen = new Set<string>();
  return findings.filter((finding) => {
    const text = `${finding.at} ${finding.property ?? finding.message}`;
    return !inner.has(finding.at) && !seen.has(text) && seen.add(text);
  });
}
