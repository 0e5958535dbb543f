// Compares the responses of an operation with their headers. Clients receive them; a webhook's they send.
import { entriesAt, isTrue, member } from "../json.js";
import type { Operation } from "../operations.js";
import { below } from "../pointer.js";
import { type At, into } from "./collect-changes.js";
import { byName, type Comparison, type LocatedObject, type Pair, type Side } from "./comparison.js";
import { diffContent } from "./diff-content.js";
import { type Said, say, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

interface Named extends LocatedObject {
  readonly name: string;
}

export function diffResponses(comparison: Comparison, pair: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const olds = namedBelow(comparison.before, pair.before, "responses");
  const news = namedBelow(comparison.after, pair.after, "responses");
  const pairs = byName(olds, news, ({ name }) => name.toUpperCase());
  for (const { name } of pairs.removed) {
    const rule = /^[23]/.test(name) ? "success-response-removed" : "error-response-removed";
    changes.note(at, rule, say("changeGone"), { part: responseStep(name) });
  }
  for (const { name } of pairs.added)
    changes.note(at, "response-added", say("changeNew"), { part: responseStep(name) });
  for (const { before, after } of pairs.both) {
    const inside = into(at, responseStep(after.name));
    diffHeaders(comparison, { before, after }, inside);
    diffContent(comparison, { before, after }, inside);
  }
}

function diffHeaders(comparison: Comparison, { before, after }: Pair<Named>, at: At): void {
  const { changes } = comparison;
  const olds = namedBelow(comparison.before, before, "headers");
  const pairs = byName(olds, namedBelow(comparison.after, after, "headers"), ({ name }) => name.toLowerCase());
  for (const { name, value } of pairs.removed) {
    const rule = isTrue(value, "required") ? "required-header-removed" : "optional-header-removed";
    changes.note(at, rule, say("changeGone"), { part: headerStep(name) });
  }
  for (const { name } of pairs.added) changes.note(at, "header-added", say("changeNew"), { part: headerStep(name) });
  for (const { before: old, after: now } of pairs.both) {
    const inside = into(at, headerStep(now.name));
    changes.visit(inside, below(after.pointer, "headers", now.name));
    if (isTrue(old.value, "required") && !isTrue(now.value, "required"))
      changes.note(at, "header-became-optional", say("changeNotRequired"), { part: headerStep(now.name) });
    diffSchemas(comparison, { before: schemaOf(old), after: schemaOf(now) }, inside);
    diffContent(comparison, { before: old, after: now }, inside);
  }
}

function responseStep(status: string): Said {
  return step("stepResponse", status);
}

function headerStep(name: string): Said {
  return step("stepHeader", name);
}

function namedBelow({ resolver }: Side, { value, pointer }: LocatedObject, key: string): Named[] {
  return entriesAt(value, key).flatMap(([name, each]) => {
    const opened = name.startsWith("x-") && key === "responses" ? null : resolver.open(each, below(pointer, key, name));
    return opened ? [{ name, ...opened }] : [];
  });
}

function schemaOf({ value, pointer }: Named) {
  return { value: member(value, "schema"), pointer: below(pointer, "schema") };
}
