// Checks a parsed description in one walk and gives its problems in the order of the file.
import { addAll } from "../../shared/lists.js";
import { type Problem, warning } from "../../shared/problem.js";
import {
  EXTENSION_KEYS,
  isArray,
  isObject,
  type Json,
  type JsonObject,
  listAt,
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
import { type Checked, checkDiscriminator, checkLink, checkReference, type Inspected } from "./check-references.js";
import { checkSchema } from "./check-schemas.js";
import { inWords } from "./in-words.js";
import { type Kind, pathTo, type Visited, walk } from "./walk.js";

/** Checks all that the site can check in an OpenAPI description without the schema of the format. */
export function checkDescription(checked: Checked): LocalAddress[] {
  const { document } = checked.description;
  const addresses: LocalAddress[] = [];
  const graph: ReferenceGraph = new Map();
  const ids = listIds(checked);
  const shared = new Set<Json>();
  walk(document, ({ kind, value, step }) => {
    // YAML aliases put one object in several places; its problems are reported once.
    if (!isObject(value) || shared.has(value)) return;
    shared.add(value);
    const at = inspected({ kind, value, step }, checked);
    checkObject(at);
    if (kind === "link") checkLink(at, step?.key ?? "", ids);
    addAll(addresses, localAddresses(at));
    if (Object.hasOwn(value, "$ref") || Object.hasOwn(value, "allOf"))
      addReferences(graph, { kind, value, path: pathTo(step) }, checked);
  });
  for (const each of cycleProblems(graph, checked)) checked.report(each);
  checkOperations(checked);
  checkContents(checked);
  return addresses.sort(byPlace);
}

function inspected({ kind, value, step }: Visited & Pick<Inspected, "value">, checked: Checked): Inspected {
  const { description, resolver, locate, report } = checked;
  const placeOf: Inspected["placeOf"] = (keys, part) => locate(pathTo(step, ...keys), part);
  return {
    kind,
    value,
    description,
    resolver,
    locate,
    report,
    placeOf,
    words: () => inWords(pathTo(step)),
    tell: (keys, what, hint) => report(warning("spec-violation", placeOf(keys), what, hint)),
  };
}

/** The schema of the format is asked about a document that has `paths`. */
function checkContents({ description, locate, report }: Checked): void {
  const { document, version } = description;
  const needed = version === "3.0" ? ["paths"] : ["paths", "webhooks", "components"];
  if (needed.some((key) => member(document, key) !== undefined)) return;
  const what = `The description has ${version === "3.0" ? "no `paths`" : "neither `paths` nor `webhooks` nor `components`"}.`;
  report(warning("spec-violation", locate([]), what, "Add `paths`, even if it is empty: `paths: {}`."));
}

function checkObject(at: Inspected): void {
  checkReference(at);
  checkAddresses(at);
  if (at.kind === "schema") {
    checkSchema(at);
    checkKeywords(at);
    checkDiscriminator(at);
  }
  if (at.kind === "operation") checkExtensions(at);
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

/** Checks what operations say to docsgen in `x-…` members. */
function checkExtensions(at: Inspected): void {
  const { value, tell } = at;
  for (const key of EXTENSION_KEYS) {
    const extension = member(value, key);
    if (isObject(extension)) checkExtension(key, extension, at);
    else if (extension !== undefined) tell([key], `\`${key}\` must be an object.`);
  }
  for (const key of ["x-hidden", "x-excluded"])
    if (typeof member(value, key) === "string")
      tell([key], `\`${key}\` must be \`true\` or \`false\` without quotes.`, 'The string "true" is read as true.');
  for (const key of ["x-codeSamples", "x-code-samples"])
    for (const [index, sample] of listAt(value, key).entries())
      if (textAt(sample, "lang") === null || textAt(sample, "source") === null)
        tell([key, String(index)], `Samples in \`${key}\` need \`lang\` and \`source\`; this one is ignored.`);
}

function checkExtension(key: string, extension: JsonObject, { report, tell, placeOf }: Inspected): void {
  const { metadata, href, content } = extension;
  if (metadata !== undefined && !isObject(metadata)) tell([key, "metadata"], `\`${key}.metadata\` must be an object.`);
  if (member(metadata, "openapi") !== undefined) {
    const place = placeOf([key, "metadata", "openapi"], "key");
    report(warning("spec-violation", place, `\`${key}.metadata.openapi\` is not allowed and is ignored.`));
  }
  if (href !== undefined && sitePath(href) === null)
    tell([key, "href"], `\`${key}.href\` must be a path on this site, such as "/guides/start".`);
  if (content !== undefined && typeof content !== "string")
    tell([key, "content"], `\`${key}.content\` must be a string of MDX.`);
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
