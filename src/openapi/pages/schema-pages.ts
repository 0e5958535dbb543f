// Plans the pages of schemas that pages of a description lead to.
import type { ApiTarget, PagePath } from "../../model.js";
import { pagePath } from "../../shared/page-path.js";
import { mappingTarget } from "../check/check-references.js";
import { type Kind, type Start, startsOf, walkOn } from "../check/walk.js";
import type { Description } from "../description.js";
import { entriesAt, isArray, isObject, type Json, type Maybe, member, objectAt } from "../json.js";
import { componentsIn, listOperations, targetKey, targetOf } from "../operations.js";
import { derivedSchemas } from "../parts/derived-schemas.js";
import { isPointer, largeParts, partTitle } from "../parts/large-parts.js";
import { surveySchemas } from "../parts/survey-schemas.js";
import { below, keysTo } from "../pointer.js";
import { createResolver, type Resolver, reference } from "../resolve.js";
import { createOpener, type OpenSchema } from "../view/schema/open-schema.js";
import type { GeneratedPage } from "./generated-page.js";
import { PLAIN_PAGE } from "./overview-page.js";
import { schemaSummary } from "./page-summary.js";
import { inFolder, isUsable, scriptSlug } from "./slug.js";

export interface SchemaPlan {
  /** Folder of the description's pages without slashes at the ends. */
  readonly directory: string;
  /** What the pages of the description show. */
  readonly targets: readonly ApiTarget[];
  /** Paths of pages in lower case; grows. */
  readonly taken: Set<string>;
}

/** Readers find a schema below the operations that use it. */
const BOOST = 0.3;

/** A page for each schema that has something to open and that no page is about yet. */
export function schemaPages(description: Description, { directory, targets, taken }: SchemaPlan): GeneratedPage[] {
  const own = new Set(targets.flatMap((target) => (target.kind === "schema" ? target.name : [])));
  const names = reachedParts(description, targets).filter((name) => !own.has(name));
  return names.map((name) => ({
    path: freePath(inFolder(directory, "schemas"), name, taken),
    target: { kind: "schema", description: description.id, name },
    ...schemaSummary(description, name),
    ...PLAIN_PAGE,
    isHidden: true,
    metadata: isPointer(name) ? { noindex: true } : { boost: BOOST },
  }));
}

function freePath(folder: string, name: string, taken: Set<string>): PagePath {
  const words = scriptSlug(partTitle(name));
  const first = isUsable(words) ? words : `schema${words === "" ? "" : `-${words}`}`;
  let path = `${folder}/${first}`;
  for (let count = 2; taken.has(path); count++) path = `${folder}/${first}-${count}`;
  taken.add(path);
  return pagePath(path);
}

/** Names of schemas in the order of the description, then the pointers of large nameless ones. */
function reachedParts(description: Description, targets: readonly ApiTarget[]): string[] {
  const { document, version } = description;
  const resolver = createResolver(document);
  const found = description.kind === "asyncapi" ? new Set<string>() : reach(description, targets, resolver);
  const open = createOpener(resolver, version);
  const holds = (name: string) => holdsRows(open({ $ref: below("#/components/schemas", name) }), open);
  const named = Object.keys(componentsIn(document, "schemas")).filter(
    (name) => description.kind === "asyncapi" || found.has(name),
  );
  return [...named.filter(holds), ...[...found].filter(isPointer)];
}

function reach({ id, document }: Description, targets: readonly ApiTarget[], resolver: Resolver): Set<string> {
  const survey = surveySchemas(document, resolver);
  const large = largeParts(survey, resolver);
  const derived = derivedSchemas(document, resolver);
  const found = new Set<string>();
  const seen = new Set<Json>();
  walkOn(startsOfAll({ id, document }, targets, resolver), ({ kind, value }, goOn) => {
    if (!isObject(value)) return;
    const follow = (ofKind: Kind, pointer: string): void => {
      const target = resolver.find(pointer);
      if (!target || seen.has(target.value)) return;
      seen.add(target.value);
      const path = keysTo(target.pointer);
      const isShared = survey.uses(pointer) !== 1 || derived.has(target.pointer);
      if (path.length === 3 && path[1] === "schemas" && isShared) found.add(path[2] ?? "");
      goOn({ kind: ofKind, value: target.value });
      for (const one of derived.get(target.pointer) ?? []) if (hasBase(target.value)) follow("schema", one);
    };
    const target = reference(value);
    if (target !== null) follow(kind, target);
    if (kind !== "schema") return;
    const name = large.get(value);
    if (name !== undefined) found.add(name);
    for (const [, mapped] of entriesAt(value["discriminator"], "mapping")) {
      const schema = typeof mapped === "string" ? mappingTarget(mapped, document, resolver) : null;
      if (schema !== null) follow("schema", schema);
    }
  });
  return found;
}

function hasBase(schema: Json): boolean {
  return objectAt(schema, "discriminator") !== null;
}

function startsOfAll(
  { id, document }: Pick<Description, "id" | "document">,
  targets: readonly ApiTarget[],
  resolver: Resolver,
): Start[] {
  const keys = new Set(targets.map(targetKey));
  const schemas = targets.flatMap((target): Start[] =>
    target.kind === "schema" ? [{ kind: "schema", value: { $ref: below("#/components/schemas", target.name) } }] : [],
  );
  const operations = listOperations(document, resolver).filter((each) => keys.has(targetKey(targetOf(id, each))));
  return [...schemas, ...operations.flatMap(startsOf)];
}

const MOST_LISTS = 5;

/** Whether there is anything to open: rows, choices, positions, in lists too. */
function holdsRows(schema: OpenSchema, open: (value: Maybe) => OpenSchema, lists = 0): boolean {
  const { keywords, selectors, conflict, base } = schema;
  if (selectors.length > 0 || conflict.length > 0 || base !== null) return true;
  const holders = ["properties", "patternProperties", "additionalProperties", "prefixItems"];
  const isFilled = (value: Maybe) => typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (holders.some((key) => isFilled(member(keywords, key)))) return true;
  const items = keywords["items"];
  return isObject(items) && !isArray(items) && lists < MOST_LISTS && holdsRows(open(items), open, lists + 1);
}
