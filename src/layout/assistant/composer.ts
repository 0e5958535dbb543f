// Owns the field in which the reader writes, with what the question points at above it.
import type { AssistantData } from "./assistant-settings.js";
import type { Ask, ContextItem } from "./conversation.js";
import { icon, iconButton, make } from "./make.js";

export interface Composer {
  readonly node: HTMLElement;
  focus(): void;
  /** Takes what is asked next; without text the reader writes it. */
  prepare(ask: Ask): void;
  /** While an answer is in progress, the button stops it. */
  setBusy(isBusy: boolean): void;
}

export interface ComposerActions {
  readonly send: (ask: Ask) => void;
  readonly stop: () => void;
}

export function createComposer({ settings, words }: AssistantData, { send, stop }: ComposerActions): Composer {
  const prompt = settings.placeholder ?? words.askAbout;
  const field = make("textarea", {
    rows: "1",
    placeholder: prompt,
    "aria-label": prompt,
    maxlength: "4000",
    enterkeyhint: "send",
  });
  const button = make("button", { type: "submit", class: "send" });
  const quoted = make("div", { class: "quoted" });
  const node = make("form", {}, quoted, make("div", { class: "field" }, field, button));
  let context: readonly ContextItem[] = [];
  let isBusy = false;

  function pointAt(items: readonly ContextItem[]): void {
    context = items;
    quoted.replaceChildren(
      ...items.map(({ value }) =>
        make(
          "div",
          { class: "chip" },
          make("span", {}, value),
          iconButton("close", words.clear, () => {
            pointAt([]);
            field.focus();
          }),
        ),
      ),
    );
  }

  function prepare(ask: Ask): void {
    pointAt(ask.context);
    if (ask.text !== "") field.value = ask.text;
  }

  function setBusy(busy: boolean): void {
    isBusy = busy;
    const name = busy ? words.stop : words.send;
    button.replaceChildren(icon(busy ? "stop" : "send"));
    button.setAttribute("aria-label", name);
    button.title = name;
  }

  function submit(): void {
    if (isBusy) {
      stop();
      return;
    }
    const text = field.value.trim();
    if (text === "") return;
    field.value = "";
    const asked = { text, context };
    pointAt([]);
    send(asked);
  }

  node.addEventListener("submit", (event) => {
    event.preventDefault();
    submit();
  });
  field.addEventListener("keydown", (event) => {
    // Shift+Enter starts a new line; Enter that ends the composition of a character does not send.
    if (event.key !== "Enter" || event.shiftKey || event.isComposing) return;
    event.preventDefault();
    if (!isBusy) submit();
  });
  setBusy(false);
  return { node, focus: () => field.focus({ preventScroll: true }), prepare, setBusy };
}
