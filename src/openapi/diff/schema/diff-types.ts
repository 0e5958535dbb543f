// Compares the types, formats and listed values of two schemas.
import { type Json, member, textAt } from "../../json.js";
import type { RuleName } from "../change-rules.js";
import { type At, atDetail, note } from "../collect-changes.js";
import type { Pair } from "../comparison.js";
import { code, type Said, say, sayNow, sayNowWas } from "../said.js";
import type { EffectiveSchema } from "./effective-schema.js";

export function diffTypes(pair: Pair<EffectiveSchema>, at: At): void {
  const { before, after } = pair;
  if (after.isNullable && !before.isNullable && before.types)
    note(at, "became-nullable", say("changeNullable", { value: code("null") }));
  if (before.isNullable && !after.isNullable && after.types)
    note(at, "no-longer-nullable", say("changeNotNullable", { value: code("null") }));
  const { lost, gained } = typesBetween(pair);
  const what = sayTypes(before.types, after.types);
  if (lost && gained) {
    note(at, "type-changed", what);
    return;
  }
  if (lost) note(at, "type-narrowed", what);
  if (gained) note(at, "type-widened", what);
  diffFormats(pair, at);
  diffValues(pair, at);
}

/** Whether there is a point in comparing what the types hold. */
export function areTypesComparable(pair: Pair<EffectiveSchema>): boolean {
  const { lost, gained } = typesBetween(pair);
  return !(lost && gained);
}

/** Whether types are gone, and whether there are others. Those of a union are a matter of its choices. */
function typesBetween({ before, after }: Pair<EffectiveSchema>): { readonly lost: boolean; readonly gained: boolean } {
  if ([before, after].some(({ types, choices }) => types === null && choices.length > 0))
    return { lost: false, gained: false };
  return { lost: missingIn(before.types, after.types), gained: missingIn(after.types, before.types) };
}

/** Whether some of the types is none of the others. Every integer is a number. */
function missingIn(types: ReadonlySet<string> | null, others: ReadonlySet<string> | null): boolean {
  if (others === null) return false;
  if (types === null) return true;
  return [...types].some((type) => !others.has(type) && !(type === "integer" && others.has("number")));
}

type Types = ReadonlySet<string> | null;

function sayTypes(was: Types, now: Types): Said {
  if (was === null && now) return say("changeNow", { now: listOfTypes(now) });
  if (now === null && was) return say("changeAnyType", { was: listOfTypes(was) });
  return sayNowWas(listOfTypes(was ?? new Set()), listOfTypes(now ?? new Set()));
}

function listOfTypes(types: ReadonlySet<string>): string {
  return [...types].map(code).join(" / ");
}

/** From a format to one that holds all its values. */
const WIDER: Readonly<Record<string, string>> = { int32: "int64", float: "double" };

/** What says how a value is written. */
const FORMATS = ["format", "contentMediaType", "contentEncoding"];

function diffFormats({ before, after }: Pair<EffectiveSchema>, at: At): void {
  for (const key of FORMATS) {
    const formatOf = (schema: EffectiveSchema) => textAt({ [key]: schema.keyword(key).value ?? null }, key);
    const [was, is] = [formatOf(before), formatOf(after)];
    if (was === is) continue;
    note(atDetail(at, code(key)), ruleOfFormats(was, is), sayNow(was, is));
  }
}

function ruleOfFormats(was: string | null, is: string | null): RuleName {
  if (was === null) return "format-added";
  if (is === null) return "format-removed";
  if (member(WIDER, was) === is) return "format-widened";
  return member(WIDER, is) === was ? "format-narrowed" : "format-changed";
}

function diffValues({ before, after }: Pair<EffectiveSchema>, at: At): void {
  if (before.values === null && after.values === null) return;
  if (before.values === null) {
    note(at, "enum-added", say("changeOnlyValues", { values: listOf(after.values ?? []) }));
    return;
  }
  if (after.values === null) {
    note(at, "enum-removed", say("changeMoreValues", { values: listOf(before.values) }));
    return;
  }
  const [olds, news] = [textsOf(before.values), textsOf(after.values)];
  const lost = before.values.filter((value) => !news.has(JSON.stringify(value)));
  const gained = after.values.filter((value) => !olds.has(JSON.stringify(value)));
  if (lost.length > 0) note(at, "enum-value-removed", say("changeGoneValues", { values: listOf(lost) }));
  if (gained.length > 0) note(at, "enum-value-added", say("changeNewValues", { values: listOf(gained) }));
}

function textsOf(values: readonly Json[]): ReadonlySet<string> {
  return new Set(values.map((value) => JSON.stringify(value)));
}

const MOST_LISTED = 8;

function listOf(values: readonly Json[]): string {
  const shown = values.slice(0, MOST_LISTED).map((value) => code(JSON.stringify(value)));
  return shown.join(", ") + (values.length > MOST_LISTED ? `, … (+${values.length - MOST_LISTED})` : "");
}
