// Compares two schemas: named ones once per direction, others in place.

import { entriesAt, type Json, type Maybe, sameJson, textAt } from "../../json.js";
import type { OpenedObject } from "../../resolve.js";
import type { RuleName } from "../change-rules.js";
import { type At, atDetail, enter, into, note, noteUnpaired } from "../collect-changes.js";
import { byName, type Located, type Pair, type Side } from "../comparison.js";
import { code, type Said, say, sayNow } from "../said.js";
import { diffProperties } from "./diff-properties.js";
import { areTypesComparable, diffTypes } from "./diff-types.js";
import { baseNames, type EffectiveSchema, effectiveSchema, nameOfSchema } from "./effective-schema.js";

/** Notes what changed in a schema. A side without one says nothing of its values, so nothing is compared. */
export function diffSchemas(pair: Pair<Located>, at: At): void {
  if (pair.before.value === undefined || pair.after.value === undefined) return;
  const [was, is] = [nameOfSchema(pair.before, at.before), nameOfSchema(pair.after, at.after)];
  if (was === null || was !== is) {
    // A schema holds itself through a name only.
    if (was === null && is === null) {
      diffInPlace(pair, at);
      return;
    }
    if (enter(at, `${was} ${is}`, `${at.topic.key} ${was} ${is}`)) diffInPlace(pair, at);
    return;
  }
  const inside = enter(at, is, is);
  if (inside) diffInPlace(pair, inside);
}

function diffInPlace(pair: Pair<Located>, at: At): void {
  const shared = new Set(
    [...baseNames(pair.before, at.before)].filter((name) => baseNames(pair.after, at.after).has(name)),
  );
  const before = effectiveSchema(pair.before, at.before, shared);
  const after = effectiveSchema(pair.after, at.after, shared);
  if (!before || !after) return;
  for (const [name, old] of before.bases) {
    const now = after.bases.get(name);
    if (now) diffSchemas({ before: old, after: now }, at);
  }
  diffEffective({ before, after }, at);
}

function diffEffective(pair: Pair<EffectiveSchema>, at: At): void {
  const { before, after } = pair;
  diffTypes(pair, at);
  if (!areTypesComparable(pair)) return;
  diffLimits(pair, at);
  diffChoices(pair, at);
  diffDiscriminators(pair, at);
  diffProperties(pair, at);
  const items = { before: before.keyword("items"), after: after.keyword("items") };
  diffSchemas(items, into(at, say("stepItems")));
  const others = { before: before.keyword("additionalProperties"), after: after.keyword("additionalProperties") };
  if (typeof others.before.value === "object" && typeof others.after.value === "object")
    diffSchemas(others, into(at, say("stepOthers")));
  for (const key of CONDITIONS)
    if (!sameJson(before.keyword(key).value, after.keyword(key).value))
      note(atDetail(at, code(key)), "condition-changed", verbOf(before.keyword(key).value, after.keyword(key).value));
}

/** Keywords whose changes make a schema stricter or laxer in ways that nothing short of a proof can tell. */
const CONDITIONS = [
  ..."not if then else contains minContains maxContains dependentRequired dependentSchemas contentSchema".split(" "),
  ..."patternProperties propertyNames prefixItems unevaluatedProperties unevaluatedItems".split(" "),
];

function verbOf(before: Json | undefined, after: Json | undefined): Said {
  if (before === undefined) return say("changeNew");
  return say(after === undefined ? "changeGone" : "changeOther");
}

/** Compares what tells the choices of two unions apart: the property, and the values that name a choice. */
function diffDiscriminators({ before, after }: Pair<EffectiveSchema>, at: At): void {
  const [old, now] = [before.keyword("discriminator").value, after.keyword("discriminator").value];
  const [was, is] = [textAt(old, "propertyName"), textAt(now, "propertyName")];
  if (was === null && is === null) return;
  const detail = code("discriminator");
  if (was === null || is === null) {
    const rule = was === null ? "discriminator-added" : "discriminator-removed";
    note(atDetail(at, detail), rule, sayNow(was, is));
    return;
  }
  if (was !== is) note(atDetail(at, detail), "discriminator-property-changed", sayNow(was, is));
  const onValue = (value: string) => atDetail(at, `${code(is)} = ${code(value)}`);
  const pairs = byName(valuesOf(old), valuesOf(now), ({ value }) => value);
  for (const { value } of pairs.removed) note(onValue(value), "discriminator-value-removed", say("changeGone"));
  for (const { value, choice } of pairs.added)
    note(onValue(value), "discriminator-value-added", say("changeNewValues", { values: code(choice) }));
  for (const { before: first, after: second } of pairs.both)
    if (first.choice !== second.choice) {
      const what = sayNow(first.choice, second.choice);
      note(onValue(second.value), "discriminator-value-changed", what);
    }
}

