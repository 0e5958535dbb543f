// Draws the bar of tabs below the top bar, and their menus.
import type { Branch } from "../branch.js";
import { Menu } from "../menus/menu.js";
import { MenuChoices } from "../menus/menu-choices.js";
import { useShell } from "../shell-context.js";
import { HolderItems, tabMenuId } from "../sidebar/holder-link.js";

export function TabsBar({ branch }: { readonly branch: Branch }) {
  const { ui } = useShell();
  const levels = branch.levels.filter(({ kind }) => kind === "tab");
  const links = branch.global.filter(({ holder }) => holder.kind === "tab");
  const menus = levels.flatMap((level) => level.choices).filter(({ menu }) => menu.length > 0);
  if (levels.length + links.length === 0) return null;
  return (
    <>
      <nav class="tabs-bar" aria-label={ui.menu}>
        <div class="nav-tabs">
          <HolderItems levels={levels} links={links} class="nav-tabs-item" />
        </div>
      </nav>
      {menus.map(({ id, holder, menu }) => (
        <Menu id={tabMenuId(id)} label={holder.label} class="tab-menu">
          <MenuChoices
            choices={menu}
            chosen={new Set(branch.levels.map((level) => level.chosen.id))}
            addressOf={({ href }) => href}
          />
        </Menu>
      ))}
    </>
  );
}
