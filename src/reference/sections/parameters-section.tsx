// Draws the parameters of an operation, a section for each place they travel in.
import { useDraw } from "../../components/draw-context.js";
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../../openapi/parameters.js";
import { parameterStyle } from "../../openapi/view/parameters.js";
import type { ParameterView } from "../../openapi/views.js";
import { SchemaField } from "../schema/schema-tree.js";
import { Section } from "../section.js";

export function ParametersSections({ parameters }: { parameters: readonly ParameterView[] }) {
  const { ui } = useDraw();
  return (
    <>
      {PARAMETER_LOCATIONS.filter((place) => parameters.some((each) => each.in === place)).map((place) => (
        <Section id={`parameters-${place}`} title={ui[LOCATION_TITLES[place]]}>
          <div class="schema-rows">
            {parameters
              .filter((each) => each.in === place)
              .map((parameter) => (
                <Parameter parameter={parameter} />
              ))}
          </div>
        </Section>
      ))}
    </>
  );
}

export function Parameter({ parameter, hasPlace = false }: { parameter: ParameterView; hasPlace?: boolean }) {
  const { ui } = useDraw();
  return (
    <SchemaField {...parameter} {...(hasPlace && { location: parameter.in })}>
      {parameter.undocumented && <p class="api-note">{ui.undocumented}</p>}
      <StyleNote parameter={parameter} />
    </SchemaField>
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
