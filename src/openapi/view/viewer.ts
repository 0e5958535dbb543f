// Owns what makers of views share per description: look-ups, opened schemas, prose, options.
import type { ApiTarget } from "../../model.js";
import { once } from "../../shared/once.js";
import { type Start, startsOf, walkOn } from "../check/walk.js";
import type { Description } from "../description.js";
import { entriesAt, type Json, type JsonObject, listAt, type Maybe } from "../json.js";
import { type AnyOperation, componentsIn, listOperations, type Operation, targetKey, targetOf } from "../operations.js";
import { derivedSchemas } from "../parts/derived-schemas.js";
import { largeParts } from "../parts/large-parts.js";
import { surveySchemas } from "../parts/survey-schemas.js";
import { componentName, createResolver, type Resolver, reference } from "../resolve.js";
import type { MarksView, ReleaseView, SchemaView } from "../schema-views.js";
import type { ViewOptions } from "../views.js";
import type { Prose } from "./prose.js";
import { bareView } from "./schema/bare-view.js";
import { listMapping } from "./schema/list-mapping.js";
import { createOpener, type OpenSchema } from "./schema/open-schema.js";
import type { OpenNext } from "./schema/schema-type.js";

export interface Viewer {
  readonly description: Description;
  readonly options: ViewOptions;
  readonly resolver: Resolver;
  readonly prose: Prose;
  readonly open: (value: Parameters<OpenNext>[0], pointer?: string) => OpenSchema;
  /** The view of a schema without its children, made once. */
  readonly bareView: (schema: OpenSchema) => SchemaView;
  /** Maps schemas, by pointer, to their discriminator values. */
  readonly mappingOf: (discriminator: JsonObject) => ReadonlyMap<string, readonly string[]>;
  /** Schemas that have the one at the pointer as an `allOf` member. */
  readonly derivedFrom: (pointer: string) => readonly string[];
  /** The page of a schema, given as written and opened; null where it has none. */
  readonly partOf: (value: Maybe, schema: OpenSchema) => SchemaPart | null;
  readonly uses: () => ReadonlyMap<string, Uses>;
  readonly isRepeatedError: IsRepeatedError;
  readonly marksOf: MarksOf;
  readonly operations: () => readonly AnyOperation[];
  readonly operationOf: (target: ApiTarget) => AnyOperation | null;
}

/** What the address of a page shows: pages that hold the schema load it from there. */
export interface SchemaPart {
  /** The name of a component, or the pointer of a nameless schema. */
  readonly name: string;
  /** Without base path. */
  readonly address: string;
}

/** For views of which neither texts nor links are used. */
export const BARE: ViewOptions = {
  ...{ addressOf: () => null, twinOf: String, copy: { link: String, words: () => "" } },
  ...{ prose: () => null, pillKeys: [], marks: null },
};

/** Opens a description for making views. Make one per description and keep it: it caches its results. */
export function createViewer(description: Description, options: ViewOptions): Viewer {
  const { document, version } = description;
  const resolver = createResolver(document);
  const open = createOpener(resolver, version);
  const derived = once(() => derivedSchemas(document, resolver));
  const operations = once(() => listOperations(document, resolver));
  const repeated = once(() => repeatedErrors(operations()));
  const marks = once(() => createMarks(description, resolver, options));
  const bare = new Map<OpenSchema, SchemaView>();
  const mappings = new Map<JsonObject, ReadonlyMap<string, readonly string[]>>();
  return {
    description,
    options,
    resolver,
    prose: options.prose,
    open,
    bareView: (schema) => {
      const known = bare.get(schema) ?? bareView(schema, { open, options, description });
      bare.set(schema, known);
      return known;
    },
    mappingOf: (discriminator) => {
      const known = mappings.get(discriminator) ?? listMapping(discriminator, document, resolver);
      mappings.set(discriminator, known);
      return known;
    },
    derivedFrom: (pointer) => derived().get(pointer) ?? [],
    partOf: partFinder(description, resolver, options),
    isRepeatedError: (operation, status, response) => repeated()(operation, status, response),
    marksOf: (part) => marks()(part),
    operations,
    operationOf: operationFinder(description, operations),
    uses: once(() => listUses(document, operations(), resolver)),
  };
}

/** The first of equal ones counts. */
function operationFinder({ id }: Description, operations: Viewer["operations"]): Viewer["operationOf"] {
  const keyed = () => operations().map((each) => [targetKey(targetOf(id, each)), each] as const);
  const found = once(() => new Map(keyed().toReversed()));
  return (target) => found().get(targetKey(target)) ?? null;
}

