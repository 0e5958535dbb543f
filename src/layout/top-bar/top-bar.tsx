// Draws the top bar of one branch: logo, selectors, search, links, mode; below it the tabs.
import type { Navbar } from "../../model.js";
import { AssistantButton } from "../assistant/assistant-button.js";
import { type Branch, selectorsOf } from "../branch.js";
import { SelectorButton, SelectorMenu } from "../menus/selector.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { TabsBar } from "../tabs-bar/tabs-bar.js";
import { Logo } from "./logo.js";
import { NavbarLinks } from "./navbar-links.js";

interface TopBarProps {
  readonly frame: ShellContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
  readonly home: string | null;
}

export function TopBar({ frame, branch, navbar, home }: TopBarProps) {
  const { ui, settings, assets } = frame;
  const selectors = selectorsOf(branch.levels);
  const version = selectors.find(({ kind }) => kind === "version");
  const cards = selectors.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const language = selectors.find(({ kind }) => kind === "language");
  return (
    <header id="navbar" class="navbar">
      <div class="topbar">
        <button type="button" class="button-icon topbar-menu" popovertarget="sidebar" aria-label={ui.menu}>
          <Icon frame={frame} of="menu" />
        </button>
        <Logo frame={frame} home={home} />
        {version && <SelectorButton frame={frame} level={version} shape="narrow" />}
        <div class="topbar-middle">
          {assets.hasSearch && <SearchButton frame={frame} version={version?.chosen.holder.name} />}
          {assets.hasAssistant && <AssistantButton frame={frame} />}
        </div>
        <NavbarLinks frame={frame} navbar={navbar} buttonId="topbar-cta-button" />
        {cards.length > 0 && (
          <div class="topbar-cards">
            {cards.map((level) => (
              <SelectorButton key={level.kind} frame={frame} level={level} shape="narrow" />
            ))}
          </div>
        )}
        {language && <SelectorButton frame={frame} level={language} id="localization-select-trigger" shape="narrow" />}
        {!settings.appearance.strict && <ModeButton frame={frame} />}
      </div>
      <TabsBar frame={frame} branch={branch} />
      {selectors.map((level) => (
        <SelectorMenu key={level.chosen.id} frame={frame} level={level} />
      ))}
    </header>
  );
}

/** The element loads the dialog and the index on first use. */
function SearchButton({ frame, version }: { readonly frame: ShellContext; readonly version: string | undefined }) {
  const { folder, styles } = frame.assets;
  return (
    <docs-search
      data-base={frame.addresses.base}
      data-language={frame.language.tag}
      data-version={version}
      data-style={styles["search"] && `${folder}/${styles["search"].file}`}
    >
      <button type="button" id="search-bar-entry" class="search-entry" aria-keyshortcuts="Control+K Meta+K">
        <Icon frame={frame} of="search" />
        <span class="search-entry-words">{frame.settings.search.prompt ?? frame.ui.searchPlaceholder}</span>
        <span class="search-entry-keys" aria-hidden="true">
          Ctrl K
        </span>
      </button>
    </docs-search>
  );
}

/** Does nothing without scripts, so it shows only with them: `page.client.ts` takes `hidden` off. */
function ModeButton({ frame }: { readonly frame: ShellContext }) {
  return (
    <button
      type="button"
      class="button-icon mode-button"
      data-action="mode"
      data-value={frame.settings.appearance.default}
      aria-label={frame.ui.toggleMode}
      hidden
    >
      <Icon frame={frame} of="sun" class="icon-box only-light" />
      <Icon frame={frame} of="moon" class="icon-box only-dark" />
    </button>
  );
}
