// Compares the properties of two object schemas.
import { isObject, isTrue, type JsonObject } from "../../json.js";
import { type At, into, note, noteDeprecation, visit } from "../collect-changes.js";
import type { Located, Pair, Side } from "../comparison.js";
import { code, say } from "../said.js";
import type { EffectiveSchema } from "./effective-schema.js";

export function diffProperties({ before, after }: Pair<EffectiveSchema>, at: At): void {
  const [olds, news] = [usedOf(before, at.before, at), usedOf(after, at.after, at)];
  for (const name of olds.keys()) {
    if (after.properties.has(name)) continue;
    const rule = before.required.has(name) ? "required-property-removed" : "optional-property-removed";
    note(into(at, code(name)), rule, say("changeGone"));
  }
  for (const [name, now] of after.properties) {
    const old = olds.get(name);
    if (!news.has(name)) {
      if (old) noteHidden(name, at);
    } else if (old) diffProperty({ before: old, after: now }, into(at, code(name)));
    else noteAdded({ name, now, after }, at);
  }
  // Of properties that both have: one that is new says by itself whether it is required.
  const isKept = (name: string) =>
    olds.has(name) ? news.has(name) : !before.properties.has(name) && !after.properties.has(name);
  for (const name of after.required)
    if (!before.required.has(name) && isKept(name))
      note(into(at, code(name)), "property-became-required", say("changeNowRequired"));
  for (const name of before.required)
    if (!after.required.has(name) && isKept(name))
      note(into(at, code(name)), "property-became-optional", say("changeNotRequired"));
  diffOthers({ before, after }, at);
}

/** What is read-only is not sent, what is write-only not received. */
function usedOf({ properties }: EffectiveSchema, { resolver }: Side, { direction }: At): Map<string, Located> {
  const key = direction === "sent" ? "readOnly" : "writeOnly";
  const used = [...properties].filter(([, { value, pointer }]) => {
    const followed = resolver.follow(value, pointer);
    return !isTrue(followed?.value, key) && !isTrue(followed?.siblings, key);
  });
  return new Map(used);
}

function noteHidden(name: string, at: At): void {
  const place = into(at, code(name));
  if (at.direction === "sent") note(place, "property-became-read-only", say("changeReadOnly"));
  else note(place, "property-became-write-only", say("changeWriteOnly"));
}

function noteAdded(
  { name, now, after }: { readonly name: string; readonly now: Located; readonly after: EffectiveSchema },
  at: At,
): void {
  const hasDefault = schemaOf(now, at.after)["default"] !== undefined;
  const isRequired = after.required.has(name) && !hasDefault;
  const rule = isRequired ? "required-property-added" : "optional-property-added";
  note(into(at, code(name)), rule, say(isRequired ? "changeNewRequired" : "changeNew"));
}

function schemaOf({ value, pointer }: Located, { resolver }: Side): JsonObject {
  const followed = resolver.follow(value, pointer);
  return isObject(followed?.value) ? { ...followed.value, ...followed.siblings } : {};
}

function diffProperty(pair: Pair<Located>, at: At): void {
  visit(at, pair.after.pointer);
  const [before, after] = [schemaOf(pair.before, at.before), schemaOf(pair.after, at.after)];
  noteDeprecation(at, { kind: "property", before, after });
  at.diffSchemas(pair, at);
}

function diffOthers({ before, after }: Pair<EffectiveSchema>, at: At): void {
  const [was, is] = [before, after].map((schema) => schema.keyword("additionalProperties").value === false);
  if (is && !was) note(at, "other-properties-forbidden", say("changeOthersRefused"));
  if (was && !is) note(at, "other-properties-allowed", say("changeOthersAllowed"));
}
