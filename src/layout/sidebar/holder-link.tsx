// Draws items in lists of divisions: tabs, anchors, and the links among them.
import type { Choice, Level } from "../branch.js";
import { MenuButton } from "../menus/menu.js";
import { Icon } from "../shell-context.js";
import { Tag } from "./group.js";
import { newTab } from "./sidebar-entries.js";

interface HolderItemProps {
  readonly choice: Choice;
  /** What it is a choice of; links are of none. */
  readonly level?: Level;
  readonly class?: string;
}

/** A link that opens a division, the links of one that holds no page, or a button for the menu of a tab. */
export function HolderItem({ choice, level, class: name }: HolderItemProps) {
  const { id, holder, links, href, menu } = choice;
  const isTab = name === "nav-tabs-item";
  const isChosen = id === level?.chosen.id;
  const hasMenu = level?.kind === "tab" && menu.length > 0;
  const words = (
    <>
      <Icon of={holder.icon} class={name && "icon-box"} isBare={isTab} />
      {links.length > 0 && !hasMenu ? <span class="sidebar-title">{holder.label}</span> : holder.label}
      <Tag text={holder.tag} />
    </>
  );
  if (hasMenu)
    return (
      <li data-align={alignOf(choice)} data-active={isChosen ? "true" : undefined}>
        <MenuButton opens={tabMenuId(id)} isCurrent={isChosen} class={isTab ? name : `sheet-tab ${name}`}>
          {words}
        </MenuButton>
      </li>
    );
  return (
    <li data-align={alignOf(choice)}>
      {links.length > 0 && (
        <details>
          <summary class={name}>{words}</summary>
          <ul>
            {links.map((link) => (
              <HolderItem choice={link} />
            ))}
          </ul>
        </details>
      )}
      {links.length === 0 && href !== null && (
        <a
          class={isTab ? "nav-tabs-item link" : name}
          href={href}
          data-active={isChosen ? "true" : undefined}
          aria-current={isChosen ? (isTab ? "page" : "true") : undefined}
          {...newTab(href)}
        >
          {words}
        </a>
      )}
    </li>
  );
}

function alignOf({ holder }: Choice): "end" | undefined {
  return holder.align === "end" ? "end" : undefined;
}

/** Tabs have a button in the bar, and one in the sheet of a small screen, for the same menu. */
export function tabMenuId(id: string): string {
  return `menu-tab-${id.replaceAll(".", "-")}`;
}
