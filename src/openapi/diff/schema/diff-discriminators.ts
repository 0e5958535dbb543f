// Compares what tells the choices of two unions apart: the property, and the values that name a choice.
import { type Maybe, member, textAt } from "../../json.js";
import type { At, Collector } from "../collect-changes.js";
import { byName, type Pair } from "../comparison.js";
import { code, say, sayNow } from "../said.js";
import type { EffectiveSchema } from "./effective-schema.js";

export function diffDiscriminators(changes: Collector, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const [old, now] = [before.keyword("discriminator").value, after.keyword("discriminator").value];
  const [was, is] = [textAt(old, "propertyName"), textAt(now, "propertyName")];
  if (was === null && is === null) return;
  const detail = code("discriminator");
  if (was === null || is === null) {
    const rule = was === null ? "discriminator-added" : "discriminator-removed";
    changes.note(at, rule, sayNow(was === null ? null : code(was), is === null ? null : code(is)), { detail });
    return;
  }
  if (was !== is) changes.note(at, "discriminator-property-changed", sayNow(code(was), code(is)), { detail });
  const onValue = (value: string) => ({ detail: `${code(is)} = ${code(value)}` });
  const pairs = byName(valuesOf(old), valuesOf(now), ({ value }) => value);
  for (const { value } of pairs.removed)
    changes.note(at, "discriminator-value-removed", say("changeGone"), onValue(value));
  for (const { value, choice } of pairs.added)
    changes.note(at, "discriminator-value-added", say("changeNewValues", { values: code(choice) }), onValue(value));
  for (const { before: first, after: second } of pairs.both)
    if (first.choice !== second.choice) {
      const what = sayNow(code(first.choice), code(second.choice));
      changes.note(at, "discriminator-value-changed", what, onValue(second.value));
    }
}

/** The values of `mapping` with the names of the schemas that they mean. */
function valuesOf(discriminator: Maybe): { readonly value: string; readonly choice: string }[] {
  return Object.entries(member(discriminator, "mapping") ?? {}).map(([value, target]) => {
    return { value, choice: String(target).replace(/^.*\//, "") };
  });
}
