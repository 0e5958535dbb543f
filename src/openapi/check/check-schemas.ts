// Checks schema objects for slips that a reader of the page would meet: unknown types, types that exclude each other.
import { addAll } from "../../shared/lists.js";
import { nearest } from "../../shared/nearest.js";
import { type Problem, warning } from "../../shared/problem.js";
import { commonTypes, isArray, isObject, type JsonObject, member, TYPES, typesOf } from "../json.js";
import { isHonoured30, reference } from "../resolve.js";
import type { Checked } from "./check-references.js";
import { pathTo, type Visited } from "./walk.js";

export function checkSchema({ value, step }: Visited, checked: Checked): Problem[] {
  if (!isObject(value)) return [];
  const problems: Problem[] = [];
  const at = (key: string, part: "key" | "value" = "value") => checked.locate(pathTo(step, key), part);
  const is30 = checked.description.version === "3.0";
  if (!is30 && Object.hasOwn(value, "nullable")) {
    const what = "`nullable` does not exist in OpenAPI 3.1.";
    problems.push(warning("spec-violation", at("nullable", "key"), what, 'Write `type: [..., "null"]`.'));
  }
  if (is30 && reference(value) !== null) addAll(problems, ignoredSiblings(value, at));
  const unknown = typesOf(value)?.find((type) => !TYPES.includes(type));
  if (unknown !== undefined) problems.push(unknownType(unknown, at("type")));
  if (typeof value["required"] === "boolean") {
    const what = "`required` in a schema must be a list of property names.";
    problems.push(
      warning("spec-violation", at("required"), what, "List the required properties in the parent object."),
    );
  }
  const conflict = conflictingTypes(value, checked);
  if (conflict) {
    const what = `The members of this \`allOf\` contradict each other: a value cannot be both ${conflict.join(" and ")}.`;
    problems.push(warning("allof-conflict", at("allOf"), what, "The page shows them separately."));
  }
  return problems;
}

function unknownType(type: string, place: Problem["place"]): Problem {
  const near = nearest(type, TYPES);
  const hint = near === null ? `Valid types: ${TYPES.join(", ")}.` : `Did you mean "${near}"?`;
  return warning("spec-violation", place, `Unknown type "${type}".`, hint);
}

function ignoredSiblings(value: JsonObject, at: (key: string, part: "key") => Problem["place"]): Problem[] {
  const ignored = Object.keys(value).find((key) => key !== "$ref" && !isHonoured30(key));
  if (ignored === undefined) return [];
  const what = `\`${ignored}\` next to a \`$ref\` is ignored in OpenAPI 3.0.`;
  return [warning("ref-siblings-ignored", at(ignored, "key"), what, "Put both into an `allOf`, or use OpenAPI 3.1.")];
}

/** Type names that leave no common type, or null. */
function conflictingTypes(value: JsonObject, { resolver }: Checked): string[] | null {
  const members = member(value, "allOf");
  if (!isArray(members) || members.length < 2) return null;
  let common: string[] | null = typesOf(value);
  const named = new Set(common ?? []);
  for (const written of members) {
    const types = typesOf(resolver.follow(written, "")?.value);
    if (!types) continue;
    for (const type of types) named.add(type);
    common = common === null ? types : commonTypes(common, types);
  }
  return common?.length === 0 ? [...named] : null;
}

/** A discriminator without a property to look at cannot be shown. */
export function checkDiscriminatorName({ value, step }: Visited, { locate }: Checked): Problem | null {
  const discriminator = member(value, "discriminator");
  if (discriminator === undefined || typeof member(discriminator, "propertyName") === "string") return null;
  const place = locate(pathTo(step, "discriminator"));
  return warning("discriminator-mapping", place, "A discriminator needs a `propertyName`.");
}
