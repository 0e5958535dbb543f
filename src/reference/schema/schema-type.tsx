// Draws the type of a schema, as a link where the schema has a page.
import { useDraw } from "../../components/draw-context.js";
import type { SchemaView } from "../../openapi/views.js";

export function SchemaType({ schema }: { schema: SchemaView }) {
  const { link } = useDraw();
  const text = schema.format ? `${schema.type} <${schema.format}>` : schema.type;
  if (!schema.named?.address) return <span class="field-type">{text}</span>;
  return (
    <a class="field-type" href={link(schema.named.address)}>
      {text}
    </a>
  );
}
