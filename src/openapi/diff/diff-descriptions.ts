// Compares two versions of an API's description.

import type { Description } from "../description.js";
import { isTrue, listAt, textAt } from "../json.js";
import { type AnyOperation, isHiddenOperation, listOperations, pathShape } from "../operations.js";
import { createResolver } from "../resolve.js";
import type { Change } from "./change.js";
import { API, type At, atDetail, type Collector, createCollector, noteUnpaired } from "./collect-changes.js";
import { byName, type Comparison, type Pair, type Side } from "./comparison.js";
import { diffOperation } from "./diff-operation.js";
import { diffOwnSecurity, diffSecuritySchemes } from "./diff-security.js";
import { type Said, say, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

/** Everything that changed for clients from one OpenAPI description to the next, the hardest changes first. */
export function diffDescriptions(before: Description, after: Description): Change[] {
  return compareDescriptions(before, after).changes();
}

/** The same, with what pages say beside operations and fields. */
export function compareDescriptions(before: Description, after: Description): Collector {
  const comparison: Comparison = {
    before: sideOf(before),
    after: sideOf(after),
    changes: createCollector(),
    diffSchemas,
  };
  const { changes } = comparison;
  diffServers(comparison, API);
  diffSecuritySchemes(comparison, API);
  diffOwnSecurity(comparison, API);
  const begin = (operation: AnyOperation) => changes.operation(nameOf(operation), shapeOf(operation));
  for (const { before: old, after: now } of matched(operationsOf(comparison.before), operationsOf(comparison.after))) {
    if (old && now) diffOperation(comparison, { before: old, after: now }, begin(now));
    else if (now) changes.note(begin(now), "operation-added", say("changeNew"));
    else if (old) changes.note(begin(old), ...removal(old));
  }
  return changes;
}

function sideOf(description: Description): Side {
  return { description, resolver: createResolver(description.document) };
}

function removal(old: AnyOperation): ["operation-removed" | "deprecated-operation-removed", Said] {
  if (isTrue(old.value, "deprecated")) return ["deprecated-operation-removed", say("changeGoneDeprecated")];
  return ["operation-removed", say("changeGone")];
}

/** What readers see: hidden operations are none. */
function operationsOf({ description, resolver }: Side): AnyOperation[] {
  return listOperations(description.document, resolver).filter((each) => !isHiddenOperation(each));
}

/** As people call it. */
function nameOf({ kind, method, name }: AnyOperation): string {
  return kind === "endpoint" ? `${method} ${name}` : `${name} (webhook)`;
}

/** Pairs operations by method and path; the names of a path's parameters do not count. */
function matched(before: readonly AnyOperation[], after: readonly AnyOperation[]): Pair<AnyOperation | null>[] {
  const left = new Map(before.map((each) => [shapeOf(each), each]));
  const pairs = after.map((each) => {
    const old = left.get(shapeOf(each)) ?? null;
    left.delete(shapeOf(each));
    return { before: old, after: each };
  });
  return [...[...left.values()].map((each) => ({ before: each, after: null })), ...pairs];
}

function shapeOf({ kind, method, name }: AnyOperation): string {
  const path = kind === "endpoint" ? pathShape(name).replace(/(.)\/$/, "$1") : name;
  return `${kind} ${method} ${path}`;
}

/** Compares the addresses that an API is called at. */
function diffServers({ before, after, changes }: Comparison, at: At): void {
  const pairs = byName(serversOf(before), serversOf(after), (url) => url.replace(/\/$/, ""));
  noteUnpaired(changes, pairs, {
    at: (url) => atDetail(at, step("stepServer", url)),
    removed: "server-removed",
    added: "server-added",
  });
}

function serversOf({ description }: Side): string[] {
  return listAt(description.document, "servers").flatMap((server) => textAt(server, "url") ?? []);
}
