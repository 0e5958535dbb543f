// Draws the requests that the API itself sends in the course of an operation.
import { useDraw } from "../../components/draw-context.js";
import { Glyph } from "../../components/glyph/glyph.js";
import type { CallbackView } from "../../openapi/views.js";
import { MethodPill } from "../method-pill.js";
import { Prose } from "../prose.js";
import { useSettings } from "../reference-settings.js";
import { Field } from "../schema/field.js";
import { SchemaRest } from "../schema/schema-tree.js";
import { fieldType } from "../schema/schema-type.js";
import { Section } from "../section.js";
import { MediaChoice } from "./body-section.js";
import { ResponseChoice } from "./responses-section.js";

type CallbackOperation = CallbackView["operations"][number];

export function CallbacksSection({ callbacks }: { callbacks: readonly CallbackView[] }) {
  const { ui } = useDraw();
  if (callbacks.length === 0) return null;
  return (
    <Section id="callbacks" title={ui.callbacks}>
      {callbacks.map((callback) => (
        <div key={callback.id} id={callback.id} class="api-callback">
          <h3 class="api-part-title">{callback.name}</h3>
          <p class="field-fact">
            <span class="field-fact-name">{ui.expression}</span> <code>{callback.expression}</code>
          </p>
          {callback.operations.map((operation) => (
            <Operation key={operation.id} operation={operation} />
          ))}
        </div>
      ))}
    </Section>
  );
}

function Operation({ operation }: { operation: CallbackOperation }) {
  const { ui } = useDraw();
  const { expanded } = useSettings();
  return (
    <details class="expandable api-operation" id={operation.id} open={expanded}>
      <summary class="expandable-button">
        <Glyph name="chevron" />
        <MethodPill method={operation.method} />
        <span class="field-name">{operation.title}</span>
        {operation.deprecated && <span class="field-pill field-pill-deprecated">{ui.deprecated}</span>}
      </summary>
      <div class="expandable-content">
        <Prose html={operation.description} />
        {operation.parameters.length > 0 && <Parameters operation={operation} />}
        {operation.body && (
          <div class="api-part">
            <h4 class="api-part-title">{ui.body}</h4>
            <Prose html={operation.body.description} />
            <MediaChoice media={operation.body.media} />
          </div>
        )}
        {operation.responses.length > 0 && (
          <div class="api-part">
            <h4 class="api-part-title">{ui.responses}</h4>
            <ResponseChoice responses={operation.responses} />
          </div>
        )}
      </div>
    </details>
  );
}

function Parameters({ operation }: { operation: CallbackOperation }) {
  const { ui } = useDraw();
  return (
    <div class="api-part">
      <h4 class="api-part-title">{ui.parameters}</h4>
      <div class="schema-rows">
        {operation.parameters.map((parameter) => (
          <Field
            key={parameter.id}
            id={parameter.id}
            name={parameter.name}
            type={fieldType(parameter.schema)}
            location={parameter.in}
            required={parameter.required}
            deprecated={parameter.deprecated}
            description={parameter.description ?? parameter.schema.description}
          >
            <SchemaRest schema={parameter.schema} examples={parameter.examples} />
          </Field>
        ))}
      </div>
    </div>
  );
}
