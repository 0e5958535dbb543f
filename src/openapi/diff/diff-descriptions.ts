// Compares two versions of an API's description.

import type { Description } from "../description.js";
import { isTrue, listAt, textAt } from "../json.js";
import { type AnyOperation, isHiddenOperation, listOperations, pathShape } from "../operations.js";
import { createResolver } from "../resolve.js";
import type { Change, Mark } from "./change.js";
import { type At, atDetail, changesIn, marksIn, note, noteUnpaired, operationAt, startAt } from "./collect-changes.js";
import { byName, type Pair, type Side } from "./comparison.js";
import { diffOperation } from "./diff-operation.js";
import { diffOwnSecurity, diffSecuritySchemes } from "./diff-security.js";
import { type Said, say, step } from "./said.js";
import { diffSchemas } from "./schema/diff-schemas.js";

interface Compared {
  /** Everything that changed for clients, the hardest changes first. */
  readonly changes: Change[];
  readonly marks: Mark[];
  /** Pointers into the newer description by keys of marks, of all that both have. */
  readonly visited: ReadonlyMap<string, string>;
}

/** Compares an OpenAPI description with the next. */
export function compareDescriptions(before: Description, after: Description): Compared {
  const at = startAt({ before: sideOf(before), after: sideOf(after), diffSchemas });
  diffServers(at);
  diffSecuritySchemes(at);
  diffOwnSecurity(at);
  const begin = (operation: AnyOperation) => operationAt(at, nameOf(operation), shapeOf(operation));
  for (const { before: old, after: now } of matched(operationsOf(at.before), operationsOf(at.after))) {
    if (old && now) diffOperation({ before: old, after: now }, begin(now));
    else if (now) note(begin(now), "operation-added", say("changeNew"));
    else if (old) note(begin(old), ...removal(old));
  }
  const { collected } = at;
  return { changes: changesIn(collected), marks: marksIn(collected), visited: collected.visited };
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
function diffServers(at: At): void {
  const pairs = byName(serversOf(at.before), serversOf(at.after), (url) => url.replace(/\/$/, ""));
  noteUnpaired(pairs, {
    at: (url) => atDetail(at, step("stepServer", url)),
    removed: "server-removed",
    added: "server-added",
  });
}

function serversOf({ description }: Side): string[] {
  return listAt(description.document, "servers").flatMap((server) => textAt(server, "url") ?? []);
}
