// Draws the top bar of one branch: logo, selectors, search, links, mode; below it the tabs.
import { Glyph } from "../../components/glyph/glyph.js";
import type { Navbar } from "../../model.js";
import { ASSISTANT_WORDS } from "../../shared/english/assistant.js";
import { differingWords } from "../../shared/english/differing-words.js";
import { type Branch, selectorsOf } from "../branch.js";
import { SelectorButton, SelectorMenu } from "../menus/selector.js";
import { Icon, useShell } from "../shell-context.js";
import { TabsBar } from "../tabs-bar/tabs-bar.js";
import { NavbarLinks } from "./navbar-links.js";

interface TopBarProps {
  readonly branch: Branch;
  readonly navbar: Navbar;
  readonly home: string | null;
}

export function TopBar({ branch, navbar, home }: TopBarProps) {
  const { ui, assets } = useShell();
  const selectors = selectorsOf(branch.levels);
  const version = selectors.find(({ kind }) => kind === "version");
  const cards = selectors.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const language = selectors.find(({ kind }) => kind === "language");
  return (
    <header id="navbar" class="navbar">
      <div id="navbar-transition" class="site-bar-ground" />
      <div class="site-bar">
        <button type="button" class="button-icon site-bar-menu" popovertarget="sidebar" aria-label={ui.menu}>
          <Glyph name="menu" />
        </button>
        <Logo home={home} />
        {version && <SelectorButton level={version} shape="narrow" />}
        <div class="site-bar-middle">
          <SearchButton branch={branch} />
          {assets.hasAssistant && <AssistantButton />}
        </div>
        <div class="topbar-right-container">
          <NavbarLinks navbar={navbar} buttonId="topbar-cta-button" />
          {cards.length > 0 && (
            <div class="site-bar-cards">
              {cards.map((level) => (
                <SelectorButton level={level} shape="narrow" />
              ))}
            </div>
          )}
          {language && <SelectorButton level={language} id="localization-select-trigger" shape="narrow" />}
          <ModeButton />
        </div>
      </div>
      <TabsBar branch={branch} />
      {selectors.map((level) => (
        <SelectorMenu level={level} />
      ))}
    </header>
  );
}

/** Has its place from the start; `no-scripts.css` hides it where nothing can make it work. */
function ModeButton() {
  const { settings, ui } = useShell();
  if (settings.appearance.strict) return null;
  return (
    <button
      type="button"
      class="button-icon mode-button"
      data-action="mode"
      data-value={settings.appearance.default}
      aria-label={ui.toggleMode}
    >
      <Glyph name="mode" />
    </button>
  );
}

/** The element loads the dialog and the index on first use. */
function SearchButton({ branch }: Pick<TopBarProps, "branch">) {
  const shell = useShell();
  const { folder, styles, hasSearch } = shell.assets;
  if (!hasSearch) return null;
  const version = branch.levels.find(({ kind }) => kind === "version")?.chosen.holder.name;
  const { sites } = shell.settings.search;
  return (
    <docs-search
      data-base={shell.addresses.base}
      data-language={shell.language.tag}
      data-version={version}
      data-sites={sites.length > 0 ? JSON.stringify(sites) : undefined}
      data-style={styles["search"] && `${folder}/${styles["search"].file}`}
    >
      <button type="button" id="search-bar-entry" class="search-entry" aria-keyshortcuts="Control+K Meta+K">
        <Glyph name="search" />
        <div class="search-entry-words">
          <span>{shell.settings.search.prompt ?? shell.ui.searchPlaceholder}</span>
        </div>
        <span class="search-entry-keys" aria-hidden="true">
          <kbd>Ctrl K</kbd>
        </span>
      </button>
    </docs-search>
  );
}

/** Draws the logo for both modes, or the site's name where it has none. */
interface LogoProps {
  /** The start of the reader's language or version; null for the site's own address. */
  readonly home: string | null;
  /** Whether it is far down on the page. */
  readonly isLazy?: boolean;
}

export function Logo({ home, isLazy = false }: LogoProps) {
  const shell = useShell();
  const { logo, name } = shell.settings;
  const loading = isLazy ? "lazy" : undefined;
  const { addresses } = shell;
  const href = logo?.href ? addresses.link(logo.href) : (home ?? `${addresses.base}/`);
  if (!logo) {
    return (
      <a class="logo nav-logo" href={href}>
        {name}
      </a>
    );
  }
  const hasTwo = logo.light !== logo.dark;
  return (
    <a class="logo" href={href}>
      <img
        class={hasTwo ? "nav-logo only-light" : "nav-logo"}
        src={addresses.file(logo.light)}
        alt={name}
        {...logo.lightSize}
        loading={loading}
      />
      {/* Lazy: the one that is not shown is not loaded. */}
      {hasTwo && (
        <img class="nav-logo only-dark" src={addresses.file(logo.dark)} alt={name} {...logo.darkSize} loading="lazy" />
      )}
    </a>
  );
}

function AssistantButton() {
  const shell = useShell();
  return (
    <docs-assistant
      data-base={shell.addresses.base}
      data-settings={JSON.stringify(shell.settings.assistant)}
      data-words={JSON.stringify(differingWords(shell.ui, ASSISTANT_WORDS))}
    >
      <button type="button" id="assistant-entry" class="assistant-entry" aria-keyshortcuts="Control+I Meta+I">
        <Icon of="sparkles" />
        <span class="assistant-entry-words">{shell.ui.askAssistant}</span>
      </button>
    </docs-assistant>
  );
}
