// Writes rules of a schema beyond its type: conditions, exclusions, contents, dependent properties.
import {
  entriesAt,
  isArray,
  isEmptyObject,
  isObject,
  type Json,
  type JsonObject,
  type Maybe,
  numberAt,
  textsAt,
} from "../../json.js";
import { isAnything, isSaidOfKeys } from "./constraints.js";
import { conditionInWords, outcomeInWords, quoted, valueInWords } from "./schema-in-words.js";

/** A rule as a sentence; the schema it is about, if that needs drawing. */
interface RuleSource {
  readonly text: string;
  readonly schema: JsonObject | null;
}

/** Keywords that are told as rules. */
export const RULES = [
  ..."if not contains dependentRequired dependentSchemas dependencies".split(" "),
  ..."unevaluatedItems additionalItems prefixItems propertyNames contentSchema".split(" "),
];

/** The rules of one layer of a schema: conditions of several `allOf` members hold side by side. */
export function rulesOf(keywords: JsonObject): RuleSource[] {
  return [
    ...conditionRules(keywords),
    ...exclusionRules(keywords["not"]),
    ...contentRules(keywords),
    ...furtherItems(keywords),
    ...dependencyRules(keywords),
    ...keyRules(keywords["propertyNames"]),
    ...heldRules(keywords["contentSchema"]),
  ];
}

function conditionRules(keywords: JsonObject): RuleSource[] {
  const condition = keywords["if"];
  const [then, otherwise] = [keywords["then"], keywords["else"]];
  if (condition === undefined || (then === undefined && otherwise === undefined)) return [];
  const words = conditionInWords(condition);
  const rules: RuleSource[] = [];
  if (words === null) rules.push(drawn("If it matches", condition));
  const lead = words === null ? "Then" : `If ${words}`;
  if (then !== undefined) rules.push(outcome(lead, then));
  if (otherwise !== undefined)
    rules.push(outcome(then === undefined && words !== null ? `Unless ${words}` : "Otherwise", otherwise));
  return rules;
}

function outcome(lead: string, schema: Json): RuleSource {
  const words = outcomeInWords(schema);
  return words === null ? drawn(lead, schema) : said(`${lead}: ${words}`);
}

function said(text: string): RuleSource {
  return { text, schema: null };
}

/** Without a schema if there is nothing to draw. */
function drawn(text: string, schema: Json): RuleSource {
  return { text, schema: isObject(schema) && !isEmptyObject(schema) ? schema : null };
}

function exclusionRules(excluded: Maybe): RuleSource[] {
  if (excluded === undefined) return [];
  if (isAnything(excluded)) return [said("No value is allowed")];
  if (excluded === false) return [];
  const required = textsAt(excluded, "required");
  const isOnlyRequired =
    isObject(excluded) && Object.keys(excluded).every((key) => key === "required" || key === "type");
  if (isOnlyRequired && required.length > 0) {
    const text = required.length === 1 ? "Not allowed" : "Not allowed together";
    return [said(`${text}: ${required.map(quoted).join(", ")}`)];
  }
  const value = valueInWords(excluded);
  if (value !== null) return [said(`Must not be ${value}`)];
  const words = conditionInWords(excluded);
  return [words === null ? drawn("Must not be", excluded) : said(`Not allowed: ${words}`)];
}

function contentRules(keywords: JsonObject): RuleSource[] {
  const contained = keywords["contains"];
  if (contained === undefined) return [];
  const count = countInWords(numberAt(keywords, "minContains"), numberAt(keywords, "maxContains"));
  const value = valueInWords(contained);
  const text = `Must contain${count === "" ? "" : ` ${count}`}`;
  return [value === null ? drawn(text, contained) : said(`${text}${count === "" ? "" : " of"} ${value}`)];
}

function countInWords(least: number | null, most: number | null): string {
  if (least !== null && most !== null) return least === most ? `exactly ${least}` : `${least} to ${most}`;
  if (most !== null) return `at most ${most}`;
  return least === null || least === 1 ? "" : `at least ${least}`;
}

/** What may follow the positions of a tuple. */
function furtherItems(keywords: JsonObject): RuleSource[] {
  const positions = keywords["prefixItems"];
  if (!isArray(positions)) return [];
  const items = keywords["items"] ?? keywords["additionalItems"] ?? keywords["unevaluatedItems"];
  const first = positions.length === 1 ? "first" : `first ${positions.length}`;
  if (items === false) return [said(`No items after the ${first}`)];
  const words = items === undefined ? null : valueInWords(items);
  return words === null ? [] : [said(`Each further item is ${words}`)];
}

function dependencyRules(keywords: JsonObject): RuleSource[] {
  const rules: RuleSource[] = [];
  for (const key of ["dependentRequired", "dependentSchemas", "dependencies"])
    for (const [name, needed] of entriesAt(keywords, key)) {
      if (isArray(needed)) {
        const names = needed.filter((each) => typeof each === "string");
        if (names.length > 0) rules.push(said(`With "${name}", also required: ${names.join(", ")}`));
      } else rules.push(outcome(`With "${name}"`, needed));
    }
  return rules;
}

/** What names of properties must be, where limits do not say it. */
function keyRules(names: Maybe): RuleSource[] {
  if (names === false) return [said("No properties are allowed")];
  return isObject(names) && !isSaidOfKeys(names) ? [{ text: "Each key", schema: names }] : [];
}

/** What a text holds, such as JSON. */
function heldRules(held: Maybe): RuleSource[] {
  return isObject(held) && !isEmptyObject(held) ? [{ text: "What it holds", schema: held }] : [];
}
