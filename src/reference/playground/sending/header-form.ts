// Makes a field for a custom header if a description has no security.
import { element, labelled } from "../element.js";
import type { Session } from "../session.js";

/** The section, or null where there are schemes to fill in. */
export function headerForm({ data, state, word, changed }: Session): HTMLElement | null {
  if (data.security.choices.length > 0) return null;
  const name = element("input", {
    class: "play-input play-header-name",
    placeholder: "Authorization",
    spellcheck: "false",
  });
  const value = element("input", { class: "play-input", type: "password", autocomplete: "off" });
  name.value = state.header.name;
  value.value = state.header.value;
  for (const input of [name, value])
    input.addEventListener("input", () => {
      state.header = { name: name.value.trim(), value: value.value };
      changed();
    });
  return element(
    "details",
    { class: "play-section" },
    element("summary", {}, word("authorization")),
    element(
      "div",
      { class: "play-row play-pair" },
      labelled(word("headerParameters"), name),
      labelled(word("enterValue"), value),
    ),
  );
}
