// Makes the form of parameters, a section for each place they travel in.
import { LOCATION_TITLES, PARAMETER_LOCATIONS } from "../../openapi/parameters.js";
import type { ParameterLocation } from "../../openapi/views.js";
import { element, playSection } from "./element.js";
import { exampleMenu } from "./example-menu.js";
import { fieldInput } from "./form/field-input.js";
import { rowOf } from "./form/field-words.js";
import { rowInput } from "./form/object-input.js";
import type { Session } from "./session.js";

/** A section for each place, to be made one after the other. */
export function parameterForms(session: Session): (() => HTMLElement)[] {
  const { data, word } = session;
  return PARAMETER_LOCATIONS.filter((place) => data.parameters.some((each) => each.in === place)).map((place) => () => {
    const isForeign = place === "cookie" && data.proxy === null;
    const notice = isForeign ? element("p", { class: "api-note" }, word("cookieNotice")) : null;
    const section = playSection(word(LOCATION_TITLES[place]), notice);
    session.appendSlowly(section, inputs(place, session));
    return section;
  });
}

function inputs(place: ParameterLocation, session: Session): (() => HTMLElement)[] {
  const section = session.page.querySelector(`[aria-labelledby="parameters-${place}"]`);
  return session.data.parameters.flatMap((parameter, index) =>
    parameter.in === place ? [() => parameterRow(index, rowOf(section, parameter.name), session)] : [],
  );
}

/** The inputs of one parameter, below the menu of its examples; `about` is its row on the page. */
function parameterRow(index: number, about: Element | null, session: Session): HTMLElement {
  const { data, state, parts, appendSlowly, word, changed } = session;
  const parameter = data.parameters[index];
  if (!parameter) return element("div", {});
  const { name: label, required, field, examples = [] } = parameter;
  const id = `play-parameter-${index}`;
  const onChange = (value: unknown) => {
    state.values[index] = value;
    changed();
  };
  const draw = () =>
    rowInput(
      { name: label, required, field },
      { id, label, required, value: state.values[index], word, parts, appendSlowly, about, onChange, make: fieldInput },
    );
  let row = draw();
  if (examples.length === 0) return row;
  const menu = exampleMenu(
    examples,
    { label: `${word("chooseExample")}: ${label}`, first: word("chooseExample") },
    ({ value }) => {
      state.values[index] = value;
      const next = draw();
      row.replaceWith(next);
      row = next;
      changed();
    },
  );
  return element("div", { class: "play-exemplified" }, row, menu);
}
