// Draws a property of a schema as a row, and what is inside it as rows that open.
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import type { ExampleView, RowView, SchemaView } from "../../openapi/views.js";
import { useSettings } from "../reference-settings.js";
import { Field } from "./field.js";
import { SchemaEnd } from "./schema-end.js";
import { SchemaFacts } from "./schema-facts.js";
import { hasInside, SchemaInside } from "./schema-inside.js";
import { SchemaType } from "./schema-type.js";

export function SchemaField({ row }: { row: RowView }) {
  const { schema } = row;
  return (
    <Field
      id={row.id}
      name={row.name}
      nameKind={row.kind === "pattern" ? "code" : "plain"}
      type={<SchemaType schema={schema} />}
      required={row.required}
      deprecated={schema.deprecated}
      before={schema.pills.before}
      after={schema.pills.after}
      description={schema.description}
    >
      <SchemaRest schema={schema} />
    </Field>
  );
}

/** Everything of a schema that stands below its row: facts, and a part to open. */
export function SchemaRest({ schema, examples }: { schema: SchemaView; examples?: readonly ExampleView[] }) {
  const { ui } = useDraw();
  const { expanded } = useSettings();
  return (
    <>
      <AccessNote schema={schema} />
      <SchemaFacts schema={schema} {...(examples && { examples })} />
      <SchemaEnd schema={schema} />
      {hasInside(schema) && (
        <details class="expandable api-expandable" open={expanded}>
          <summary class="expandable-button">
            <Glyph name="chevron" />
            <span class="expandable-closed">{ui.showProperties}</span>
            <span class="expandable-opened">{ui.hideProperties}</span>
          </summary>
          <div class="expandable-content">
            <SchemaInside schema={schema} />
          </div>
        </details>
      )}
    </>
  );
}

function AccessNote({ schema }: { schema: SchemaView }) {
  const { ui } = useDraw();
  if (!schema.readOnly && !schema.writeOnly) return null;
  return <p class="field-access">{schema.readOnly ? ui.readOnly : ui.writeOnly}</p>;
}
