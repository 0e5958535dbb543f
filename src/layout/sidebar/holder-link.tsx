// Draws items in lists of divisions: tabs, anchors, and the links among them.
import type { Choice, Level } from "../branch.js";
import { MenuButton } from "../menus/menu.js";
import { Icon } from "../shell-context.js";
import { Tag } from "./group.js";
import { newTab } from "./sidebar-entries.js";

interface HolderItemsProps {
  readonly levels?: readonly Level[];
  readonly links?: readonly Choice[];
  readonly class: string;
}

/** What there is to choose from, then links. */
export function HolderItems({ levels = [], links = [], class: name }: HolderItemsProps) {
  return [
    ...levels.flatMap((level) =>
      level.choices.map((choice) => <HolderItem choice={choice} level={level} class={name} />),
    ),
    ...links.map((link) => <HolderItem choice={link} class={name} />),
  ];
}

interface HolderItemProps {
  readonly choice: Choice;
  /** What it is a choice of; links are of none. */
  readonly level?: Level;
  readonly class?: string;
}

/** A link that opens a division, the links of one that holds no page, or a button for the menu of a tab. */
function HolderItem({ choice, level, class: name }: HolderItemProps) {
  const { id, holder, links, href, menu } = choice;
  const isTab = name === "nav-tabs-item";
  const isChosen = id === level?.chosen.id;
  const hasMenu = level?.kind === "tab" && menu.length > 0;
  const align = isTab && holder.align === "end" ? "end" : undefined;
  const active = isChosen ? "true" : undefined;
  const Item = isTab ? "div" : "li";
  const words = (
    <>
      <Icon of={holder.icon} class={name && "icon-box"} isBare={isTab} />
      {links.length > 0 && !hasMenu ? <span class="sidebar-title">{holder.label}</span> : holder.label}
      <Tag text={holder.tag} />
      {isTab && <div />}
    </>
  );
  if (hasMenu)
    return (
      <Item data-align={align} data-active={active}>
        <MenuButton opens={tabMenuId(id)} isCurrent={isChosen} class={isTab ? name : `sheet-tab ${name}`}>
          {words}
        </MenuButton>
      </Item>
    );
  if (links.length > 0)
    return (
      <Item data-align={align}>
        <details>
          <summary class={name}>{words}</summary>
          <ul>
            {links.map((link) => (
              <HolderItem choice={link} />
            ))}
          </ul>
        </details>
      </Item>
    );
  if (href === null) return null;
  const link = (
    <a
      class={isTab ? "nav-tabs-item link" : name}
      href={href}
      data-align={align}
      data-active={active}
      aria-current={isChosen ? (isTab ? "page" : "true") : undefined}
      {...newTab(href)}
    >
      {words}
    </a>
  );
  return isTab ? link : <li>{link}</li>;
}

/** Tabs have a button in the bar, and one in the sheet of a small screen, for the same menu. */
export function tabMenuId(id: string): string {
  return `menu-tab-${id.replaceAll(".", "-")}`;
}
