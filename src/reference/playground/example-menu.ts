// Makes the menu of the examples that the author gave, to begin with.
import { select } from "./element.js";

interface MenuWords {
  readonly label: string;
  /** Stands where none is chosen yet. */
  readonly first: string;
}

export function exampleMenu<T extends { readonly label: string }>(
  examples: readonly T[],
  { label, first }: MenuWords,
  onChoose: (example: T) => void,
): HTMLSelectElement {
  const menu = select(
    { class: "play-input play-examples", "aria-label": label },
    [["", first], ...examples.map((each, index) => [String(index), each.label] as const)],
    "",
  );
  menu.addEventListener("change", () => {
    const example = menu.value === "" ? undefined : examples[Number(menu.value)];
    if (example) onChoose(example);
  });
  return menu;
}
