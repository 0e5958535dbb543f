// Compares two versions of an operation: words, parameters, body, responses, security and callbacks.
import { entriesAt, isTrue, member, textAt } from "../json.js";
import { type Operation, operationsOf, type PathOperation, type WebhookOperation } from "../operations.js";
import { below } from "../pointer.js";
import { type At, type Collector, into, turned } from "./collect-changes.js";
import { byName, type Comparison, type LocatedObject, type Pair, type Side } from "./comparison.js";
import { diffContent } from "./diff-content.js";
import { diffParameters } from "./diff-parameters.js";
import { diffSecurity } from "./diff-security.js";
import { code, type Said, say, sayNow, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

/** Notes the changes of an operation at `at`. Clients receive what a webhook sends, and send its response. */
export function diffOperation(comparison: Comparison, pair: Pair<PathOperation | WebhookOperation>, at: At): void {
  comparison.changes.visit(at, pair.after.pointer);
  diffExchange(comparison, pair, pair.after.kind === "webhook" ? turned(at) : at);
  diffSecurity(comparison, pair, at);
}

function diffExchange(comparison: Comparison, { before, after }: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const [was, is] = [isTrue(before.value, "deprecated"), isTrue(after.value, "deprecated")];
  if (is && !was) changes.note(at, "operation-deprecated", say("changeDeprecated"));
  if (was && !is) changes.note(at, "operation-no-longer-deprecated", say("changeNotDeprecated"));
  diffSunset(changes, { before, after }, at);
  const [oldId, newId] = [textAt(before.value, "operationId"), textAt(after.value, "operationId")];
  if (oldId !== null && oldId !== newId)
    changes.note(
      {
        ...at,
        on: {
          detail: code("operationId"),
        },
      },
      "operation-id-changed",
      sayNow(code(oldId), newId === null ? null : code(newId)),
    );
  diffParameters(comparison, { before, after }, at);
  diffBody(comparison, { before, after }, into(at, say("stepBody")));
  diffResponses(comparison, { before, after }, turned(at));
  diffCallbacks(comparison, { before, after }, at);
}

/** The day on which an operation ends. Days are written so that they sort as text. */
function diffSunset(changes: Collector, { before, after }: Pair<Operation>, at: At): void {
  const [was, is] = [textAt(before.value, "x-sunset"), textAt(after.value, "x-sunset")];
  if (was === is) return;
  const rule = was === null ? "sunset-set" : is !== null && is < was ? "sunset-earlier" : "sunset-later";
  const what = sayNow(was === null ? null : code(was), is === null ? null : code(is));
  changes.note({ ...at, on: { detail: say("stepLastDay") } }, rule, what);
}

/** The API calls its clients: they receive the request. */
function diffCallbacks(comparison: Comparison, { before, after }: Pair<Operation>, at: At): void {
  const pairs = byName(
    callbacksOf(comparison.before, before),
    callbacksOf(comparison.after, after),
    ({ name }) => name,
  );
  const { changes } = comparison;
  for (const { name } of pairs.removed)
    changes.note({ ...at, on: { detail: step("stepCallback", name) } }, "callback-removed", say("changeGone"));
  for (const { name } of pairs.added)
    changes.note({ ...at, on: { detail: step("stepCallback", name) } }, "callback-added", say("changeNew"));
  for (const { before: old, after: now } of pairs.both)
    diffExchange(
      comparison,
      { before: old.operation, after: now.operation },
      into(turned(at), step("stepCallback", now.name)),
    );
}

function callbacksOf({ resolver }: Comparison["before"], { value, pointer }: Operation) {
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
function diffBody(comparison: Comparison, pair: Pair<Operation>, at: At): void {
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

/** Compares the responses of an operation with their headers. Clients receive them; a webhook's they send. */
interface Named extends LocatedObject {
  readonly name: string;
}

function diffResponses(comparison: Comparison, pair: Pair<Operation>, at: At): void {
  const { changes } = comparison;
  const olds = namedBelow(comparison.before, pair.before, "responses");
  const news = namedBelow(comparison.after, pair.after, "responses");
  const pairs = byName(olds, news, ({ name }) => name.toUpperCase());
  for (const { name } of pairs.removed) {
    const rule = /^[23]/.test(name) ? "success-response-removed" : "error-response-removed";
    changes.note({ ...at, on: { part: responseStep(name) } }, rule, say("changeGone"));
  }
  for (const { name } of pairs.added)
    changes.note({ ...at, on: { part: responseStep(name) } }, "response-added", say("changeNew"));
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
    changes.note({ ...at, on: { part: headerStep(name) } }, rule, say("changeGone"));
  }
  for (const { name } of pairs.added)
    changes.note({ ...at, on: { part: headerStep(name) } }, "header-added", say("changeNew"));
  for (const { before: old, after: now } of pairs.both) {
    const inside = into(at, headerStep(now.name));
    changes.visit(inside, below(after.pointer, "headers", now.name));
    if (isTrue(old.value, "required") && !isTrue(now.value, "required"))
      changes.note({ ...at, on: { part: headerStep(now.name) } }, "header-became-optional", say("changeNotRequired"));
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
