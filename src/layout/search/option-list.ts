// Moves through the options of a list while the focus stays in its input: the combobox pattern.
import type { Choice, Drawn, Option } from "./draw-results.js";

export interface OptionList {
  readonly show: (drawn: readonly Drawn[]) => void;
  /** Moves by a number of options, wrapping at the ends. */
  readonly move: (step: number) => void;
  /** Chooses the active option like a click, with the modifier keys that are held. */
  readonly choose: (keys: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) => void;
}

/** `onChoose` is called before a chosen link is followed. */
export function createOptionList(
  input: HTMLInputElement,
  list: HTMLElement,
  onChoose: (choice: Choice, event: MouseEvent) => void,
): OptionList {
  let options: readonly Option[] = [];
  let at = -1;

  function activate(next: number, isKey: boolean): void {
    options[at]?.node.setAttribute("aria-selected", "false");
    at = next;
    const node = options[at]?.node;
    node?.setAttribute("aria-selected", "true");
    if (node) input.setAttribute("aria-activedescendant", node.id);
    else input.removeAttribute("aria-activedescendant");
    if (isKey) node?.scrollIntoView({ block: "nearest" });
  }

  function onEvent(event: MouseEvent, visit: (index: number) => void): void {
    const index = options.findIndex(({ node }) => event.target instanceof Node && node.contains(event.target));
    if (index >= 0) visit(index);
  }

  list.addEventListener("pointermove", (event) => onEvent(event, (index) => index !== at && activate(index, false)));
  list.addEventListener("click", (event) =>
    onEvent(event, (index) => {
      const option = options[index];
      if (option) onChoose(option.choice, event);
    }),
  );

  return {
    show(drawn) {
      options = drawn.flatMap((each) => each.options);
      for (const [index, { node }] of options.entries()) {
        node.id = `${list.id}-${index}`;
        node.setAttribute("aria-selected", "false");
      }
      list.replaceChildren(...drawn.flatMap((each) => each.nodes));
      list.scrollTop = 0;
      input.setAttribute("aria-expanded", String(options.length > 0));
      activate(options.length > 0 ? 0 : -1, false);
    },
    move(step) {
      if (options.length > 0) activate((at + step + options.length) % options.length, true);
    },
    choose({ ctrlKey, metaKey, shiftKey }) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      options[at]?.node.dispatchEvent(click);
    },
  };
}
