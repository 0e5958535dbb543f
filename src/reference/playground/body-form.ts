// Makes the form of the body: by media type, as a form or as text.
import { parsedJson } from "../../openapi/json.js";
import { element, linkButton, picker, playSection, refill } from "./element.js";
import { exampleMenu } from "./example-menu.js";
import { fieldInput } from "./form/field-input.js";
import { panelOf } from "./form/field-words.js";
import { isGroup } from "./form/slot.js";
import type { PlaygroundBody } from "./playground-data.js";
import { type BodyState, fillWith, hasForm } from "./playground-state.js";
import type { Session } from "./session.js";

/** The section, or null where the operation takes no body. */
export function bodyForm(session: Session): HTMLElement | null {
  const { data, state, word } = session;
  if (data.bodies.length === 0) return null;
  const place = element("div", {});
  const draw = () => {
    const body = data.bodies[state.body];
    const filled = state.bodies[state.body];
    refill(place, body && filled ? editor(body, filled, session) : null);
  };
  const types = data.bodies.map(({ type }) => type);
  const menu = picker(
    { "aria-label": word("mediaType") },
    {
      labels: types,
      chosen: state.body,
      onPick: (index) => {
        state.body = index;
        draw();
        session.changed();
      },
    },
  );
  draw();
  const section = playSection(word("body"), types.length > 1 ? menu : null, place);
  if (types.length === 1) section.firstElementChild?.append(" ", element("span", { class: "field-type" }, ...types));
  return section;
}

function editor(body: PlaygroundBody, filled: BodyState, session: Session): HTMLElement {
  const inner = element("div", {});
  const draw = () => {
    const isText = filled.text !== null;
    refill(
      inner,
      // JSON can be edited both ways.
      body.kind === "json" && hasForm(body) ? switcher(filled, session, draw) : null,
      isText ? textEditor(body, filled, session) : formEditor(body, filled, session),
    );
  };
  draw();
  const { examples = [] } = body;
  if (examples.length === 0) return inner;
  const label = session.word("chooseExample");
  const menu = exampleMenu(examples, { label, first: label }, (example) => {
    fillWith(example, filled);
    draw();
    session.changed();
  });
  return element("div", {}, menu, inner);
}

function switcher(filled: BodyState, session: Session, redraw: () => void): HTMLElement {
  const { word } = session;
  const message = element("span", { class: "play-error", role: "alert" });
  const again = () => {
    const place = button.closest(".play-section");
    redraw();
    place?.querySelector<HTMLElement>(".play-switch button")?.focus();
    session.changed();
  };
  const toForm = () => {
    const text = filled.text ?? "";
    const reason = jsonError(text);
    if (reason !== null) {
      message.textContent = word("invalidJson", { reason });
      return;
    }
    filled.value = parsedJson(text);
    filled.text = null;
    again();
  };
  const toText = () => {
    filled.text = filled.value === undefined ? "" : JSON.stringify(filled.value, null, 2);
    again();
  };
  const isText = filled.text !== null;
  const button = linkButton(word(isText ? "editAsForm" : "editAsJson"), isText ? toForm : toText);
  return element("div", { class: "play-switch" }, message, button);
}

function textEditor(body: PlaygroundBody, filled: BodyState, { word, changed }: Session): HTMLElement {
  const message = element("p", { id: "play-body-json", class: "play-error", role: "alert" });
  const box = element("textarea", {
    class: "play-input play-code",
    "aria-describedby": message.id,
    rows: Math.min(18, Math.max(6, (filled.text ?? "").split("\n").length + 1)),
    spellcheck: "false",
    "aria-label": word("body"),
    placeholder: body.text ?? "",
  });
  box.value = filled.text ?? "";
  box.addEventListener("input", () => {
    filled.text = box.value;
    const reason = body.kind === "json" ? jsonError(box.value) : null;
    box.setAttribute("aria-invalid", String(reason !== null));
    message.textContent = reason === null ? "" : word("invalidJson", { reason });
    changed();
  });
  return element("div", { class: "play-row" }, box, message);
}

function formEditor(
  body: PlaygroundBody,
  filled: BodyState,
  { page, parts, appendSlowly, word, changed }: Session,
): HTMLElement {
  const field = body.field ?? { type: body.type, types: ["file"] };
  const shown = body.kind === "binary" ? { type: body.type, types: ["file" as const], accept: body.type } : field;
  const section = page.querySelector('[aria-labelledby="request-body"]');
  const control = fieldInput(shown, {
    id: "play-body",
    label: word("body"),
    required: body.required,
    value: filled.value,
    about: panelOf(section, body.type) ?? section,
    parts,
    appendSlowly,
    word,
    make: fieldInput,
    onChange: (value) => {
      filled.value = value;
      changed();
    },
  });
  if (!isGroup(shown)) control.querySelector("input")?.setAttribute("aria-label", word("chooseFile"));
  return element("div", { class: "play-row play-whole" }, control);
}

function jsonError(text: string): string | null {
  if (text.trim() === "") return null;
  try {
    JSON.parse(text);
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
}
