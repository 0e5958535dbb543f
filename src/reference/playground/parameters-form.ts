// Makes the form of parameters, a section for each place they travel in.
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../../openapi/parameter-locations.js";
import type { ParameterLocation } from "../../openapi/views.js";
import { element } from "./element.js";
import { appendSlowly } from "./form/append-slowly.js";
import { fieldInput } from "./form/field-input.js";
import { rowOf } from "./form/field-words.js";
import { rowInput } from "./form/object-input.js";
import type { Session } from "./session.js";

/** The id of a parameter's input, by its position. */
export function parameterInputId(index: number): string {
  return `play-parameter-${index}`;
}

/** A section for each place, to be made one after the other. */
export function parameterForms(session: Session): (() => HTMLElement)[] {
  const { data, word } = session;
  return PARAMETER_LOCATIONS.filter((place) => data.parameters.some((each) => each.in === place)).map((place) => () => {
    const section = element(
      "section",
      { class: "play-section" },
      element("h3", {}, word(LOCATION_TITLES[place])),
      place === "cookie" && data.proxy === null ? element("p", { class: "api-note" }, word("cookieNotice")) : null,
    );
    appendSlowly(section, inputs(place, session));
    return section;
  });
}

function inputs(place: ParameterLocation, { data, state, page, parts, word, changed }: Session): (() => HTMLElement)[] {
  const section = page.querySelector(`[aria-labelledby="parameters-${place}"]`);
  return data.parameters.flatMap((parameter, index) => {
    if (parameter.in !== place) return [];
    const row = { name: parameter.name, isRest: false, required: parameter.required, field: parameter.field };
    const id = parameterInputId(index);
    const onChange = (value: unknown) => {
      state.values[index] = value;
      document.getElementById(id)?.removeAttribute("aria-invalid");
      changed();
    };
    const { name: label, required } = parameter;
    return [
      () =>
        rowInput(
          row,
          { id, label, required, value: state.values[index], word, parts, about: rowOf(section, label), onChange },
          fieldInput,
        ),
    ];
  });
}
