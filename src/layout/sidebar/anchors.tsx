// Draws the entries that stand above the groups on every page: anchors, and the links of `global`.
import type { Choice, Level } from "../branch.js";
import type { ShellContext } from "../shell-context.js";
import { HolderLink } from "./holder-link.js";

interface AnchorsProps {
  readonly shell: ShellContext;
  readonly levels: readonly Level[];
  readonly links: readonly Choice[];
}

export function Anchors({ shell, levels, links }: AnchorsProps) {
  if (levels.length + links.length === 0) return null;
  return (
    <ul class="nav-anchors">
      {levels.flatMap((level) =>
        level.choices.map((choice) => (
          <li key={choice.id}>
            <HolderLink shell={shell} choice={choice} isChosen={choice.id === level.chosen.id} class="nav-anchor" />
          </li>
        )),
      )}
      {links.map((link) => (
        <li key={link.id}>
          <HolderLink shell={shell} choice={link} isChosen={false} class="nav-anchor" />
        </li>
      ))}
    </ul>
  );
}
