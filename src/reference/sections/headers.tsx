// Draws headers, of a response or of a part of a form, as rows.
import type { ComponentChildren } from "preact";
import type { HeaderView } from "../../openapi/views.js";
import { Field } from "../schema/field.js";
import { partTitle } from "../schema/part-title.js";
import { SchemaRest } from "../schema/schema-tree.js";
import { fieldType } from "../schema/schema-type.js";

export function Headers({ headers, title }: { headers: readonly HeaderView[]; title: ComponentChildren }) {
  if (headers.length === 0) return null;
  return (
    <div class="api-part">
      <h3 class="api-part-title">{title}</h3>
      <div class="schema-rows">
        {headers.map((header) => (
          <Field
            key={header.id}
            id={header.id}
            name={header.name}
            type={fieldType(header.schema)}
            required={header.required}
            deprecated={header.deprecated || header.schema.deprecated}
            marks={header.marks}
            before={header.schema.pills.before}
            after={header.schema.pills.after}
            title={partTitle(header.schema, header.name)}
            description={header.description ?? header.schema.description}
          >
            <SchemaRest
              schema={header.schema}
              examples={header.examples.filter(({ origin }) => origin !== "default")}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
