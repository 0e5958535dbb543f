// Makes the form of parameters, a section for each place they travel in.
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../../openapi/parameter-locations.js";
import type { ParameterLocation } from "../../openapi/views.js";
import { element } from "./element.js";
import { fieldInput } from "./field-input.js";
import { rowInput } from "./object-input.js";
import type { Session } from "./session.js";

/** The id of a parameter's input, by its position. */
export function parameterInputId(index: number): string {
  return `play-parameter-${index}`;
}

export function parameterForms(session: Session): HTMLElement[] {
  const { data, word } = session;
  return PARAMETER_LOCATIONS.filter((place) => data.parameters.some((each) => each.in === place)).map((place) =>
    element(
      "section",
      { class: "play-section" },
      element("h3", {}, word(LOCATION_TITLES[place])),
      place === "cookie" && data.proxy === null ? element("p", { class: "api-note" }, word("cookieNotice")) : null,
      ...inputs(place, session),
    ),
  );
}

function inputs(place: ParameterLocation, { data, state, word, changed }: Session): HTMLElement[] {
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
    return [rowInput(row, { id, label, required, value: state.values[index], word, onChange }, fieldInput)];
  });
}
