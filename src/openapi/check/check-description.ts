// Checks a parsed description in one walk and gives its problems in the order of the file.
import { addAll } from "../../shared/add-all.js";
import { type Problem, warning } from "../../shared/problem.js";
import { type Json, member, textAt } from "../json.js";
import { listOperations } from "../operations.js";
import { checkAddresses, type LocalAddress, localAddresses } from "./check-addresses.js";
import { checkExtensions } from "./check-extensions.js";
import { checkKeywords } from "./check-keywords.js";
import { checkOperations } from "./check-operations.js";
import { type Checked, checkDiscriminator, checkLink, checkReference } from "./check-references.js";
import { checkDiscriminatorName, checkSchema } from "./check-schemas.js";
import { addReferences, cycleProblems, type ReferenceGraph } from "./reference-cycles.js";
import { pathTo, type Visited, walk } from "./walk.js";

export interface CheckedDescription {
  readonly problems: readonly Problem[];
  /** What only the site knows: whether they lead somewhere. */
  readonly addresses: readonly LocalAddress[];
}

/** Everything the site can check in an OpenAPI description without the schema of the format. */
export function checkDescription(checked: Checked): CheckedDescription {
  const { document } = checked.description;
  const problems: Problem[] = [];
  const addresses: LocalAddress[] = [];
  const graph: ReferenceGraph = new Map();
  const operationIds = listIds(checked);
  const shared = new Set<Json>();
  walk(document, (visited) => {
    // YAML aliases put one object in several places; its problems are reported once.
    if (typeof visited.value !== "object" || visited.value === null || shared.has(visited.value)) return;
    shared.add(visited.value);
    addAll(problems, checkObject(visited, operationIds, checked));
    addAll(addresses, localAddresses(visited, checked));
    if (Object.hasOwn(visited.value, "$ref") || Object.hasOwn(visited.value, "allOf"))
      addReferences(graph, { ...visited, path: pathTo(visited.step) }, checked);
  });
  problems.push(...cycleProblems(graph, checked), ...checkOperations(checked), ...checkContents(checked));
  return { problems: inFileOrder(problems), addresses: addresses.sort(byPlace) };
}

/** The schema of the format is asked about a document that has `paths`. */
function checkContents({ description, locate }: Checked): Problem[] {
  const { document, version } = description;
  const needed = version === "3.0" ? ["paths"] : ["paths", "webhooks", "components"];
  if (needed.some((key) => member(document, key) !== undefined)) return [];
  const what = `The description has ${version === "3.0" ? "no `paths`" : "neither `paths` nor `webhooks` nor `components`"}.`;
  return [warning("spec-violation", locate([]), what, "Add `paths`, even if it is empty: `paths: {}`.")];
}

function checkObject(visited: Visited, operationIds: ReadonlySet<string>, checked: Checked): Problem[] {
  const found: (Problem | null)[] = [checkReference(visited, checked), ...checkAddresses(visited, checked)];
  if (visited.kind === "schema")
    found.push(
      ...checkSchema(visited, checked),
      ...checkKeywords(visited, checked),
      checkDiscriminatorName(visited, checked),
      ...checkDiscriminator(visited, checked),
    );
  if (visited.kind === "operation") addAll(found, checkExtensions(visited, checked));
  if (visited.kind === "link") found.push(checkLink(visited, operationIds, checked));
  return found.filter((entry) => entry !== null);
}

function byPlace(a: LocalAddress, b: LocalAddress): number {
  return a.place.line - b.place.line || a.place.column - b.place.column;
}

function listIds({ description, resolver }: Checked): Set<string> {
  const ids = new Set<string>();
  for (const operation of listOperations(description.document, resolver)) {
    const id = textAt(operation.value, "operationId");
    if (id !== null) ids.add(id);
  }
  return ids;
}

/** Sorts by line and column and keeps the first of equal ones. */
export function inFileOrder(problems: readonly Problem[]): Problem[] {
  const key = ({ place }: Problem) => (place?.line ?? 0) * 100_000 + (place?.column ?? 0);
  const seen = new Set<string>();
  return [...problems]
    .sort((a, b) => key(a) - key(b))
    .filter((entry) => {
      const text = `${key(entry)} ${entry.code} ${entry.what}`;
      return !seen.has(text) && seen.add(text);
    });
}
