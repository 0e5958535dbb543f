// Draws the bar of tabs below the top bar; a tab with a menu opens it.
import type { NavBranch, NavLink } from "../../model.js";
import type { Branch, Level } from "../branch.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { Menu, MenuButton } from "../menus/menu.js";
import { HolderLink, hrefOf } from "../sidebar/sidebar.js";
import { newTab } from "../sidebar/sidebar-entries.js";

interface TabsBarProps {
  readonly frame: FrameContext;
  readonly branch: Branch;
}

export function TabsBar({ frame, branch }: TabsBarProps) {
  const levels = branch.levels.filter(({ kind }) => kind === "tab");
  const links = branch.global.filter(({ holder }) => holder.kind === "tab");
  const menus = [...levels.flatMap((level) => level.choices).filter(hasMenu)];
  if (levels.length + links.length === 0) return null;
  return (
    <>
      <nav class="nav-tabs" aria-label={frame.ui.menu}>
        <ul class="nav-tabs-list">
          {levels.flatMap((level) =>
            level.choices.map((choice) => <Tab key={choice.id} frame={frame} choice={choice} level={level} />),
          )}
          {links.map((link) => (
            <li key={link.id}>
              <HolderLink frame={frame} choice={link} isChosen={false} class="nav-tabs-item" />
            </li>
          ))}
        </ul>
      </nav>
      {menus.map((tab) => (
        <TabMenu key={tab.id} frame={frame} tab={tab} branch={branch} />
      ))}
    </>
  );
}

interface TabProps {
  readonly frame: FrameContext;
  readonly choice: NavBranch | NavLink;
  readonly level: Level;
}

function Tab({ frame, choice, level }: TabProps) {
  const isChosen = choice.id === level.chosen.id;
  const align = choice.holder.align === "end" ? "end" : undefined;
  if (!hasMenu(choice)) {
    return (
      <li data-align={align}>
        <HolderLink frame={frame} choice={choice} isChosen={isChosen} class="nav-tabs-item" />
      </li>
    );
  }
  return (
    <li data-align={align} data-active={isChosen ? "true" : undefined}>
      <MenuButton opens={tabMenuId(choice)} class="nav-tabs-item">
        <Icon frame={frame} of={choice.holder.icon} />
        {choice.holder.label}
      </MenuButton>
    </li>
  );
}

interface TabMenuProps {
  readonly frame: FrameContext;
  readonly tab: NavBranch;
  readonly branch: Branch;
}

function TabMenu({ frame, tab, branch }: TabMenuProps) {
  const chosen = new Set(branch.levels.map((level) => level.chosen.id));
  return (
    <Menu id={tabMenuId(tab)} label={tab.holder.label} class="tab-menu">
      {tab.children.map((item) => {
        if (item.kind === "page" || item.holder.hidden) return null;
        const href = hrefOf(item, frame);
        if (href === null) return null;
        return (
          <a
            key={item.id}
            class="menu-item"
            href={href}
            aria-current={chosen.has(item.id) ? "true" : undefined}
            {...newTab(href)}
          >
            <Icon frame={frame} of={item.holder.icon} class="icon-box menu-icon" />
            <span class="menu-words">
              <span>{item.holder.label}</span>
              {item.holder.description && <small>{item.holder.description}</small>}
            </span>
          </a>
        );
      })}
    </Menu>
  );
}

function hasMenu(choice: NavBranch | NavLink): choice is NavBranch {
  return (
    choice.kind === "branch" && choice.children.some((child) => child.kind !== "page" && child.holder.kind === "item")
  );
}

function tabMenuId(tab: NavBranch): string {
  return `menu-tab-${tab.id.replaceAll(".", "-")}`;
}
