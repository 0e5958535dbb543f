// Indexes the names in one description.
import type { Description } from "../description.js";
import { entriesAt, isTrue } from "../json.js";
import { type AnyOperation, componentsIn, listOperations } from "../operations.js";
import { createResolver } from "../resolve.js";

/** Names as entries spell them: `GET /pets`, `webhook petAdded`; the first of equal ones counts. */
export interface DescriptionIndex {
  readonly description: Description;
  readonly operations: ReadonlyMap<string, AnyOperation>;
  readonly schemas: readonly string[];
  readonly channels: readonly string[];
}

export function indexDescription(description: Description): DescriptionIndex {
  const operations = new Map<string, AnyOperation>();
  if (description.kind === "openapi") {
    for (const operation of listOperations(description.document, createResolver(description.document))) {
      const key = operation.kind === "webhook" ? `webhook ${operation.name}` : `${operation.method} ${operation.name}`;
      const isExcluded = isTrue(operation.value, "x-excluded") || isTrue(operation.item, "x-excluded");
      if (!isExcluded && !operations.has(key)) operations.set(key, operation);
    }
  }
  const isAsync = description.kind === "asyncapi";
  return {
    description,
    operations,
    schemas: isAsync ? [] : Object.keys(componentsIn(description.document, "schemas")),
    channels: isAsync ? entriesAt(description.document, "channels").map(([name]) => name) : [],
  };
}
