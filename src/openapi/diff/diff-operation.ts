// Compares two versions of an operation: words, parameters, body, responses, security and callbacks.
import { entriesAt, isTrue, member, textAt } from "../json.js";
import { type AnyOperation, type Operation, operationsOf } from "../operations.js";
import { type Parameter, parameterKey, parametersOf, templateNames } from "../parameters.js";
import { below } from "../pointer.js";
import type { OpenedObject } from "../resolve.js";
import {
  type At,
  atDetail,
  into,
  note,
  noteDeprecation,
  noteNeed,
  noteUnpaired,
  turned,
  visit,
} from "./collect-changes.js";
import { byName, type Pair, type Side } from "./comparison.js";
import { diffContent, schemaIn } from "./diff-content.js";
import { diffSecurity } from "./diff-security.js";
import { type ChangeWord, code, type Said, say, sayNow, sayNowWas, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

/** Notes the changes of an operation at `at`. Clients receive what a webhook sends, and send its response. */
export function diffOperation(pair: Pair<AnyOperation>, at: At): void {
  visit(at, pair.after.pointer);
  diffExchange(pair, pair.after.kind === "webhook" ? turned(at) : at);
  diffSecurity(pair, at);
}

function diffExchange({ before, after }: Pair<Operation>, at: At): void {
  noteDeprecation(at, { kind: "operation", before: before.value, after: after.value });
  diffSunset({ before, after }, at);
  const [oldId, newId] = [textAt(before.value, "operationId"), textAt(after.value, "operationId")];
  if (oldId !== null && oldId !== newId)
    note(atDetail(at, code("operationId")), "operation-id-changed", sayNow(oldId, newId));
  diffParameters({ before, after }, at);
  diffBody({ before, after }, into(at, say("stepBody")));
  diffResponses({ before, after }, turned(at));
  diffCallbacks({ before, after }, at);
}

/** The day on which an operation ends. Days are written so that they sort as text. */
function diffSunset({ before, after }: Pair<Operation>, at: At): void {
  const [was, is] = [textAt(before.value, "x-sunset"), textAt(after.value, "x-sunset")];
  if (was === is) return;
  const rule = was === null ? "sunset-set" : is !== null && is < was ? "sunset-earlier" : "sunset-later";
  note(atDetail(at, say("stepLastDay")), rule, sayNow(was, is));
}

/** The API calls its clients: they receive the request. */
function diffCallbacks({ before, after }: Pair<Operation>, at: At): void {
  const pairs = byName(callbacksOf(at.before, before), callbacksOf(at.after, after), ({ name }) => name);
  noteUnpaired(pairs, {
    at: ({ name }) => atDetail(at, step("stepCallback", name)),
    removed: "callback-removed",
    added: "callback-added",
  });
  for (const { before: old, after: now } of pairs.both)
    diffExchange({ before: old.operation, after: now.operation }, into(turned(at), step("stepCallback", now.name)));
}

function callbacksOf({ resolver }: Side, { value, pointer }: Operation) {
  return entriesAt(value, "callbacks").flatMap(([name, callback]) => {
    const opened = resolver.open(callback, below(pointer, "callbacks", name));
    if (!opened) return [];
    return Object.keys(opened.value).flatMap((address) =>
      operationsOf(member(opened.value, address) ?? null, below(opened.pointer, address), resolver).map(
        (operation) => ({
          name: `${name} ${operation.method} ${address}`,
          operation,
        }),
      ),
    );
  });
}

/** Compares the request body of an operation. */
function diffBody(pair: Pair<Operation>, at: At): void {
  const before = bodyOf(at.before, pair.before);
  const after = bodyOf(at.after, pair.after);
  if (!before && !after) return;
  if (!after) {
    note(at, "body-removed", say("changeGone"));
    return;
  }
  if (!before) {
    if (isTrue(after.value, "required")) note(at, "required-body-added", say("changeNewRequired"));
    else note(at, "body-added", say("changeNew"));
    return;
  }
  noteNeed(at, { kind: "body", before: before.value, after: after.value });
  diffContent({ before, after }, at);
}

function bodyOf({ resolver }: Side, { value, pointer }: Operation) {
  return resolver.open(value["requestBody"], below(pointer, "requestBody"));
}

/** Compares the responses of an operation with their headers. Clients receive them; a webhook's they send. */
interface Named extends OpenedObject {
  readonly name: string;
}

function diffResponses(pair: Pair<Operation>, at: At): void {
  const olds = namedBelow(at.before, pair.before, "responses");
  const news = namedBelow(at.after, pair.after, "responses");
  const pairs = byName(olds, news, ({ name }) => name.toUpperCase());
  noteUnpaired(pairs, {
    at: ({ name }) => into(at, step("stepResponse", name)),
    removed: ({ name }) => (/^[23]/.test(name) ? "success-response-removed" : "error-response-removed"),
    added: "response-added",
  });
  for (const { before, after } of pairs.both) {
    const inside = into(at, step("stepResponse", after.name));
    diffHeaders({ before, after }, inside);
    diffContent({ before, after }, inside);
  }
}

function diffHeaders({ before, after }: Pair<Named>, at: At): void {
  const olds = namedBelow(at.before, before, "headers");
  const pairs = byName(olds, namedBelow(at.after, after, "headers"), ({ name }) => name.toLowerCase());
  noteUnpaired(pairs, {
    at: ({ name }) => into(at, step("stepHeader", name)),
    removed: ({ value }) => (isTrue(value, "required") ? "required-header-removed" : "optional-header-removed"),
    added: "header-added",
  });
  for (const { before: old, after: now } of pairs.both) {
    const inside = into(at, step("stepHeader", now.name));
    visit(inside, below(after.pointer, "headers", now.name));
    if (isTrue(old.value, "required") && !isTrue(now.value, "required"))
      note(inside, "header-became-optional", say("changeNotRequired"));
    diffSchemas({ before: schemaIn(old), after: schemaIn(now) }, inside);
    diffContent({ before: old, after: now }, inside);
  }
}

function namedBelow({ resolver }: Side, { value, pointer }: OpenedObject, key: string): Named[] {
  return entriesAt(value, key).flatMap(([name, each]) => {
    const opened = name.startsWith("x-") && key === "responses" ? null : resolver.open(each, below(pointer, key, name));
    return opened ? [{ name, ...opened }] : [];
  });
}

/** Compares the parameters of an operation, those of its path included. */
function diffParameters({ before, after }: Pair<Operation>, at: At): void {
  const olds = keyedParameters(at.before, before);
  const pairs = byName(olds, keyedParameters(at.after, after), ({ key }) => key);
  for (const old of pairs.removed) note(into(at, stepTo(old)), "parameter-removed", say("changeGone"));
  for (const now of pairs.added) {
    const isRequired = isTrue(now.value, "required");
    const rule = isRequired ? "required-parameter-added" : "optional-parameter-added";
    note(into(at, stepTo(now)), rule, say(isRequired ? "changeNewRequired" : "changeNew"));
  }
  for (const pair of pairs.both) diffParameter(pair, at);
}

function diffParameter(pair: Pair<Parameter>, at: At): void {
  const { before, after } = pair;
  const inside = into(at, stepTo(after));
  const values = { kind: "parameter", before: before.value, after: after.value } as const;
  if (after.place !== "path") noteNeed(inside, values);
  noteDeprecation(inside, values);
  const [oldStyle, newStyle] = [styleOf(before), styleOf(after)];
  if (oldStyle !== newStyle)
    note(atDetail(inside, code("style")), "parameter-style-changed", sayNowWas(oldStyle, newStyle));
  visit(inside, after.writtenAt);
  diffSchemas({ before: schemaIn(before), after: schemaIn(after) }, inside);
  diffContent(pair, inside);
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
  const said = value["explode"];
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
