// Makes a schema's own page ready to draw, with a list of what uses it.
import { member, objectAt, textAt } from "../../json.js";
import { fallbackTitle, operationTitle, targetOf } from "../../operations.js";
import { below } from "../../pointer.js";
import type { SchemaPageView, UsedByView } from "../../views.js";
import { schemaExamples } from "../examples.js";
import type { Viewer } from "../viewer.js";
import { pageSchemas } from "./page-schemas.js";
import { remainingSchemas, schemaView } from "./schema-view.js";

export function schemaPageView(name: string, viewer: Viewer): SchemaPageView | null {
  const schemas = objectAt(objectAt(viewer.description.document, "components") ?? undefined, "schemas");
  if (member(schemas ?? undefined, name) === undefined) return null;
  const pointer = below("#/components/schemas", name);
  const schema = { $ref: pointer };
  const opened = viewer.open(schema);
  const page = pageSchemas();
  const view = schemaView(schema, "", { id: "schema", direction: "both", page }, viewer);
  return {
    kind: "schema",
    target: { kind: "schema", description: viewer.description.id, name },
    name,
    title: textAt(opened.keywords, "title") ?? name,
    description: viewer.prose(textAt(opened.keywords, "description")),
    deprecated: opened.keywords["deprecated"] === true,
    schema: view,
    schemaPointer: pointer,
    schemas: remainingSchemas(page, viewer),
    examples: schemaExamples(opened),
    usedBy: usedBy(name, viewer),
  };
}

/** Operations first, then schemas, each in document order. */
function usedBy(name: string, viewer: Viewer): UsedByView[] {
  const { id } = viewer.description;
  const uses = viewer.uses().get(name);
  if (!uses) return [];
  const operations = uses.operations.map((operation) => ({
    kind: operation.kind,
    method: operation.method,
    label: operation.name,
    title: operationTitle(operation, fallbackTitle(operation)),
    address: viewer.options.addressOf(targetOf(id, operation)),
  }));
  const schemas = uses.schemas.map((other) => ({
    kind: "schema" as const,
    method: null,
    label: other,
    title: other,
    address: viewer.options.addressOf({ kind: "schema", description: id, name: other }),
  }));
  return [...operations, ...schemas];
}
