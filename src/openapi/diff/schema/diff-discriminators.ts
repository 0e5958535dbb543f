// Compares what tells the choices of two unions apart: the property, and the values that name a choice.
import { type Maybe, member, textAt } from "../../json.js";
import type { At, Collector } from "../collect-changes.js";
import { byName, type Pair } from "../comparison.js";
import type { EffectiveSchema } from "./effective-schema.js";

export function diffDiscriminators(changes: Collector, { before, after }: Pair<EffectiveSchema>, at: At): void {
  const [old, now] = [before.keyword("discriminator").value, after.keyword("discriminator").value];
  const [was, is] = [textAt(old, "propertyName"), textAt(now, "propertyName")];
  if (was === null && is === null) return;
  if (was === null) {
    changes.note(at, "discriminator-added", `\`${is}\` now tells the choices apart.`);
    return;
  }
  if (is === null) {
    changes.note(at, "discriminator-removed", `\`${was}\` no longer tells the choices apart.`);
    return;
  }
  if (was !== is)
    changes.note(at, "discriminator-property-changed", `\`${is}\` tells the choices apart, no longer \`${was}\`.`);
  const pairs = byName(valuesOf(old), valuesOf(now), ({ value }) => value);
  for (const { value } of pairs.removed)
    changes.note(at, "discriminator-value-removed", `The value \`${value}\` of \`${is}\` is gone.`);
  for (const { value, choice } of pairs.added)
    changes.note(at, "discriminator-value-added", `The value \`${value}\` of \`${is}\` is new: \`${choice}\`.`);
  for (const { before: first, after: second } of pairs.both)
    if (first.choice !== second.choice) {
      const what = `The value \`${second.value}\` of \`${is}\` names \`${second.choice}\`, no longer \`${first.choice}\`.`;
      changes.note(at, "discriminator-value-changed", what);
    }
}

/** The values of `mapping` with the names of the schemas that they mean. */
function valuesOf(discriminator: Maybe): { readonly value: string; readonly choice: string }[] {
  return Object.entries(member(discriminator, "mapping") ?? {}).map(([value, target]) => {
    return { value, choice: String(target).replace(/^.*\//, "") };
  });
}
