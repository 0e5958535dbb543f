// Checks schema objects for slips that a reader of the page would meet: unknown types, types that exclude each other.
import { nearest } from "../../shared/nearest.js";
import { type Problem, warning } from "../../shared/problem.js";
import { commonTypes, isArray, type JsonObject, member, TYPES, typesOf } from "../json.js";
import { isHonoured30, type Resolver, reference } from "../resolve.js";
import type { Inspected } from "./check-references.js";

export function checkSchema({ value, description, resolver, report, placeOf }: Inspected): void {
  const is30 = description.version === "3.0";
  if (!is30 && Object.hasOwn(value, "nullable")) {
    const what = "`nullable` does not exist in OpenAPI 3.1.";
    report(warning("spec-violation", placeOf(["nullable"], "key"), what, 'Write `type: [..., "null"]`.'));
  }
  const ignored = is30 && reference(value) !== null ? Object.keys(value).find(isIgnored) : undefined;
  if (ignored !== undefined) {
    const what = `\`${ignored}\` next to a \`$ref\` is ignored in OpenAPI 3.0.`;
    const hint = "Put both into an `allOf`, or use OpenAPI 3.1.";
    report(warning("ref-siblings-ignored", placeOf([ignored], "key"), what, hint));
  }
  const unknown = typesOf(value)?.find((type) => !TYPES.includes(type));
  if (unknown !== undefined) report(unknownType(unknown, placeOf(["type"])));
  if (typeof value["required"] === "boolean") {
    const what = "`required` in a schema must be a list of property names.";
    report(
      warning("spec-violation", placeOf(["required"]), what, "List the required properties in the parent object."),
    );
  }
  const conflict = conflictingTypes(value, resolver);
  if (conflict) {
    const what = `The members of this \`allOf\` contradict each other: a value cannot be both ${conflict.join(" and ")}.`;
    report(warning("allof-conflict", placeOf(["allOf"]), what, "The page shows them separately."));
  }
  const { discriminator } = value;
  if (discriminator !== undefined && typeof member(discriminator, "propertyName") !== "string")
    report(warning("discriminator-mapping", placeOf(["discriminator"]), "A discriminator needs a `propertyName`."));
}

/** Whether 3.0 reads past it beside a reference. */
function isIgnored(key: string): boolean {
  return key !== "$ref" && !isHonoured30(key);
}

function unknownType(type: string, place: Problem["place"]): Problem {
  const near = nearest(type, TYPES);
  const hint = near === null ? `Valid types: ${TYPES.join(", ")}.` : `Did you mean "${near}"?`;
  return warning("spec-violation", place, `Unknown type "${type}".`, hint);
}

/** Type names that leave no common type, or null. */
function conflictingTypes(value: JsonObject, resolver: Resolver): string[] | null {
  const members = value["allOf"];
  if (!isArray(members) || members.length < 2) return null;
  let common: string[] | null = typesOf(value);
  const named = new Set(common ?? []);
  for (const written of members) {
    const types = typesOf(resolver.follow(written)?.value);
    if (!types) continue;
    for (const type of types) named.add(type);
    common = common === null ? types : commonTypes(common, types);
  }
  return common?.length === 0 ? [...named] : null;
}
