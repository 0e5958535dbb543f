// Writes the type of a schema.

import { typeWithFormat } from "../../openapi/view/schema/schema-type.js";
import type { SchemaView } from "../../openapi/views.js";
import type { FieldType } from "./field.js";

/** `string <email>`, `string <date> | null`. */
export function typeText(schema: SchemaView): string {
  return typeWithFormat(schema.type, formatOf(schema));
}

/** Its own format; of a list that of its items, which the type of the list names. */
function formatOf({ format, items, tuple }: SchemaView): string | null {
  if (format !== null || items === null || tuple.length > 0) return format;
  return formatOf(items);
}

/** The type as it is shown: a link where the schema has a page. */
export function fieldType(schema: SchemaView): FieldType {
  return { text: typeText(schema), address: schema.named?.address ?? null };
}