/** The values of `mapping` with the names of the schemas that they mean. */
function valuesOf(discriminator: Maybe): { readonly value: string; readonly choice: string }[] {
  return entriesAt(discriminator, "mapping").map(([value, target]) => {
    return { value, choice: String(target).replace(/^.*\//, "") };
  });
}

/** Compares the choices of two unions. */
function diffChoices({ before, after }: Pair<EffectiveSchema>, at: At): void {
  if (before.choices.length === 0 && after.choices.length === 0) return;
  if (before.choices.length === 0) {
    note(at, "became-union", say("changeUnion", { count: after.choices.length }));
    return;
  }
  if (after.choices.length === 0) {
    note(at, "no-longer-union", say("changeNoUnion", { count: before.choices.length }));
    return;
  }
  const olds = before.choices.map((choice, index) => named(choice, at.before, index));
  const news = after.choices.map((choice, index) => named(choice, at.after, index));
  const pairs = byName(olds, news, ({ key }) => key);
  noteUnpaired(pairs, {
    at: ({ name }) => atDetail(at, stepTo(name)),
    removed: "choice-removed",
    added: "choice-added",
  });
  for (const { before: old, after: now } of pairs.both)
    diffSchemas({ before: old.choice, after: now.choice }, into(at, stepTo(now.name)));
}

function stepTo(name: string): Said {
  return say("stepChoice", { name });
}

interface NamedChoice {
  readonly choice: OpenedObject;
  /** Equal for the same choice of two versions: its name, title or type, else its place among those without. */
  readonly key: string;
  readonly name: string;
}

function named(choice: OpenedObject, side: Side, index: number): NamedChoice {
  const name = nameOfSchema(choice, side) ?? textAt(choice.value, "title");
  if (name !== null) return { choice, key: `named ${name}`, name: code(name) };
  const type = textAt(choice.value, "type");
  return { choice, key: `${index} ${type}`, name: type === null ? `${index + 1}` : code(type) };
}

/** Smaller is tighter. */
const UPPER = "maximum exclusiveMaximum maxLength maxItems maxProperties".split(" ");

/** Larger is tighter. */
const LOWER = "minimum exclusiveMinimum minLength minItems minProperties".split(" ");

function diffLimits({ before, after }: Pair<EffectiveSchema>, at: At): void {
  const compare = (key: string, isTighter: (was: Maybe, is: Maybe) => boolean, rules: Rules = LIMIT_RULES) => {
    const [was, is] = [limitOf(before, key), limitOf(after, key)];
    if (sameJson(was, is) || (isNothing(key, was) && isNothing(key, is))) return;
    const [tightened, loosened] = rules;
    const what = sayNow(textOf(was), textOf(is));
    note(atDetail(at, code(key)), isTighter(was, is) ? tightened : loosened, what);
  };
  for (const [sign, keys] of [
    [1, UPPER],
    [-1, LOWER],
  ] as const)
    for (const key of keys)
      compare(key, (was, is) => is !== undefined && (was === undefined || sign * (Number(was) - Number(is)) > 0));
  compare("multipleOf", (_, is) => is !== undefined);
  compare("uniqueItems", (_, is) => is === true);
  const hadPattern = before.keyword("pattern").value !== undefined;
  compare("pattern", (_, is) => is !== undefined, [
    hadPattern ? "pattern-changed" : "pattern-added",
    "pattern-removed",
  ]);
  compare("default", () => true, ["default-changed", "default-changed"]);
}

/** OpenAPI 3.0 says with `exclusiveMaximum: true` that `maximum` itself is out; later versions give the number. */
function limitOf(schema: EffectiveSchema, key: string): Maybe {
  const said = schema.keyword(key).value;
  if (key.startsWith("exclusive")) return said === true ? schema.keyword(key.replace(/^exclusiveM/, "m")).value : said;
  const isExclusive = schema.keyword(key.replace(/^m(?=(?:ax|in)imum)/, "exclusiveM")).value === true;
  return isExclusive && key.endsWith("imum") ? undefined : said;
}

type Rules = readonly [tightened: RuleName, loosened: RuleName];

const LIMIT_RULES: Rules = ["limit-tightened", "limit-loosened"];

/** Whether a limit says no more than that there is none. */
function isNothing(key: string, value: Maybe): boolean {
  return value === undefined || value === false || (LOWER.includes(key) && value === 0 && key !== "minimum");
}

function textOf(value: Maybe): string | null {
  return value === undefined ? null : JSON.stringify(value);
}
