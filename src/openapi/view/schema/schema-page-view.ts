// Makes a schema's own page ready to draw, with a list of what uses it.
import { textAt } from "../../json.js";
import { operationTitle } from "../../operation-title.js";
import { targetOf } from "../../operations.js";
import { isPointer, pointerInWords } from "../../parts/large-parts.js";
import { below } from "../../pointer.js";
import type { SchemaPageView, UsedByView } from "../../views.js";
import { schemaExamples } from "../examples.js";
import type { Viewer } from "../viewer.js";
import { PART_ID } from "./block.js";
import { pageSchemas } from "./page-schemas.js";
import { schemaView } from "./schema-view.js";

export function schemaPageView(name: string, viewer: Viewer): SchemaPageView | null {
  const pointer = isPointer(name) ? name : below("#/components/schemas", name);
  const written = viewer.resolver.find(pointer)?.value;
  if (written === undefined) return null;
  const schema = isPointer(name) ? written : { $ref: pointer };
  const opened = viewer.open(schema);
  const page = pageSchemas(name);
  const title = isPointer(name) ? pointerInWords(name) : name;
  return {
    kind: "schema",
    target: { kind: "schema", description: viewer.description.id, name },
    name: title,
    title: textAt(opened.keywords, "title") ?? title,
    description: viewer.prose(textAt(opened.keywords, "description")),
    deprecated: opened.keywords["deprecated"] === true,
    schema: schemaView(schema, "", { id: PART_ID, direction: "both", page }, viewer),
    schemaPointer: pointer,
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
    title: operationTitle(operation),
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
