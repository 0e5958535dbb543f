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
    mark(input, options[at]?.node, options[next]?.node);
    at = next;
    if (isKey) options[at]?.node.scrollIntoView({ block: "nearest" });
  }

  const indexOf = ({ target }: Event) =>
    options.findIndex(({ node }) => target instanceof Node && node.contains(target));

  list.addEventListener("pointermove", (event) => {
    const index = indexOf(event);
    if (index >= 0 && index !== at) activate(index, false);
  });
  list.addEventListener("click", (event) => {
    const option = options[indexOf(event)];
    if (option) onChoose(option.choice, event);
  });

  return {
    show(drawn) {
      options = drawn.flatMap((each) => each.options);
      fill(list, drawn, options);
      input.setAttribute("aria-expanded", String(options.length > 0));
      activate(options.length > 0 ? 0 : -1, false);
    },
    move(step) {
      if (options.length > 0) activate((at + step + options.length) % options.length, true);
    },
    choose: (keys) => options[at]?.node.dispatchEvent(clickWith(keys)),
  };
}

function clickWith({ ctrlKey, metaKey, shiftKey }: Parameters<OptionList["choose"]>[0]): MouseEvent {
  return new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
}

/** Makes another option the active one. */
function mark(input: HTMLElement, before: HTMLElement | undefined, now: HTMLElement | undefined): void {
  before?.setAttribute("aria-selected", "false");
  now?.setAttribute("aria-selected", "true");
  if (now) input.setAttribute("aria-activedescendant", now.id);
  else input.removeAttribute("aria-activedescendant");
}

function fill(list: HTMLElement, drawn: readonly Drawn[], options: readonly Option[]): void {
  for (const [index, { node }] of options.entries()) {
    node.id = `${list.id}-${index}`;
    node.setAttribute("aria-selected", "false");
  }
  list.replaceChildren(...drawn.flatMap((each) => each.nodes));
  list.scrollTop = 0;
}
