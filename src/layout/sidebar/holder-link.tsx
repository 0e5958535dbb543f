// Draws items in lists of divisions: tabs, anchors, and the links among them.
import type { Choice, Level } from "../branch.js";
import { MenuButton } from "../menus/menu.js";
import { Icon } from "../shell-context.js";
import { Tag } from "./group.js";
import { newTab } from "./sidebar-entries.js";

interface HolderItemsProps {
  readonly levels?: readonly Level[];
  readonly links?: readonly Choice[];
  readonly class?: string | undefined;
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
  readonly class?: string | undefined;
}

/** A link that opens a division, the links of one that holds no page, or a button for the menu of a tab. */
function HolderItem({ choice, level, class: name }: HolderItemProps) {
  const { id, holder, links, href, menu } = choice;
  const isTab = name === "nav-tabs-item";
  const isChosen = id === level?.chosen.id;
  const Item = isTab ? "div" : "li";
  const state = {
    "data-align": isTab && holder.align === "end" ? "end" : undefined,
    "data-active": isChosen ? "true" : undefined,
  };
  const hasMenu = level?.kind === "tab" && menu.length > 0;
  const words = <HolderWords choice={choice} class={name} />;
  if (hasMenu || links.length > 0)
    return (
      <Item {...state}>
        {hasMenu ? (
          <MenuButton opens={tabMenuId(id)} isCurrent={isChosen} class={isTab ? name : `sheet-tab ${name}`}>
            {words}
          </MenuButton>
        ) : (
          <FoldedLinks choice={choice} class={name} />
        )}
      </Item>
    );
  if (href === null) return null;
  const link = (
    <a
      class={isTab ? "nav-tabs-item link" : name}
      href={href}
      {...state}
      aria-current={isChosen ? (isTab ? "page" : "true") : undefined}
      {...newTab(href)}
    >
      {words}
    </a>
  );
  return isTab ? link : <li>{link}</li>;
}
function FoldedLinks({ choice, class: name }: HolderItemProps) {
  return (
    <details>
      <summary class={name}>
        <HolderWords choice={choice} class={name} isFolded />
      </summary>
      <ul>
        <HolderItems links={choice.links} />
      </ul>
    </details>
  );
}

function HolderWords({ choice: { holder }, class: name, isFolded }: HolderItemProps & { readonly isFolded?: true }) {
  const isTab = name === "nav-tabs-item";
  return (
    <>
      <Icon of={holder.icon} class={name && "icon-box"} isBare={isTab} />
      <bdi class={isFolded && "sidebar-title"}>{holder.label}</bdi>
      <Tag text={holder.tag} />
      {isTab && <div />}
    </>
  );
}

/** Tabs have a button in the bar, and one in the sheet of a small screen, for the same menu. */
export function tabMenuId(id: string): string {
  return `menu-tab-${id.replaceAll(".", "-")}`;
}
