// Compares the request body of an operation.
import { isTrue, member } from "../json.js";
import type { Operation } from "../operations.js";
import { below } from "../pointer.js";
import type { At } from "./collect-changes.js";
import type { Comparison, Pair } from "./comparison.js";
import { diffContent } from "./diff-content.js";
import { say } from "./said.js";

export function diffBody(comparison: Comparison, pair: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const before = bodyOf(comparison.before, pair.before);
  const after = bodyOf(comparison.after, pair.after);
  if (!before && !after) return;
  if (!after) {
    changes.note(at, "body-removed", say("changeGone"));
    return;
  }
  const isRequired = isTrue(after.value, "required");
  if (!before) {
    if (isRequired) {
      changes.note(at, "required-body-added", say("changeNewRequired"));
      return;
    }
    changes.note(at, "body-added", say("changeNew"));
    return;
  }
  const wasRequired = isTrue(before.value, "required");
  if (isRequired && !wasRequired) changes.note(at, "body-became-required", say("changeNowRequired"));
  if (wasRequired && !isRequired) changes.note(at, "body-became-optional", say("changeNotRequired"));
  diffContent(comparison, { before, after }, at);
}

function bodyOf({ resolver }: Comparison["before"], { value, pointer }: Operation) {
  return resolver.open(member(value, "requestBody"), below(pointer, "requestBody"));
}
