// Moves through the options of a list while the focus stays in its input: the combobox pattern.
import type { Choice, Drawn, Option } from "./draw-results.js";

export interface OptionList {
  /** `isAnswer`: the first one is active, and so chosen by Enter. */
  readonly show: (drawn: readonly Drawn[], isAnswer?: boolean) => void;
  /** Moves by a number of options, wrapping at the ends. */
  readonly move: (step: number) => void;
  /** Chooses the active option like a click, with the modifier keys that are held. */
  readonly choose: (keys: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">) => void;
}

type Choose = (choice: Choice, event: MouseEvent) => void;

/** `onChoose` is called before a chosen link is followed. */
export function createOptionList(input: HTMLInputElement, list: HTMLElement, onChoose: Choose): OptionList {
  let options: readonly Option[] = [];
  let active = -1;

  function activate(next: number, isKey: boolean): void {
    options[active]?.node.setAttribute("aria-selected", "false");
    active = next;
    const node = options[active]?.node;
    markActive(input, node);
    if (isKey) node?.scrollIntoView({ block: "nearest" });
  }

  const at = ({ target }: Event) => options.findIndex(({ node }) => target instanceof Node && node.contains(target));
  list.addEventListener("pointermove", (event) => {
    const pointed = at(event);
    if (pointed >= 0 && pointed !== active) activate(pointed, false);
  });
  list.addEventListener("click", (event) => {
    const option = options[at(event)];
    if (option) onChoose(option.choice, event);
  });

  return {
    show(drawn, isAnswer = true) {
      options = fill(list, drawn);
      input.setAttribute("aria-expanded", String(options.length > 0));
      activate(isAnswer && options.length > 0 ? 0 : -1, false);
    },
    move(step) {
      const from = active === -1 && step < 0 ? 0 : active;
      if (options.length > 0) activate((from + step + options.length) % options.length, true);
    },
    choose({ ctrlKey, metaKey, shiftKey }) {
      const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
      options[active]?.node.dispatchEvent(click);
    },
  };
}

/** Gives the options that the list has now. */
function fill(list: HTMLElement, drawn: readonly Drawn[]): readonly Option[] {
  const options = drawn.flatMap((each) => each.options);
  for (const [index, { node }] of options.entries()) {
    node.id = `${list.id}-${index}`;
    node.setAttribute("aria-selected", "false");
  }
  list.replaceChildren(...drawn.flatMap((each) => each.nodes));
  list.scrollTop = 0;
  return options;
}

function markActive(input: HTMLInputElement, node?: HTMLElement): void {
  node?.setAttribute("aria-selected", "true");
  if (node) input.setAttribute("aria-activedescendant", node.id);
  else input.removeAttribute("aria-activedescendant");
}
