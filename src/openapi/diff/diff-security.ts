// Compares the credentials that an API and its operations ask for.
import { entriesAt, isObject, type JsonObject, type Maybe, textAt, textsAt } from "../json.js";
import { componentsIn, type Operation } from "../operations.js";
import { below } from "../pointer.js";
import { type At, atDetail, into, note, noteUnpaired } from "./collect-changes.js";
import { byName, type Pair, type Side } from "./comparison.js";
import { code, say, sayNow, step } from "./said.js";

/** One way to be let in: scopes by the name of the scheme. Without schemes, everybody is. */
type Alternative = ReadonlyMap<string, ReadonlySet<string>>;

/** The credentials of the API itself, which operations without their own ask for. */
export function diffOwnSecurity(at: At): void {
  diffAlternatives({ before: inForce(undefined, at.before), after: inForce(undefined, at.after) }, at);
}

/** The credentials of an operation, where it says them in one of the two versions. */
export function diffSecurity({ before, after }: Pair<Operation>, at: At): void {
  const own = { before: before.value["security"], after: after.value["security"] };
  if (own.before === undefined && own.after === undefined) return;
  const pair = { before: inForce(own.before, at.before), after: inForce(own.after, at.after) };
  diffAlternatives(pair, at);
}

/** Of an operation that says nothing, those of the API. */
function inForce(said: Maybe, { description }: Side): Alternative[] {
  return alternativesOf(said ?? description.document["security"]);
}

function diffAlternatives({ before, after }: Pair<readonly Alternative[]>, at: At): void {
  const [wasOpen, isOpen] = [isForAll(before), isForAll(after)];
  if (isOpen && !wasOpen) {
    note(at, "security-dropped", say("changeNoCredentials"));
    return;
  }
  if (wasOpen && !isOpen) {
    note(at, "security-required", say("changeCredentials", { names: after.map(namesOf).join(" / ") }));
    return;
  }
  for (const old of before)
    if (!after.some((now) => isEnough(old, now)))
      note(at, "security-narrowed", say("changeNotEnough", { names: namesOf(old) }));
  for (const now of after)
    if (!before.some((old) => isEnough(now, old)))
      note(at, "security-widened", say("changeAlsoEnough", { names: namesOf(now) }));
}

function isForAll(alternatives: readonly Alternative[]): boolean {
  return alternatives.length === 0 || alternatives.some(({ size }) => size === 0);
}

/** Whether who has the credentials of one alternative is let in by another. */
function isEnough(held: Alternative, asked: Alternative): boolean {
  return [...asked].every(([scheme, scopes]) => {
    const had = held.get(scheme);
    return had !== undefined && [...scopes].every((scope) => had.has(scope));
  });
}

/** Such as "`oauth` (`read`, `write`) + `key`". */
function namesOf(alternative: Alternative): string {
  const schemes = [...alternative].map(([scheme, scopes]) => {
    const needed = [...scopes].map(code).join(", ");
    return needed === "" ? code(scheme) : `${code(scheme)} (${needed})`;
  });
  return schemes.join(" + ");
}

function alternativesOf(said: Maybe): Alternative[] {
  if (!Array.isArray(said)) return [];
  return said
    .filter(isObject)
    .map((each) => new Map(Object.keys(each).map((name) => [name, new Set(textsAt(each, name))])));
}

/** How the schemes themselves work. */
export function diffSecuritySchemes(at: At): void {
  const pairs = byName(schemesOf(at.before), schemesOf(at.after), ({ name }) => name);
  for (const { before, after } of pairs.both) {
    const inside = into(at, step("stepScheme", after.name));
    for (const key of "type in name scheme openIdConnectUrl".split(" ")) {
      const [was, is] = [textAt(before.value, key), textAt(after.value, key)];
      if (was === is || was?.toLowerCase() === is?.toLowerCase()) continue;
      note(atDetail(inside, code(key)), "security-scheme-changed", sayNow(was, is));
    }
    diffFlows({ before: before.value, after: after.value }, inside);
  }
}

/** The ways in which OAuth hands out tokens. */
function diffFlows({ before, after }: Pair<JsonObject>, at: At): void {
  const pairs = byName(entriesAt(before, "flows"), entriesAt(after, "flows"), ([name]) => name);
  noteUnpaired(pairs, {
    at: ([name]) => atDetail(at, step("stepFlow", name)),
    removed: "oauth-flow-removed",
    added: "oauth-flow-added",
  });
  for (const {
    before: [, old],
    after: [name, now],
  } of pairs.both) {
    const inside = into(at, step("stepFlow", name));
    for (const key of ["authorizationUrl", "tokenUrl", "refreshUrl"]) {
      const [was, is] = [textAt(old, key), textAt(now, key)];
      if (was !== null && is !== was) note(atDetail(inside, code(key)), "oauth-address-changed", sayNow(was, is));
    }
    const scopes = byName(entriesAt(old, "scopes"), entriesAt(now, "scopes"), ([scope]) => scope);
    noteUnpaired(scopes, {
      at: ([scope]) => atDetail(inside, step("stepScope", scope)),
      removed: "oauth-scope-removed",
      added: "oauth-scope-added",
    });
  }
}

function schemesOf({ description, resolver }: Side) {
  return Object.entries(componentsIn(description.document, "securitySchemes")).flatMap(([name, scheme]) => {
    const opened = resolver.open(scheme, below("#/components/securitySchemes", name));
    return opened ? [{ name, value: opened.value }] : [];
  });
}
