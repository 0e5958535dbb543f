// Draws the menu of a page: copy, view, ask elsewhere. The first option is a button of its own.

import { Menu, MenuButton } from "../menus/menu.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { SHORTCUTS } from "../shortcuts/shortcuts.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import { SHORTCUTS_ICON } from "./action-icons.js";
import type { PageAction } from "./page-actions.js";

/** The options of a page's menu. */
interface PageMenuView {
  readonly actions: readonly PageAction[];
}

interface PageMenuProps {
  readonly shell: ShellContext;
  readonly menu: PageMenuView;
}

/** Sites hide and style the buttons by their ids; the second id is on the first button. */
export function PageMenu({ shell, menu: { actions } }: PageMenuProps) {
  const [first] = actions;
  if (!first) return null;
  return (
    <>
      <div id="page-context-menu" class="page-menu">
        <Action shell={shell} action={first} class="button" id="page-context-menu-button" />
        {actions.length > 1 && (
          <MenuButton opens={MENU} class="button page-menu-more" label={shell.ui.more}>
            <span class="chevron" />
          </MenuButton>
        )}
      </div>
      {actions.length > 1 && (
        <Menu id={MENU} label={shell.ui.more}>
          <Actions shell={shell} actions={actions} />
          <button type="button" class="menu-item" popovertarget={SHORTCUTS}>
            <Icon shell={shell} of={SHORTCUTS_ICON} class="icon-box menu-icon" />
            <span class="menu-words">
              <span>{shell.ui.keyboardShortcuts}</span>
            </span>
          </button>
        </Menu>
      )}
    </>
  );
}

const MENU = "menu-page";

/** The same options as a plain list below the table of contents. */
export function PageMenuList({ shell, menu }: PageMenuProps) {
  return (
    <div class="page-menu-list">
      {menu.actions.map((action) => (
        <Action key={action.id} shell={shell} action={action} class="page-menu-line" />
      ))}
    </div>
  );
}

function Actions({ shell, actions }: { readonly shell: ShellContext; readonly actions: readonly PageAction[] }) {
  return actions.map((action) => <Action key={action.id} shell={shell} action={action} class="menu-item" />);
}

interface ActionProps {
  readonly shell: ShellContext;
  readonly action: PageAction;
  readonly class: "button" | "menu-item" | "page-menu-line";
  readonly id?: string;
}

function Action({ shell, action, class: name, id }: ActionProps) {
  const { does, icon, title, text } = action;
  const isItem = name === "menu-item";
  const words = (
    <>
      <Icon shell={shell} of={icon} class={isItem ? "icon-box menu-icon" : "icon-box"} />
      <span class="menu-words">
        <span data-done={does.kind === "button" ? shell.ui.copied : undefined}>{title}</span>
        {isItem && text && <small>{text}</small>}
      </span>
    </>
  );
  if (does.kind === "link") {
    return (
      <a id={id} class={name} href={does.href} {...newTab(does.href)}>
        {words}
      </a>
    );
  }
  return (
    <button type="button" id={id} class={name} data-action={does.action} data-value={does.value ?? undefined}>
      {words}
    </button>
  );
}
