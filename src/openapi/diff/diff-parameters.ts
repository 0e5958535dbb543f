// Compares the parameters of an operation, those of its path included.
import { isTrue, member, textAt } from "../json.js";
import type { AnyOperation, Operation } from "../operations.js";
import { type Parameter, parameterKey, parametersOf, templateNames } from "../parameters.js";
import { type At, atPart, into, noteDeprecation } from "./collect-changes.js";
import { byName, type Comparison, type Pair, type Side } from "./comparison.js";
import { diffContent, schemaIn } from "./diff-content.js";
import { type ChangeWord, code, type Said, say, sayNowWas, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

export function diffParameters(comparison: Comparison, { before, after }: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const olds = keyedParameters(comparison.before, before);
  const pairs = byName(olds, keyedParameters(comparison.after, after), ({ key }) => key);
  for (const old of pairs.removed) changes.note(atPart(at, stepTo(old)), "parameter-removed", say("changeGone"));
  for (const now of pairs.added) {
    const isRequired = isTrue(now.value, "required");
    const rule = isRequired ? "required-parameter-added" : "optional-parameter-added";
    changes.note(atPart(at, stepTo(now)), rule, say(isRequired ? "changeNewRequired" : "changeNew"));
  }
  for (const pair of pairs.both) diffParameter(comparison, pair, at);
}

function diffParameter(comparison: Comparison, pair: Pair<Parameter>, at: At): void {
  const { changes } = comparison;
  const { before, after } = pair;
  const part = stepTo(after);
  const [was, is] = [isTrue(before.value, "required"), isTrue(after.value, "required")];
  if (is && !was && after.place !== "path")
    changes.note(atPart(at, part), "parameter-became-required", say("changeNowRequired"));
  if (was && !is && after.place !== "path")
    changes.note(atPart(at, part), "parameter-became-optional", say("changeNotRequired"));
  const [wasOld, isOld] = [isTrue(before.value, "deprecated"), isTrue(after.value, "deprecated")];
  noteDeprecation(changes, atPart(at, part), { kind: "parameter", was: wasOld, is: isOld });
  const [oldStyle, newStyle] = [styleOf(before), styleOf(after)];
  if (oldStyle !== newStyle)
    changes.note(
      { ...at, on: { part, detail: code("style") } },
      "parameter-style-changed",
      sayNowWas(oldStyle, newStyle),
    );
  const inside = into(at, part);
  changes.visit(inside, after.writtenAt);
  diffSchemas(comparison, { before: schemaIn(before), after: schemaIn(after) }, inside);
  diffContent(comparison, pair, inside);
}

function stepTo({ name, place }: Parameter): Said {
  return step(STEPS.get(place) ?? "stepParameter", name);
}

const STEPS = new Map<string, ChangeWord>([
  ["query", "stepQuery"],
  ["path", "stepPath"],
  ["cookie", "stepCookie"],
  ["header", "stepHeader"],
]);

/** Style and explode as they are in force. */
function styleOf({ place, value }: Parameter): string {
  const style = textAt(value, "style") ?? (place === "query" || place === "cookie" ? "form" : "simple");
  const said = member(value, "explode");
  const explode = typeof said === "boolean" ? said : style === "form";
  return explode ? `${code(style)} + ${code("explode")}` : code(style);
}

/** The key is equal for the same parameter of two versions: those of a path have it by their order in it. */
function keyedParameters({ resolver }: Side, operation: Operation): (Parameter & { readonly key: string })[] {
  const path = templateNames((operation as AnyOperation).name ?? "");
  return parametersOf(operation, resolver).map((parameter) => {
    const order = parameter.place === "path" ? path.indexOf(parameter.name) : -1;
    return { ...parameter, key: order < 0 ? parameterKey(parameter) : `path ${order}` };
  });
}
