// Checks a parsed description in one walk and gives its problems in the order of the file.
import { addAll } from "../../shared/lists.js";
import { type Problem, warning } from "../../shared/problem.js";
import {
  EXTENSION_KEYS,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  type Maybe,
  member,
  sitePath,
  textAt,
} from "../json.js";
import { listOperations } from "../operations.js";
import { type Path, pathOf, pointerOf } from "../pointer.js";
import { reference } from "../resolve.js";
import { checkAddresses, type LocalAddress, localAddresses } from "./check-addresses.js";
import { checkKeywords } from "./check-keywords.js";
import { checkOperations } from "./check-operations.js";
import { type Checked, checkDiscriminator, checkLink, checkReference } from "./check-references.js";
import { checkDiscriminatorName, checkSchema } from "./check-schemas.js";
import { type Kind, pathTo, type Visited, walk } from "./walk.js";

interface CheckedDescription {
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

/** Checks what operations say to docsgen in `x-…` members. */
function checkExtensions({ value, step }: Visited, { locate }: Checked): Problem[] {
  if (!isObject(value)) return [];
  const problems: Problem[] = [];
  const path = pathTo(step);
  for (const key of EXTENSION_KEYS) {
    const extension = member(value, key);
    if (extension === undefined) continue;
    if (isObject(extension)) addAll(problems, checkExtension(extension, [...path, key], locate));
    else problems.push(warning("spec-violation", locate([...path, key]), `\`${key}\` must be an object.`));
  }
  for (const key of ["x-hidden", "x-excluded"]) {
    if (typeof member(value, key) !== "string") continue;
    const what = `\`${key}\` must be \`true\` or \`false\` without quotes.`;
    problems.push(warning("spec-violation", locate([...path, key]), what, 'The string "true" is read as true.'));
  }
  addAll(problems, checkSamples(value, path, locate));
  return problems;
}

function checkExtension(extension: JsonObject, path: Path, locate: Checked["locate"]): Problem[] {
  const problems: Problem[] = [];
  const key = path.at(-1) ?? "";
  const metadata = member(extension, "metadata");
  if (metadata !== undefined && !isObject(metadata))
    problems.push(warning("spec-violation", locate([...path, "metadata"]), `\`${key}.metadata\` must be an object.`));
  if (member(metadata, "openapi") !== undefined) {
    const place = locate([...path, "metadata", "openapi"], "key");
    problems.push(warning("spec-violation", place, `\`${key}.metadata.openapi\` is not allowed and is ignored.`));
  }
  const href = member(extension, "href");
  if (href !== undefined && sitePath(href) === null) {
    const what = `\`${key}.href\` must be a path on this site, such as "/guides/start".`;
    problems.push(warning("spec-violation", locate([...path, "href"]), what));
  }
  const content = member(extension, "content");
  if (content !== undefined && typeof content !== "string")
    problems.push(
      warning("spec-violation", locate([...path, "content"]), `\`${key}.content\` must be a string of MDX.`),
    );
  return problems;
}

function checkSamples(operation: JsonObject, path: Path, locate: Checked["locate"]): Problem[] {
  const problems: Problem[] = [];
  for (const key of ["x-codeSamples", "x-code-samples"]) {
    const samples = member(operation, key);
    if (!isArray(samples)) continue;
    for (const [index, sample] of samples.entries()) {
      if (textAt(sample, "lang") !== null && textAt(sample, "source") !== null) continue;
      const what = `Samples in \`${key}\` need \`lang\` and \`source\`; this one is ignored.`;
      problems.push(warning("spec-violation", locate([...path, key, String(index)]), what));
    }
  }
  return problems;
}

/** Finds references that never reach anything: aliases in a circle, and schemas that are `allOf` members of themselves. */
interface Edge {
  readonly to: string;
  /** Where the reference is written; null for the step into an `allOf` member. */
  readonly path: Path | null;
  readonly order: number;
}

/** What must be resolved before an object means anything. Ordinary recursion does not count. */
type ReferenceGraph = Map<string, Edge[]>;

/** Records what one object of the walk depends on. */
function addReferences(graph: ReferenceGraph, object: { kind: Kind; value: Maybe; path: Path }, checked: Checked) {
  const { kind, value, path } = object;
  const edges: Edge[] = [];
  const target = reference(value);
  const found = target === null ? null : checked.resolver.find(target);
  if (found) edges.push({ to: found.pointer, path: [...path, "$ref"], order: graph.size });
  const members = kind === "schema" ? member(value, "allOf") : undefined;
  if (isArray(members))
    for (const index of members.keys())
      edges.push({ to: pointerOf([...path, "allOf", String(index)]), path: null, order: graph.size });
  if (edges.length > 0) graph.set(pointerOf(path), edges);
}

/** One problem per cycle, at its first reference in the file. */
function cycleProblems(graph: ReferenceGraph, checked: Checked): Problem[] {
  const search: Search = { graph, checked, done: new Set(), stack: [], edges: [], found: [] };
  for (const start of graph.keys()) visit(start, search);
  return search.found;
}

interface Search {
  readonly graph: ReferenceGraph;
  readonly checked: Checked;
  readonly done: Set<string>;
  readonly stack: string[];
  readonly edges: Edge[];
  readonly found: Problem[];
}

function visit(at: string, search: Search): void {
  const { graph, done, stack, edges, found } = search;
  const open = stack.indexOf(at);
  if (open >= 0) found.push(circle(stack.slice(open), edges.slice(open), search.checked));
  if (open >= 0 || done.has(at)) return;
  stack.push(at);
  for (const edge of graph.get(at) ?? []) {
    edges.push(edge);
    visit(edge.to, search);
    edges.pop();
  }
  stack.pop();
  done.add(at);
}

function circle(members: readonly string[], edges: readonly Edge[], checked: Checked): Problem {
  const written = edges.filter((edge) => edge.path !== null).sort((a, b) => a.order - b.order);
  const path = written[0]?.path ?? [];
  const names = members.filter((pointer) => (pathOf(pointer)?.length ?? 0) <= 3);
  const first = Math.max(0, names.indexOf(pointerOf(path.slice(0, 3))));
  const ring = [...names.slice(first), ...names.slice(0, first)];
  const what = `Circular \`$ref\`: ${[...ring, ring[0] ?? "itself"].join(" -> ")}.`;
  return warning("ref-cycle", checked.locate(path), what, "One of them must define an actual value.");
}
