// Checks every `$ref` and discriminator target of a description: only places inside the same file may be named.

import { nearest } from "../../shared/nearest.js";
import { type Problem, warning } from "../../shared/problem.js";
import { type Description, sourceName } from "../description.js";
import { entriesAt, isObject, type Json, type Maybe, member, objectAt, textAt } from "../json.js";
import { componentsIn } from "../operations.js";
import type { Locate } from "../parsed.js";
import { keysTo, pathOf, pointerOf } from "../pointer.js";
import type { Resolver } from "../resolve.js";
import { inWords } from "./in-words.js";
import { type Kind, kindAt, pathTo, SHAPES, sectionOf, type Visited } from "./walk.js";

/** What all checks use for lookups. */
export interface Checked {
  readonly description: Description;
  readonly resolver: Resolver;
  readonly locate: Locate;
}

/** The problem with one object's `$ref`, or null where it has none or it is fine. */
export function checkReference({ kind, value, step }: Visited, checked: Checked): Problem | null {
  const written = member(value, "$ref");
  if (written === undefined || !SHAPES[kind].referable || isFine(written, kind, checked)) return null;
  const where = inWords(pathTo(step));
  const place = checked.locate(pathTo(step, "$ref"));
  if (typeof written !== "string")
    return warning("unresolved-ref", place, `\`$ref\` in ${where} must be a string.`, 'Write it as "#/components/…".');
  if (!written.startsWith("#")) return outside(written, kind, { ...checked, where, place });
  const found = checked.resolver.find(written);
  if (!found) return dangling(written, kind, { ...checked, where, place });
  const actual = kindAt(keysTo(found.pointer)) ?? kind;
  const what = `\`$ref\` in ${where} points to ${a(actual)} instead of ${a(kind)}: ${written}.`;
  return warning("unresolved-ref", place, what, suggestion(written, kind, checked.description));
}

/** Places are only looked up for problems, since that parses the file again. */
function isFine(written: Json, kind: Kind, { resolver }: Checked): boolean {
  const found = typeof written === "string" && written.startsWith("#") ? resolver.find(written) : null;
  const actual = found && kindAt(keysTo(found.pointer));
  return found !== null && (actual === null || actual === kind);
}

interface At extends Checked {
  readonly where: string;
  readonly place: Problem["place"];
}

function outside(written: string, kind: Kind, { description, where, place }: At): Problem {
  const file = sourceName(description.source);
  const bare = /^[\w-]+$/.test(written);
  if (bare && componentNames(description, kind).length > 0) {
    const what = `\`$ref\` in ${where} is not a valid reference: ${written}.`;
    return warning("unresolved-ref", place, what, suggestion(written, kind, description));
  }
  return warning(
    "external-ref",
    place,
    `\`$ref\` in ${where} points outside this file: ${written}.`,
    bundling(file, written),
  );
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

function dangling(written: string, kind: Kind, { description, where, place }: At): Problem {
  const what = `\`$ref\` in ${where} does not exist in this file: ${written}.`;
  return warning("unresolved-ref", place, what, suggestion(written, kind, description));
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
export function checkDiscriminator({ value, step }: Visited, checked: Checked): Problem[] {
  const discriminator = objectAt(value, "discriminator");
  if (!discriminator) return [];
  const problems: Problem[] = [];
  for (const [key, target] of entriesAt(discriminator, "mapping")) {
    const isKnown = typeof target === "string" && mappingTarget(target, checked.description.document, checked.resolver);
    if (isKnown) continue;
    const place = checked.locate(pathTo(step, "discriminator", "mapping", key));
    const found = checkMapping(key, target, { ...checked, where: inWords(pathTo(step)), place });
    problems.push(found);
  }
  return problems;
}

function checkMapping(key: string, target: Json, at: At): Problem {
  const { description, where, place } = at;
  if (typeof target !== "string")
    return warning(
      "discriminator-mapping",
      place,
      `The discriminator value "${key}" in ${where} must be the name of a schema.`,
    );
  if (!target.startsWith("#") && /[/.]/.test(target)) {
    const what = `The discriminator value "${key}" in ${where} points outside this file: ${target}.`;
    return warning("external-ref", place, what, bundling(sourceName(description.source), target));
  }
  const what = `The discriminator value "${key}" in ${where} points to a schema that does not exist: ${target}.`;
  return warning("discriminator-mapping", place, what, suggestion(target, "schema", description));
}

/** The pointer of the schema that a mapping value names, by pointer or bare name; null where there is none. */
export function mappingTarget(target: string, document: Json, resolver: Resolver): string | null {
  const byName = pointerOf(["components", "schemas", target]);
  const schemas: Maybe = member(member(document, "components"), "schemas");
  if (member(schemas, target) !== undefined) return byName;
  return target.startsWith("#") ? (resolver.find(target)?.pointer ?? null) : null;
}

/** A link's operation must exist. */
export function checkLink(
  { value, step }: Visited,
  operationIds: ReadonlySet<string>,
  checked: Checked,
): Problem | null {
  if (!isObject(value)) return null;
  const id = textAt(value, "operationId");
  const name = pathTo(step).at(-1) ?? "";
  if (id !== null && !operationIds.has(id)) {
    const near = nearest(id, operationIds);
    const what = `The link "${name}" points to an operation that does not exist: ${id}.`;
    const hint = near === null ? "It is shown without a link." : `Did you mean "${near}"?`;
    return warning("unresolved-ref", checked.locate(pathTo(step, "operationId")), what, hint);
  }
  const target = textAt(value, "operationRef");
  if (target?.startsWith("#") && !checked.resolver.find(target)) {
    const what = `The link "${name}" points to an operation that does not exist: ${target}.`;
    return warning("unresolved-ref", checked.locate(pathTo(step, "operationRef")), what);
  }
  return null;
}

function a(kind: Kind): string {
  if (kind === "document") return "the whole description";
  return /^[aeiou]/.test(kind) ? `an ${kind}` : `a ${kind}`;
}
