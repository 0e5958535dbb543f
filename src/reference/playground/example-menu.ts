// Makes the menu of the examples that the author gave, to begin with.
import { picker } from "./element.js";

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
  return picker(
    { class: "play-input play-examples", "aria-label": label },
    {
      labels: [first, ...examples.map((each) => each.label)],
      chosen: 0,
      onPick: (index) => {
        const example = examples[index - 1];
        if (example) onChoose(example);
      },
    },
  );
}
