// Draws the parameters of an operation, a section for each place they travel in.
import { useDraw } from "../../components/draw-context.js";
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../../openapi/parameter-locations.js";
import { parameterStyle } from "../../openapi/view/parameter-style.js";
import type { ParameterView } from "../../openapi/views.js";
import { Field } from "../schema/field.js";
import { partTitle } from "../schema/part-title.js";
import { SchemaRest } from "../schema/schema-tree.js";
import { fieldType } from "../schema/schema-type.js";
import { Section } from "../section.js";

export function ParametersSections({ parameters }: { parameters: readonly ParameterView[] }) {
  const { ui } = useDraw();
  return (
    <>
      {PARAMETER_LOCATIONS.filter((place) => parameters.some((each) => each.in === place)).map((place) => (
        <Section key={place} id={`parameters-${place}`} title={ui[LOCATION_TITLES[place]]}>
          <div class="schema-rows">
            {parameters
              .filter((each) => each.in === place)
              .map((parameter) => (
                <Parameter key={parameter.id} parameter={parameter} />
              ))}
          </div>
        </Section>
      ))}
    </>
  );
}

function Parameter({ parameter }: { parameter: ParameterView }) {
  const { ui } = useDraw();
  const { schema } = parameter;
  return (
    <Field
      id={parameter.id}
      name={parameter.name}
      type={fieldType(schema)}
      required={parameter.required}
      deprecated={parameter.deprecated || schema.deprecated}
      marks={parameter.marks}
      before={schema.pills.before}
      after={schema.pills.after}
      title={partTitle(schema, parameter.name)}
      description={parameter.description ?? schema.description}
    >
      {parameter.undocumented && <p class="api-note">{ui.undocumented}</p>}
      <StyleNote parameter={parameter} />
      <SchemaRest schema={schema} examples={parameter.examples.filter(({ origin }) => origin !== "default")} />
    </Field>
  );
}

/** How lists and objects are serialized, where it is not the usual way. */
function StyleNote({ parameter }: { parameter: ParameterView }) {
  const text = parameterStyle(parameter);
  if (text === null) return null;
  return (
    <p class="field-fact field-style">
      <code>{text}</code>
    </p>
  );
}
