// Draws the bar of tabs below the top bar; a tab with a menu opens it.
import type { Branch, Choice, Level } from "../branch.js";
import { Menu, MenuButton } from "../menus/menu.js";
import { MenuChoices } from "../menus/menu-choices.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { HolderLink } from "../sidebar/holder-link.js";

interface TabsBarProps {
  readonly shell: ShellContext;
  readonly branch: Branch;
}

export function TabsBar({ shell, branch }: TabsBarProps) {
  const levels = branch.levels.filter(({ kind }) => kind === "tab");
  const links = branch.global.filter(({ holder }) => holder.kind === "tab");
  const menus = levels.flatMap((level) => level.choices).filter(({ menu }) => menu.length > 0);
  if (levels.length + links.length === 0) return null;
  return (
    <>
      <nav class="nav-tabs" aria-label={shell.ui.menu}>
        <ul class="nav-tabs-list">
          {levels.flatMap((level) =>
            level.choices.map((choice) => <Tab key={choice.id} shell={shell} choice={choice} level={level} />),
          )}
          {links.map((link) => (
            <li key={link.id}>
              <HolderLink shell={shell} choice={link} isChosen={false} class="nav-tabs-item" />
            </li>
          ))}
        </ul>
      </nav>
      {menus.map((tab) => (
        <TabMenu key={tab.id} shell={shell} tab={tab} branch={branch} />
      ))}
    </>
  );
}

interface TabProps {
  readonly shell: ShellContext;
  readonly choice: Choice;
  readonly level: Level;
}

function Tab({ shell, choice, level }: TabProps) {
  const isChosen = choice.id === level.chosen.id;
  const align = choice.holder.align === "end" ? "end" : undefined;
  if (choice.menu.length === 0) {
    return (
      <li data-align={align}>
        <HolderLink shell={shell} choice={choice} isChosen={isChosen} class="nav-tabs-item" />
      </li>
    );
  }
  return (
    <li data-align={align} data-active={isChosen ? "true" : undefined}>
      <TabMenuButton shell={shell} tab={choice} isChosen={isChosen} class="nav-tabs-item" />
    </li>
  );
}

interface TabMenuButtonProps {
  readonly shell: ShellContext;
  readonly tab: Choice;
  readonly isChosen: boolean;
  readonly class: string;
}

/** Opens the menu of a tab, in the bar and in the sheet of a small screen. */
export function TabMenuButton({ shell, tab: { id, holder }, isChosen, class: name }: TabMenuButtonProps) {
  return (
    <MenuButton opens={tabMenuId(id)} isCurrent={isChosen} class={name}>
      <Icon shell={shell} of={holder.icon} isBare={name === "nav-tabs-item"} />
      {holder.label}
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </MenuButton>
  );
}

interface TabMenuProps {
  readonly shell: ShellContext;
  readonly tab: Choice;
  readonly branch: Branch;
}

function TabMenu({ shell, tab, branch }: TabMenuProps) {
  return (
    <Menu id={tabMenuId(tab.id)} label={tab.holder.label} class="tab-menu">
      <MenuChoices
        shell={shell}
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
