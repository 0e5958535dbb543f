// Draws the selector between divisions: versions, languages, products, dropdowns.
import type { HolderKind } from "../../model.js";
import type { Level } from "../branch.js";
import { Icon, type ShellContext, useShell } from "../shell-context.js";
import { Tag } from "../sidebar/group.js";
import { slot } from "../slots.js";
import { Menu, MenuButton } from "./menu.js";
import { MenuChoices } from "./menu-choices.js";

interface SelectorProps {
  readonly level: Level;
}

/** The list, drawn once per page and opened by a button at each place for one. */
export function SelectorMenu({ level }: SelectorProps) {
  const shell = useShell();
  return (
    <Menu id={menuId(level)} label={kindLabel(level.kind, shell)} class={`${hooksOf(level.kind)}-content`}>
      <MenuChoices choices={level.choices} chosen={new Set([level.chosen.id])} addressOf={({ id }) => slot(id)} />
    </Menu>
  );
}

interface SelectorButtonProps extends SelectorProps {
  readonly id?: string;
  /** Narrow: in the top bar. Wide: a card at the top of the sidebar. */
  readonly shape: "narrow" | "wide";
}

export function SelectorButton({ level, id, shape }: SelectorButtonProps) {
  const shell = useShell();
  const { kind, chosen } = level;
  const { holder } = chosen;
  return (
    <MenuButton
      opens={menuId(level)}
      id={id}
      class={`selector selector-${shape} ${hooksOf(kind)}-trigger`}
      part={PARTS[kind]}
    >
      <span class="sr-only">{`${kindLabel(kind, shell)}: `}</span>
      {kind === "language" ? (
        <Icon of="globe" />
      ) : (
        <Icon of={holder.icon} class={shape === "wide" ? "icon-box menu-icon nav-dropdown-item-icon" : "icon-box"} />
      )}
      <span class="menu-words nav-dropdown-item-text-container">
        <span class="nav-dropdown-item-title">{holder.label}</span>
        {shape === "wide" && holder.description && (
          <small class="nav-dropdown-item-description">{holder.description}</small>
        )}
      </span>
      {shape === "narrow" && <Tag text={holder.tag} />}
    </MenuButton>
  );
}

const PARTS: Readonly<Partial<Record<HolderKind, string>>> = {
  product: "products-selector-trigger",
  version: "version-select-trigger",
};

function menuId({ kind, chosen }: Level): string {
  return `menu-${kind}-${chosen.id.replaceAll(".", "-")}`;
}

/** Names that repositories use to style the selectors. */
function hooksOf(kind: HolderKind): string {
  if (kind === "language") return "localization-select";
  if (kind === "product") return "nav-dropdown-products-selector";
  return "nav-dropdown";
}

function kindLabel(kind: HolderKind, { ui }: ShellContext): string {
  if (kind === "language") return ui.language;
  if (kind === "version") return ui.version;
  return kind === "product" ? ui.product : ui.menu;
}
