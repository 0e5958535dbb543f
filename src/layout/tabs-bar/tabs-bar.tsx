// Draws the bar of tabs below the top bar; a tab with a menu opens it.
import type { Branch, Choice, Level } from "../branch.js";
import { Menu, MenuButton } from "../menus/menu.js";
import { MenuChoices } from "../menus/menu-choices.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { HolderLink } from "../sidebar/holder-link.js";

interface TabsBarProps {
  readonly frame: ShellContext;
  readonly branch: Branch;
}

export function TabsBar({ frame, branch }: TabsBarProps) {
  const levels = branch.levels.filter(({ kind }) => kind === "tab");
  const links = branch.global.filter(({ holder }) => holder.kind === "tab");
  const menus = levels.flatMap((level) => level.choices).filter(({ menu }) => menu.length > 0);
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
  readonly frame: ShellContext;
  readonly choice: Choice;
  readonly level: Level;
}

function Tab({ frame, choice, level }: TabProps) {
  const isChosen = choice.id === level.chosen.id;
  const align = choice.holder.align === "end" ? "end" : undefined;
  if (choice.menu.length === 0) {
    return (
      <li data-align={align}>
        <HolderLink frame={frame} choice={choice} isChosen={isChosen} class="nav-tabs-item" />
      </li>
    );
  }
  return (
    <li data-align={align} data-active={isChosen ? "true" : undefined}>
      <TabMenuButton frame={frame} tab={choice} isChosen={isChosen} class="nav-tabs-item" />
    </li>
  );
}

interface TabMenuButtonProps {
  readonly frame: ShellContext;
  readonly tab: Choice;
  readonly isChosen: boolean;
  readonly class: string;
}

/** Opens the menu of a tab: in the bar, and in the sheet of a small screen. */
export function TabMenuButton({ frame, tab: { id, holder }, isChosen, class: name }: TabMenuButtonProps) {
  return (
    <MenuButton opens={tabMenuId(id)} isCurrent={isChosen} class={name}>
      <Icon frame={frame} of={holder.icon} />
      {holder.label}
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </MenuButton>
  );
}

interface TabMenuProps {
  readonly frame: ShellContext;
  readonly tab: Choice;
  readonly branch: Branch;
}

function TabMenu({ frame, tab, branch }: TabMenuProps) {
  return (
    <Menu id={tabMenuId(tab.id)} label={tab.holder.label} class="tab-menu">
      <MenuChoices
        frame={frame}
        choices={tab.menu}
        chosen={new Set(branch.levels.map((level) => level.chosen.id))}
        addressOf={({ href }) => href}
      />
    </Menu>
  );
}

function tabMenuId(id: string): string {
  return `menu-tab-${id.replaceAll(".", "-")}`;
}
