// Moves through the options of a list while the focus stays in its input: the combobox pattern.
import type { Choice, Drawn, Option } from "./draw-results.js";

export class OptionList {
  private options: readonly Option[] = [];
  private active = -1;

  /** `onChoose` is called before a chosen link is followed. */
  constructor(
    private readonly input: HTMLInputElement,
    private readonly list: HTMLElement,
    onChoose: (choice: Choice, event: MouseEvent) => void,
  ) {
    const at = ({ target }: Event) =>
      this.options.findIndex(({ node }) => target instanceof Node && node.contains(target));
    list.addEventListener("pointermove", (event) => {
      const pointed = at(event);
      if (pointed >= 0 && pointed !== this.active) this.activate(pointed, false);
    });
    list.addEventListener("click", (event) => {
      const option = this.options[at(event)];
      if (option) onChoose(option.choice, event);
    });
  }

  /** `isAnswer`: the first one is active, and so chosen by Enter. */
  show(drawn: readonly Drawn[], isAnswer = true): void {
    const options = drawn.flatMap((each) => each.options);
    this.options = options;
    for (const [index, { node }] of options.entries()) {
      node.id = `${this.list.id}-${index}`;
      node.setAttribute("aria-selected", "false");
    }
    this.list.replaceChildren(...drawn.flatMap((each) => each.nodes));
    this.list.scrollTop = 0;
    this.input.setAttribute("aria-expanded", String(options.length > 0));
    this.activate(isAnswer && options.length > 0 ? 0 : -1, false);
  }

  /** Moves by a number of options, wrapping at the ends. */
  move(step: number): void {
    const { length } = this.options;
    const from = this.active === -1 && step < 0 ? 0 : this.active;
    if (length > 0) this.activate((from + step + length) % length, true);
  }

  /** Chooses the active option like a click, with the modifier keys that are held. */
  choose({ ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, "ctrlKey" | "metaKey" | "shiftKey">): void {
    const click = new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey });
    this.options[this.active]?.node.dispatchEvent(click);
  }

  private activate(next: number, isKey: boolean): void {
    this.options[this.active]?.node.setAttribute("aria-selected", "false");
    this.active = next;
    const node = this.options[next]?.node;
    node?.setAttribute("aria-selected", "true");
    if (node) this.input.setAttribute("aria-activedescendant", node.id);
    else this.input.removeAttribute("aria-activedescendant");
    if (isKey) node?.scrollIntoView({ block: "nearest" });
  }
}
