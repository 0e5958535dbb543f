// Checks every `$ref` and discriminator target of a description: only places inside the same file may be named.

import { nearest } from "../../shared/nearest.js";
import { type Place, type Problem, type Report, warning } from "../../shared/problem.js";
import { type Description, sourceName } from "../description.js";
import { entriesAt, type Json, type JsonObject, type Maybe, member, objectAt, textAt } from "../json.js";
import { componentsIn } from "../operations.js";
import type { Locate } from "../parsed.js";
import { keysTo, type Path, pathOf, pointerOf } from "../pointer.js";
import type { Resolver } from "../resolve.js";
import { type Kind, kindAt, SHAPES, sectionOf } from "./walk.js";

/** What all checks use for lookups. */
export interface Checked {
  readonly description: Description;
  readonly resolver: Resolver;
  readonly locate: Locate;
  readonly report: Report;
}

/** One object of the description, with what is said of it. */
export interface Inspected extends Checked {
  readonly kind: Kind;
  readonly value: JsonObject;
  /** How messages name it; as places, only asked for problems: that parses the file again. */
  readonly words: () => string;
  /** Where the member at these keys is. */
  readonly placeOf: (keys: Path, part?: Parameters<Locate>[1]) => Place;
  /** Tells that a member breaks a rule of the format. */
  readonly tell: (keys: Path, what: string, hint?: string | null) => void;
}

/** What is wrong with one object's `$ref`. */
export function checkReference(at: Inspected): void {
  const { kind, value, description, resolver, report, words, placeOf } = at;
  const written = value["$ref"];
  if (written === undefined || !SHAPES[kind].referable || isFine(written, kind, resolver)) return;
  const place = placeOf(["$ref"]);
  if (typeof written !== "string") {
    const what = `\`$ref\` in ${words()} must be a string.`;
    report(warning("unresolved-ref", place, what, 'Write it as "#/components/…".'));
  } else if (written.startsWith("#")) {
    const found = resolver.find(written);
    const actual = (found && kindAt(keysTo(found.pointer))) ?? kind;
    const fault = found ? `points to ${a(actual)} instead of ${a(kind)}` : "does not exist in this file";
    const what = `\`$ref\` in ${words()} ${fault}: ${written}.`;
    report(warning("unresolved-ref", place, what, suggestion(written, kind, description)));
  } else report(outside(written, place, at));
}

function isFine(written: Json, kind: Kind, resolver: Resolver): boolean {
  const found = typeof written === "string" && written.startsWith("#") ? resolver.find(written) : null;
  const actual = found && kindAt(keysTo(found.pointer));
  return found !== null && (actual === null || actual === kind);
}

function outside(written: string, place: Place, { kind, description, words }: Inspected): Problem {
  const isName = /^[\w-]+$/.test(written) && componentNames(description, kind).length > 0;
  if (isName) {
    const what = `\`$ref\` in ${words()} is not a valid reference: ${written}.`;
    return warning("unresolved-ref", place, what, suggestion(written, kind, description));
  }
  const what = `\`$ref\` in ${words()} points outside this file: ${written}.`;
  return warning("external-ref", place, what, bundling(sourceName(description.source), written));
}

/** A hint for a reference to another file. */
export function bundling(file: string, written: string): string {
  const [target, fragment] = written.split("#");
  const name = file.split("/").pop();
  if (fragment !== undefined && target?.replace(/^\.\//, "") === name)
    return `To refer to the same file, write "#${fragment}".`;
  const bundled = name?.replace(/(\.\w+)?$/, ".bundled$1") ?? "bundled.yaml";
  return `Bundle it first, for example: npx @redocly/cli bundle ${file} -o ${bundled}`;
}

function suggestion(written: string, kind: Kind, description: Description): string | null {
  const section = sectionOf(kind);
  if (section === null) return null;
  const names = componentNames(description, kind);
  const last = pathOf(written)?.at(-1) ?? written;
  const name = names.includes(last) ? last : nearest(last, names);
  return name === null ? null : `Did you mean "${pointerOf(["components", section, name])}"?`;
}

function componentNames(description: Description, kind: Kind): string[] {
  const section = sectionOf(kind);
  return section === null ? [] : Object.keys(componentsIn(description.document, section));
}

/** The targets of a schema's `discriminator.mapping`: references or bare schema names. */
export function checkDiscriminator(at: Inspected): void {
  const { value, description, resolver, report, placeOf } = at;
  for (const [key, target] of entriesAt(objectAt(value, "discriminator"), "mapping"))
    if (typeof target !== "string" || !mappingTarget(target, description.document, resolver))
      report(mappingProblem(key, target, { ...at, place: placeOf(["discriminator", "mapping", key]) }));
}

function mappingProblem(
  key: string,
  target: Json,
  { description, words, place }: Inspected & { readonly place: Place },
): Problem {
  const value = `The discriminator value "${key}" in ${words()}`;
  if (typeof target !== "string")
    return warning("discriminator-mapping", place, `${value} must be the name of a schema.`);
  if (!target.startsWith("#") && /[/.]/.test(target)) {
    const hint = bundling(sourceName(description.source), target);
    return warning("external-ref", place, `${value} points outside this file: ${target}.`, hint);
  }
  const what = `${value} points to a schema that does not exist: ${target}.`;
  return warning("discriminator-mapping", place, what, suggestion(target, "schema", description));
}

/** The pointer of the schema that a mapping value names, by pointer or bare name; null where there is none. */
export function mappingTarget(target: string, document: Json, resolver: Resolver): string | null {
  const byName = pointerOf(["components", "schemas", target]);
  const schemas: Maybe = member(member(document, "components"), "schemas");
  if (member(schemas, target) !== undefined) return byName;
  return target.startsWith("#") ? (resolver.find(target)?.pointer ?? null) : null;
}

/** A link's operation must exist. `ids` are those of all operations. */
export function checkLink(
  { value, resolver, report, placeOf }: Inspected,
  name: string,
  ids: ReadonlySet<string>,
): void {
  const id = textAt(value, "operationId");
  const target = textAt(value, "operationRef");
  const missing = (written: string) => `The link "${name}" points to an operation that does not exist: ${written}.`;
  if (id !== null && !ids.has(id)) {
    const near = nearest(id, ids);
    const hint = near === null ? "It is shown without a link." : `Did you mean "${near}"?`;
    report(warning("unresolved-ref", placeOf(["operationId"]), missing(id), hint));
  } else if (target?.startsWith("#") && !resolver.find(target))
    report(warning("unresolved-ref", placeOf(["operationRef"]), missing(target)));
}

function a(kind: Kind): string {
  if (kind === "document") return "the whole description";
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
