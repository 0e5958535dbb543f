// Decides which properties of a schema a sample has.
import { isObject, type JsonObject, listAt, type Maybe, member, textsAt } from "../json.js";
import type { Resolver } from "../resolve.js";
import { allowsNullOnly, branchesOf } from "./schema-branches.js";

/** Which optional fields a sample has: none, those that the author gives an example for, all. */
export type OptionalFields = "none" | "exemplified" | "all";

interface Choosing {
  readonly optional: OptionalFields;
  readonly resolver: Resolver;
}

/** Schemas within schemas are followed no deeper than this. */
const DEEPEST = 8;

const NAMING = ["required", "allOf", "oneOf", "anyOf"];
const NO_NAMES: ReadonlySet<string> = new Set();

/** What a schema requires, itself or by its `allOf` and by a branch of its choices. */
export function requiredNames(schema: JsonObject, { resolver }: Choosing): ReadonlySet<string> {
  if (NAMING.every((key) => schema[key] === undefined)) return NO_NAMES;
  const names = new Set<string>();
  const visit = (value: Maybe, depth: number): void => {
    const target = depth > DEEPEST ? null : resolver.follow(value, "");
    if (!target) return;
    for (const name of textsAt(target.value, "required")) names.add(name);
    for (const part of listAt(target.value, "allOf")) visit(part, depth + 1);
    const branch = branchesOf(target.value).find((each) => !allowsNullOnly(each));
    visit(branch, depth + 1);
  };
  visit(schema, 0);
  return names;
}

/** Whether a property that is not required is shown all the same. */
export function isWanted(value: Maybe, { optional, resolver }: Choosing): boolean {
  if (optional === "all") return true;
  if (optional === "none") return false;
  const target = resolver.follow(value, "");
  return [target?.value, target?.siblings].some(hasExample);
}

function hasExample(schema: Maybe): boolean {
  return isObject(schema) && (member(schema, "example") !== undefined || listAt(schema, "examples").length > 0);
}
