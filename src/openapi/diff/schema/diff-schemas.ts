// Compares two schemas: a named one once in each direction, and everything else where it is written.
import { type Json, sameJson } from "../../json.js";
import { type At, into } from "../collect-changes.js";
import type { Comparison, Located, Pair } from "../comparison.js";
import { code, type Said, say } from "../said.js";
import { diffChoices } from "./diff-choices.js";
import { diffDiscriminators } from "./diff-discriminators.js";
import { diffLimits } from "./diff-limits.js";
import { diffProperties } from "./diff-properties.js";
import { areTypesComparable, diffTypes } from "./diff-types.js";
import { baseNames, type EffectiveSchema, effectiveSchema, nameOfSchema } from "./effective-schema.js";

/** Notes what changed in a schema. A side without one says nothing of its values, so nothing is compared. */
export function diffSchemas(comparison: Comparison, pair: Pair<Located>, at: At): void {
  if (pair.before.value === undefined || pair.after.value === undefined) return;
  const [was, is] = [nameOfSchema(pair.before, comparison.before), nameOfSchema(pair.after, comparison.after)];
  if (was === null || was !== is) {
    // A schema holds itself through a name only.
    if (was === null && is === null) {
      diffInPlace(comparison, pair, at);
      return;
    }
    if (comparison.changes.enter(at, `${was} ${is}`, `${at.subject} ${was} ${is}`)) diffInPlace(comparison, pair, at);
    return;
  }
  const inside = comparison.changes.enter(at, is, is);
  if (inside) diffInPlace(comparison, pair, inside);
}

function diffInPlace(comparison: Comparison, pair: Pair<Located>, at: At): void {
  const shared = new Set(
    [...baseNames(pair.before, comparison.before)].filter((name) => baseNames(pair.after, comparison.after).has(name)),
  );
  const before = effectiveSchema(pair.before, comparison.before, shared);
  const after = effectiveSchema(pair.after, comparison.after, shared);
  if (!before || !after) return;
  for (const [name, old] of before.bases) {
    const now = after.bases.get(name);
    if (now) diffSchemas(comparison, { before: old, after: now }, at);
  }
  diffEffective(comparison, { before, after }, at);
}

function diffEffective(comparison: Comparison, pair: Pair<EffectiveSchema>, at: At): void {
  const { before, after } = pair;
  diffTypes(comparison.changes, pair, at);
  if (!areTypesComparable(pair)) return;
  diffLimits(comparison.changes, pair, at);
  diffChoices(comparison, pair, at, diffSchemas);
  diffDiscriminators(comparison.changes, pair, at);
  diffProperties(comparison, pair, at, diffSchemas);
  const items = { before: before.keyword("items"), after: after.keyword("items") };
  diffSchemas(comparison, items, into(at, say("stepItems")));
  const others = { before: before.keyword("additionalProperties"), after: after.keyword("additionalProperties") };
  if (typeof others.before.value === "object" && typeof others.after.value === "object")
    diffSchemas(comparison, others, into(at, say("stepOthers")));
  for (const key of CONDITIONS)
    if (!sameJson(before.keyword(key).value, after.keyword(key).value))
      comparison.changes.note(at, "condition-changed", verbOf(before.keyword(key).value, after.keyword(key).value), {
        detail: code(key),
      });
}

/** Keywords whose changes make a schema stricter or laxer in ways that nothing short of a proof can tell. */
const CONDITIONS = [
  ...["not", "if", "then", "else", "contains", "minContains", "maxContains", "dependentRequired", "dependentSchemas"],
  ...["patternProperties", "propertyNames", "prefixItems", "unevaluatedProperties", "unevaluatedItems"],
  "contentSchema",
];

function verbOf(before: Json | undefined, after: Json | undefined): Said {
  if (before === undefined) return say("changeNew");
  return say(after === undefined ? "changeGone" : "changeOther");
}
