// Owns the menus of a branch's pages: few differ in more than addresses, so each kind is drawn once, with slots for these.
import type { VNode } from "preact";
import type { Html } from "../../model.js";
import { once } from "../../shared/once.js";
import { escapeHtml } from "../../shared/write-html.js";
import { Menu, MenuButton } from "../menus/menu.js";
import { oncePerKey } from "../once-per-key.js";
import { Icon, renderIn, type ShellContext, useShell } from "../shell-context.js";
import { newTab } from "../sidebar/sidebar-entries.js";
import { encodedSlots, fillTemplate, slot, type Template, toTemplate } from "../slots.js";
import type { PageView } from "../view.js";
import { SHORTCUTS_ICON } from "./action-icons.js";
import { type PageAction, type PageValues, pageAction } from "./page-actions.js";

/** The menu of one page. */
export interface DrawnMenu {
  /** Where the settings put it: next to the title, or below the table of contents. */
  readonly display: "header" | "toc";
  readonly header: () => Html;
  readonly list: () => Html;
}

export interface PageMenus {
  /** Null where the page has no menu. */
  readonly of: (view: PageView) => DrawnMenu | null;
}

export function createPageMenus(shell: ShellContext): PageMenus {
  const mcp = mcpServer(shell);
  const kindOf = oncePerKey(
    (view: PageView) => drawKind(shell, view, mcp),
    ({ page, markdownAddress, descriptionAddress }) =>
      JSON.stringify([page.matter.contextual, markdownAddress === null, descriptionAddress === null]),
  );
  return {
    of(view) {
      // The search page has nothing to copy or to ask about.
      if (view.page.source === null && view.page.target === null) return null;
      const kind = kindOf(view);
      if (kind === null) return null;
      const { display, header, list } = kind;
      const values = valuesOf(shell, view, mcp);
      return { display, header: () => fill(header(), values), list: () => fill(list(), values) };
    },
  };
}

/** A page's own front matter overrides the site's setting; an invalid override is ignored. */
function drawKind(shell: ShellContext, { page, ...view }: PageView, mcp: string | null) {
  const own = page.matter.contextual === null ? null : shell.tools.ownMenu(page.matter.contextual);
  const { options, display } = own ?? shell.settings.contextual;
  const slots: PageValues = {
    url: slot("url"),
    path: slot("path"),
    markdown: view.markdownAddress && slot("markdown"),
    specification: view.descriptionAddress && slot("specification"),
    mcp,
  };
  const actions = options.flatMap((option) => pageAction(option, slots, shell) ?? []);
  if (actions.length === 0) return null;
  const templateOf = (menu: VNode) => toTemplate(encodedSlots(renderIn(shell, menu)));
  return {
    display: display ?? (shell.settings.theme === "sequoia" ? "toc" : "header"),
    header: once(() => templateOf(<PageMenu actions={actions} />)),
    list: once(() => templateOf(<PageMenuList actions={actions} />)),
  };
}

function fill(template: Template, values: PageValues): Html {
  const known: Readonly<Record<string, string | null>> = { ...values };
  return fillTemplate(template, (name) => {
    const isEncoded = name.startsWith("%");
    const value = known[isEncoded ? name.slice(1) : name] ?? "";
    return isEncoded ? encodeURIComponent(value) : escapeHtml(value);
  });
}

function valuesOf(shell: ShellContext, view: PageView, mcp: string | null): PageValues {
  return {
    url: shell.addresses.absolute(view.href) ?? `$origin${view.href}`,
    path: view.page.address,
    markdown: view.markdownAddress,
    specification: view.descriptionAddress,
    mcp,
  };
}

/** One on the site's own host only where its origin is known. */
function mcpServer({ addresses, settings: { mcp } }: ShellContext): string | null {
  return mcp?.startsWith("/") ? addresses.absolute(mcp) : mcp;
}

interface PageMenuProps {
  /** The options of a page's menu. */
  readonly actions: readonly PageAction[];
}

/** Sites hide and style the buttons by their ids; the second id is on the first button. */
function PageMenu({ actions }: PageMenuProps) {
  const shell = useShell();
  const [first] = actions;
  if (!first) return null;
  return (
    <>
      <div id="page-context-menu" class="page-menu">
        <Action action={first} class="button" id="page-context-menu-button" />
        {actions.length > 1 && (
          <MenuButton opens={MENU} class="button page-menu-more" label={shell.ui.more}>
            <span class="chevron" />
          </MenuButton>
        )}
      </div>
      {actions.length > 1 && (
        <Menu id={MENU} label={shell.ui.more}>
          {actions.map((action) => (
            <Action action={action} class="menu-item" />
          ))}
          <button type="button" class="menu-item" data-action="shortcuts">
            <Icon of={SHORTCUTS_ICON} class="icon-box menu-icon" />
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
function PageMenuList({ actions }: PageMenuProps) {
  return (
    <div class="page-menu-list">
      {actions.map((action) => (
        <Action action={action} class="page-menu-line" />
      ))}
    </div>
  );
}

interface ActionProps {
  readonly action: PageAction;
  readonly class: "button" | "menu-item" | "page-menu-line";
  readonly id?: string;
}

function Action({ action, class: name, id }: ActionProps) {
  const shell = useShell();
  const { does, icon, title, text } = action;
  const isItem = name === "menu-item";
  const words = (
    <>
      <Icon of={icon} class={isItem ? "icon-box menu-icon" : "icon-box"} />
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