function partFinder(description: Description, resolver: Resolver, options: ViewOptions): Viewer["partOf"] {
  const large = once(() => largeParts(surveySchemas(description.document, resolver), resolver));
  const largeName = (value: Maybe): string | null =>
    typeof value === "object" && value !== null ? (large().get(value) ?? null) : null;
  const parts = new Map<string, SchemaPart | null>();
  const partNamed = (name: string): SchemaPart | null => {
    const known = parts.get(name);
    if (known !== undefined) return known;
    const address = options.addressOf({ kind: "schema", description: description.id, name });
    const part = address === null ? null : { name, address };
    parts.set(name, part);
    return part;
  };
  return (value, schema) => {
    // What holds nothing but a reference may be the part, not what it refers to.
    for (const name of [schema.name, largeName(value)]) {
      const part = name === null ? null : partNamed(name);
      if (part) return part;
    }
    return null;
  };
}

/** The marks of a part as the document holds it; null where nothing is said of it. */
type MarksOf = (part: Maybe) => MarksView | null;

/** Finds the marks of releases on a part of a description. */
function createMarks({ id }: Description, resolver: Resolver, { marks, addressOf }: ViewOptions): MarksOf {
  if (marks === null) return () => null;
  const page = addressOf({ kind: "changes", description: id });
  const releases = marks.releases.map(({ label, anchor }): ReleaseView => {
    return { label, address: page === null ? null : `${page}#${encodeURIComponent(anchor)}` };
  });
  const at = (position: number | null) => (position === null ? null : (releases[position] ?? null));
  const found = new Map<unknown, MarksView>();
  for (const [pointer, { since, changed }] of Object.entries(marks.parts)) {
    const part = resolver.find(pointer)?.value;
    if (typeof part === "object" && part !== null) found.set(part, { since: at(since), changed: at(changed) });
  }
  // A property that several schemas describe was laid together from them.
  const ofPart: MarksOf = (part) =>
    found.get(part) ??
    listAt(part, "allOf")
      .map((inner) => found.get(inner))
      .find((each) => each !== undefined) ??
    null;
  return ofPart;
}

/** Whether an operation before this one answers with the same error. */
type IsRepeatedError = (operation: JsonObject, status: string, response: Json) => boolean;

/** `operations` are those of the description, in its order. */
function repeatedErrors(operations: readonly Operation[]): IsRepeatedError {
  const firsts = new Map<string, JsonObject>();
  for (const { value } of operations)
    for (const [status, response] of entriesAt(value, "responses"))
      if (isError(status) && !firsts.has(keyOf(response))) firsts.set(keyOf(response), value);
  return (operation, status, response) => {
    const first = isError(status) ? firsts.get(keyOf(response)) : undefined;
    return first !== undefined && first !== operation;
  };
}

function isError(status: string): boolean {
  return /^[45]/.test(status) || status === "default";
}

function keyOf(response: Json): string {
  return reference(response) ?? JSON.stringify(response);
}

interface Uses {
  readonly operations: AnyOperation[];
  /** Names of schemas. */
  readonly schemas: string[];
}

/** By name of the used schema. Operations that share a body or response also use what it uses. */
function listUses(
  document: JsonObject,
  operations: readonly AnyOperation[],
  resolver: Resolver,
): ReadonlyMap<string, Uses> {
  const found = new Map<string, Uses>();
  const usesOf = (name: string) => {
    const uses = found.get(name) ?? { operations: [], schemas: [] };
    found.set(name, uses);
    return uses;
  };
  for (const operation of operations)
    for (const name of namesIn(startsOf(operation), resolver)) usesOf(name).operations.push(operation);
  for (const [name, schema] of Object.entries(componentsIn(document, "schemas")))
    for (const used of namesIn([{ kind: "schema", value: schema }], resolver))
      if (used !== name) usesOf(used).schemas.push(name);
  return found;
}

/** Names of the schemas below; other references are followed to their schemas. */
function namesIn(starts: readonly Start[], resolver: Resolver): Set<string> {
  const names = new Set<string>();
  const seen = new Set<Json>();
  walkOn(starts, ({ kind, value }, goOn) => {
    const target = reference(value);
    const known = target === null ? null : resolver.find(target);
    if (!known || seen.has(known.value)) return;
    const name = known.pointer.startsWith("#/components/schemas/") ? componentName(known.pointer) : null;
    if (name !== null) names.add(name);
    else {
      seen.add(known.value);
      goOn({ kind, value: known.value });
    }
  });
  return names;
}
