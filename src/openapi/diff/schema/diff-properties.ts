// Compares the properties of two object schemas.
import { isTrue } from "../../json.js";
import { type At, atPart, into, noteDeprecation } from "../collect-changes.js";
import type { Comparison, Located, Pair, Side } from "../comparison.js";
import { code, say } from "../said.js";
import type { EffectiveSchema } from "./effective-schema.js";

export function diffProperties(comparison: Comparison, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const { changes } = comparison;
  for (const [name, old] of before.properties) {
    if (!isUsed(old, comparison.before, at)) continue;
    const now = after.properties.get(name);
    if (now) continue;
    const rule = before.required.has(name) ? "required-property-removed" : "optional-property-removed";
    changes.note(atPart(at, code(name)), rule, say("changeGone"));
  }
  for (const [name, now] of after.properties) {
    if (!isUsed(now, comparison.after, at)) {
      const old = before.properties.get(name);
      if (old && isUsed(old, comparison.before, at)) noteHidden(comparison, name, at);
      continue;
    }
    const old = before.properties.get(name);
    if (!old || !isUsed(old, comparison.before, at)) noteAdded(comparison, { name, now, after }, at);
    else diffProperty(comparison, { before: old, after: now }, into(at, code(name)));
  }
  diffRequired(comparison, { before, after }, at);
  diffOthers(comparison, { before, after }, at);
}

/** What is read-only is not sent, what is write-only not received. */
function isUsed(property: Located, { resolver }: Side, { direction }: At): boolean {
  const key = direction === "sent" ? "readOnly" : "writeOnly";
  const followed = resolver.follow(property.value, property.pointer);
  return !isTrue(followed?.value, key) && !isTrue(followed?.siblings, key);
}

function noteHidden({ changes }: Comparison, name: string, at: At): void {
  const place = atPart(at, code(name));
  if (at.direction === "sent") changes.note(place, "property-became-read-only", say("changeReadOnly"));
  else changes.note(place, "property-became-write-only", say("changeWriteOnly"));
}

function noteAdded(
  { changes, after: side }: Comparison,
  { name, now, after }: { readonly name: string; readonly now: Located; readonly after: EffectiveSchema },
  at: At,
): void {
  const hasDefault = schemaOf(now, side)?.["default"] !== undefined;
  const isRequired = after.required.has(name) && !hasDefault;
  const rule = isRequired ? "required-property-added" : "optional-property-added";
  changes.note(atPart(at, code(name)), rule, say(isRequired ? "changeNewRequired" : "changeNew"));
}

function schemaOf({ value, pointer }: Located, { resolver }: Side): Record<string, unknown> | null {
  const followed = resolver.follow(value, pointer);
  return typeof followed?.value === "object" ? { ...followed.value, ...followed.siblings } : null;
}

function diffProperty(comparison: Comparison, pair: Pair<Located>, at: At): void {
  comparison.changes.visit(at, pair.after.pointer);
  const isDeprecated = (property: Located, side: Side) => schemaOf(property, side)?.["deprecated"] === true;
  const was = isDeprecated(pair.before, comparison.before);
  noteDeprecation(comparison.changes, at, { kind: "property", was, is: isDeprecated(pair.after, comparison.after) });
  comparison.diffSchemas(comparison, pair, at);
}

/** Of properties that both have: one that is new says by itself whether it is required. */
function diffRequired(comparison: Comparison, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const { changes } = comparison;
  const isKept = (name: string) => {
    const [old, now] = [before.properties.get(name), after.properties.get(name)];
    if (!old && !now) return true;
    return (
      old !== undefined && now !== undefined && isUsed(old, comparison.before, at) && isUsed(now, comparison.after, at)
    );
  };
  for (const name of after.required)
    if (!before.required.has(name) && isKept(name))
      changes.note(into(at, code(name)), "property-became-required", say("changeNowRequired"));
  for (const name of before.required)
    if (!after.required.has(name) && isKept(name))
      changes.note(into(at, code(name)), "property-became-optional", say("changeNotRequired"));
}

function diffOthers({ changes }: Comparison, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const [was, is] = [before, after].map((schema) => schema.keyword("additionalProperties").value === false);
  if (is && !was) changes.note(at, "other-properties-forbidden", say("changeOthersRefused"));
  if (was && !is) changes.note(at, "other-properties-allowed", say("changeOthersAllowed"));
}
