// Compares one operation: what it says of itself, its parameters, body, responses, security and callbacks.
import { entriesAt, isTrue, member, textAt } from "../json.js";
import { type Operation, operationsOf, type PathOperation, type WebhookOperation } from "../operations.js";
import { below } from "../pointer.js";
import { type At, type Collector, into, turned } from "./collect-changes.js";
import { byName, type Comparison, type Pair } from "./comparison.js";
import { diffBody } from "./diff-body.js";
import { diffParameters } from "./diff-parameters.js";
import { diffResponses } from "./diff-responses.js";
import { diffSecurity } from "./diff-security.js";
import { code, say, sayNow, step } from "./said.js";

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
    changes.note(at, "operation-id-changed", sayNow(code(oldId), newId === null ? null : code(newId)), {
      detail: code("operationId"),
    });
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
  changes.note(at, rule, what, { detail: say("stepLastDay") });
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
    changes.note(at, "callback-removed", say("changeGone"), { detail: step("stepCallback", name) });
  for (const { name } of pairs.added)
    changes.note(at, "callback-added", say("changeNew"), { detail: step("stepCallback", name) });
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
