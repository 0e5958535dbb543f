// Compares the choices of two unions.
import { textAt } from "../../json.js";
import { type At, into } from "../collect-changes.js";
import { byName, type Comparison, type DiffSchemas, type LocatedObject, type Pair, type Side } from "../comparison.js";
import { code, type Said, say } from "../said.js";
import { type EffectiveSchema, nameOfSchema } from "./effective-schema.js";

export function diffChoices(
  comparison: Comparison,
  { before, after }: Pair<EffectiveSchema>,
  at: At,
  diffSchemas: DiffSchemas,
): void {
  const { changes } = comparison;
  if (before.choices.length === 0 && after.choices.length === 0) return;
  if (before.choices.length === 0) {
    changes.note(at, "became-union", say("changeUnion", { count: after.choices.length }));
    return;
  }
  if (after.choices.length === 0) {
    changes.note(at, "no-longer-union", say("changeNoUnion", { count: before.choices.length }));
    return;
  }
  const olds = before.choices.map((choice, index) => named(choice, comparison.before, index));
  const news = after.choices.map((choice, index) => named(choice, comparison.after, index));
  const pairs = byName(olds, news, ({ key }) => key);
  for (const { name } of pairs.removed) changes.note(at, "choice-removed", say("changeGone"), { detail: stepTo(name) });
  for (const { name } of pairs.added) changes.note(at, "choice-added", say("changeNew"), { detail: stepTo(name) });
  for (const { before: old, after: now } of pairs.both)
    diffSchemas(comparison, { before: old.choice, after: now.choice }, into(at, stepTo(now.name)));
}

function stepTo(name: string): Said {
  return say("stepChoice", { name });
}

interface NamedChoice {
  readonly choice: LocatedObject;
  /** Equal for the same choice of two versions: its name, title or type, else its place among those without. */
  readonly key: string;
  readonly name: string;
}

function named(choice: LocatedObject, side: Side, index: number): NamedChoice {
  const name = nameOfSchema(choice, side) ?? textAt(choice.value, "title");
  if (name !== null) return { choice, key: `named ${name}`, name: code(name) };
  const type = textAt(choice.value, "type");
  return { choice, key: `${index} ${type}`, name: type === null ? `${index + 1}` : code(type) };
}
