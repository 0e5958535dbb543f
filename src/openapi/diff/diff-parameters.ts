// Compares the parameters of an operation, those of its path included.
import { isTrue, type JsonObject, listAt, member, textAt } from "../json.js";
import type { Operation, PathOperation, WebhookOperation } from "../operations.js";
import { below } from "../pointer.js";
import { type At, into } from "./collect-changes.js";
import { byName, type Comparison, type LocatedObject, type Pair, type Side } from "./comparison.js";
import { diffContent } from "./diff-content.js";
import { type ChangeWord, code, type Said, say, sayNow, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

interface Parameter extends LocatedObject {
  readonly name: string;
  readonly in: string;
  /** Equal for the same parameter of two versions: those of a path by their order in it. */
  readonly key: string;
  /** Where the operation or its path names it: it may share the rest with others. */
  readonly namedAt: string;
}

export function diffParameters(comparison: Comparison, { before, after }: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const pairs = byName(
    parametersOf(comparison.before, before),
    parametersOf(comparison.after, after),
    ({ key }) => key,
  );
  for (const old of pairs.removed)
    changes.note({ ...at, on: { part: stepTo(old) } }, "parameter-removed", say("changeGone"));
  for (const now of pairs.added) {
    const isRequired = isTrue(now.value, "required");
    const rule = isRequired ? "required-parameter-added" : "optional-parameter-added";
    changes.note({ ...at, on: { part: stepTo(now) } }, rule, say(isRequired ? "changeNewRequired" : "changeNew"));
  }
  for (const pair of pairs.both) diffParameter(comparison, pair, at);
}

function diffParameter(comparison: Comparison, pair: Pair<Parameter>, at: At): void {
  const { changes } = comparison;
  const { before, after } = pair;
  const part = stepTo(after);
  const [was, is] = [isTrue(before.value, "required"), isTrue(after.value, "required")];
  if (is && !was && after.in !== "path")
    changes.note({ ...at, on: { part } }, "parameter-became-required", say("changeNowRequired"));
  if (was && !is && after.in !== "path")
    changes.note({ ...at, on: { part } }, "parameter-became-optional", say("changeNotRequired"));
  const [wasOld, isOld] = [isTrue(before.value, "deprecated"), isTrue(after.value, "deprecated")];
  if (wasOld && !isOld)
    changes.note({ ...at, on: { part } }, "parameter-no-longer-deprecated", say("changeNotDeprecated"));
  if (isOld && !wasOld) changes.note({ ...at, on: { part } }, "parameter-deprecated", say("changeDeprecated"));
  const [oldStyle, newStyle] = [styleOf(before), styleOf(after)];
  if (oldStyle !== newStyle)
    changes.note({ ...at, on: { part, detail: code("style") } }, "parameter-style-changed", sayNow(oldStyle, newStyle));
  const inside = into(at, part);
  changes.visit(inside, after.namedAt);
  diffSchemas(comparison, { before: schemaOf(before), after: schemaOf(after) }, inside);
  diffContent(comparison, pair, inside);
}

function stepTo({ name, in: where }: Parameter): Said {
  return step(STEPS.get(where) ?? "stepParameter", name);
}

const STEPS = new Map<string, ChangeWord>([
  ["query", "stepQuery"],
  ["path", "stepPath"],
  ["cookie", "stepCookie"],
  ["header", "stepHeader"],
]);

/** Style and explode as they are in force. */
function styleOf({ in: where, value }: Parameter): string {
  const style = textAt(value, "style") ?? (where === "query" || where === "cookie" ? "form" : "simple");
  const said = member(value, "explode");
  const explode = typeof said === "boolean" ? said : style === "form";
  return explode ? `${code(style)} + ${code("explode")}` : code(style);
}

function schemaOf({ value, pointer }: Parameter) {
  return { value: member(value, "schema"), pointer: below(pointer, "schema") };
}

/** Headers that the format ignores as parameters. */
const IGNORED = new Set(["accept", "content-type", "authorization"]);

function parametersOf({ resolver }: Side, operation: Operation): Parameter[] {
  const { value, pointer, item, itemPointer } = operation;
  const path = [...((operation as PathOperation | WebhookOperation).name ?? "").matchAll(/\{([^}]*)\}/g)].map(
    ([, name]) => name,
  );
  const found = new Map<string, Parameter>();
  const add = (holder: JsonObject, at: string) => {
    for (const [index, each] of listAt(holder, "parameters").entries()) {
      const namedAt = below(at, "parameters", index);
      const opened = resolver.open(each, namedAt);
      const [name, where] = [textAt(opened?.value, "name"), textAt(opened?.value, "in")];
      if (!opened || name === null || where === null) continue;
      if (where === "header" && IGNORED.has(name.toLowerCase())) continue;
      const order = path.indexOf(name);
      const id = where === "path" && order >= 0 ? String(order) : where === "header" ? name.toLowerCase() : name;
      const key = `${where} ${id}`;
      found.set(key, { ...opened, name, in: where, key, namedAt });
    }
  };
  add(item, itemPointer);
  add(value, pointer);
  return [...found.values()];
}
