// Owns what all makers of views share for one description: look-ups, opened schemas, prose, options.
import type { Description } from "../description.js";
import { entriesAt, isArray, type JsonObject, member, objectAt } from "../json.js";
import { listOperations, type PathOperation, type WebhookOperation } from "../operations.js";
import { below } from "../pointer.js";
import { createResolver, type Resolver, reference } from "../resolve.js";
import type { SchemaView, ViewOptions } from "../views.js";
import type { Prose } from "./prose.js";
import { bareView } from "./schema/bare-view.js";
import { listMapping } from "./schema/list-mapping.js";
import { createOpener, type OpenSchema } from "./schema/open-schema.js";
import type { OpenNext } from "./schema/schema-type.js";
import { listUses, type Uses } from "./uses.js";

export interface Viewer {
  readonly description: Description;
  readonly options: ViewOptions;
  readonly resolver: Resolver;
  readonly prose: Prose;
  readonly open: (value: Parameters<OpenNext>[0], pointer?: string) => OpenSchema;
  /** The view of a schema without its children, made once. */
  readonly bareView: (schema: OpenSchema) => SchemaView;
  /** Maps schemas, by pointer, to their discriminator values. */
  readonly mappingOf: (discriminator: JsonObject) => ReadonlyMap<string, string>;
  /** Schemas that have the one at the pointer as an `allOf` member. */
  readonly derivedFrom: (pointer: string) => readonly Derived[];
  readonly uses: () => ReadonlyMap<string, Uses>;
  readonly operations: () => readonly (PathOperation | WebhookOperation)[];
}

/** A schema of `components` that builds on another. */
interface Derived {
  readonly name: string;
  readonly pointer: string;
}

/** Opens a description for making views. Make one per description and keep it: it caches its results. */
export function createViewer(description: Description, options: ViewOptions): Viewer {
  const { document, version } = description;
  const resolver = createResolver(document);
  const open = createOpener(resolver, version);
  let operations: readonly (PathOperation | WebhookOperation)[] | null = null;
  let uses: ReadonlyMap<string, Uses> | null = null;
  let derived: ReadonlyMap<string, readonly Derived[]> | null = null;
  const bare = new Map<OpenSchema, SchemaView>();
  const mappings = new Map<JsonObject, ReadonlyMap<string, string>>();
  const list = () => {
    operations ??= listOperations(document, resolver);
    return operations;
  };
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
    derivedFrom: (pointer) => {
      derived ??= listDerived(document, resolver);
      return derived.get(pointer) ?? [];
    },
    operations: list,
    uses: () => {
      uses ??= listUses(document, list(), resolver);
      return uses;
    },
  };
}

function listDerived(document: JsonObject, resolver: Resolver): ReadonlyMap<string, readonly Derived[]> {
  const found = new Map<string, Derived[]>();
  for (const [name, schema] of entriesAt(objectAt(document, "components") ?? undefined, "schemas")) {
    const members = member(schema, "allOf");
    if (!isArray(members)) continue;
    for (const item of members) {
      const target = reference(item);
      const base = target === null ? null : resolver.find(target);
      if (!base) continue;
      const list = found.get(base.pointer) ?? [];
      list.push({ name, pointer: below("#/components/schemas", name) });
      found.set(base.pointer, list);
    }
  }
  return found;
}
