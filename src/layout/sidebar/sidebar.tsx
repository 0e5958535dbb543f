// Draws the sidebar of one branch: selectors, anchors, groups and pages; on a small screen the sheet behind "Menu".
import type { ComponentChildren } from "preact";
import { Glyph } from "../../components/glyph/glyph.js";
import type { Navbar } from "../../model.js";
import type { Branch, Choice, Level } from "../branch.js";
import { InlineCode } from "../head/inline-code.js";
import { ownIcon } from "../icons/own-icon.js";
import { SelectorButton } from "../menus/selector.js";
import { Icon, type ShellContext } from "../shell-context.js";
import { TabMenuButton } from "../tabs-bar/tabs-bar.js";
import { ModeChoice } from "../top-bar/mode-buttons.js";
import { NavbarLinks } from "../top-bar/navbar-links.js";
import { Logo, SearchButton } from "../top-bar/top-bar.js";
import { HolderLink } from "./holder-link.js";
import { PLACE_SCRIPT } from "./place-script.js";

export const SIDEBAR_ICON = ownIcon("panel-left");

/** The place for `slots/sidebarTop`, which each page fills. */
export const SIDEBAR_TOP = "\u0003sidebarTop\u0003";

interface SidebarProps {
  readonly shell: ShellContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
  readonly home: string | null;
  /** Folder with the files of closed groups, base path included; null where none closes. */
  readonly groups: string | null;
  /** The groups and pages. */
  readonly children: ComponentChildren;
}

export function Sidebar({ shell, branch, navbar, home, groups, children }: SidebarProps) {
  const { levels, global } = branch;
  const cards = levels.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const anchors = anchorLevels(levels);
  const hasLinks = navbar.links.length > 0 || navbar.primary !== null;
  const globalAnchors = global.filter(({ holder }) => holder.kind !== "tab");
  const list = (
    <div id="navigation-items">
      <Anchors shell={shell} levels={anchors} links={globalAnchors} />
      {children}
    </div>
  );
  return (
    <>
      <div id="sidebar" class="sidebar" popover="auto">
        <SheetHead shell={shell} branch={branch} home={home} />
        <nav id="sidebar-content" class="sidebar-content" aria-label={shell.ui.navigation}>
          {shell.hasSidebarTop && SIDEBAR_TOP}
          {cards.map((level) => (
            <SelectorButton key={level.kind} shell={shell} level={level} shape="wide" />
          ))}
          {groups === null ? list : <docs-groups data-from={groups}>{list}</docs-groups>}
          <div class="sidebar-footer">
            <ModeChoice shell={shell} />
            <button
              type="button"
              class="button-icon sidebar-toggle"
              data-action="sidebar"
              aria-label={shell.ui.collapseSidebar}
              aria-controls="sidebar"
            >
              <Icon shell={shell} of={SIDEBAR_ICON} />
            </button>
          </div>
        </nav>
        {hasLinks && (
          <nav class="sidebar-sheet sidebar-foot" aria-label={shell.ui.links}>
            <NavbarLinks shell={shell} navbar={navbar} />
          </nav>
        )}
      </div>
      <InlineCode kind="script" code={PLACE_SCRIPT} />
    </>
  );
}

/** Draws the entries that stand above the groups on every page: anchors, and the links of `global`. */
interface AnchorsProps {
  readonly shell: ShellContext;
  readonly levels: readonly Level[];
  readonly links: readonly Choice[];
}

function Anchors({ shell, levels, links }: AnchorsProps) {
  if (levels.length + links.length === 0) return null;
  return (
    <ul class="nav-anchors">
      {levels.flatMap((level) =>
        level.choices.map((choice) => (
          <li key={choice.id}>
            <HolderLink shell={shell} choice={choice} isChosen={choice.id === level.chosen.id} class="nav-anchor" />
          </li>
        )),
      )}
      {links.map((link) => (
        <li key={link.id}>
          <HolderLink shell={shell} choice={link} isChosen={false} class="nav-anchor" />
        </li>
      ))}
    </ul>
  );
}

/** Draws the head of the sheet of a small screen: what a wide one shows in its bars. */
interface SheetHeadProps {
  readonly shell: ShellContext;
  readonly branch: Branch;
  readonly home: string | null;
}

function SheetHead({ shell, branch, home }: SheetHeadProps) {
  const { levels, global } = branch;
  const small = levels.filter(({ kind }) => kind === "version" || kind === "language");
  const tabs = levels.filter((level) => level.kind === "tab" || (level.kind === "item" && !isLooseMenu(level, levels)));
  const links = global.filter(({ holder }) => holder.kind === "tab");
  return (
    <nav id="mobile-nav" class="sidebar-sheet" aria-label={shell.ui.menu}>
      <Logo shell={shell} home={home} />
      <button type="button" class="button-icon sheet-close" popovertarget="sidebar" popovertargetaction="hide">
        <span class="sr-only">{shell.ui.close}</span>
        <Glyph name="close" />
      </button>
      <SearchButton shell={shell} branch={branch} id="search-bar-entry-mobile" />
      {small.map((level) => (
        <SelectorButton key={level.chosen.id} shell={shell} level={level} shape="narrow" />
      ))}
      {tabs.map((level) => (
        <SheetTabs key={level.chosen.id} shell={shell} level={level} />
      ))}
      {links.length > 0 && (
        <ul class="sheet-tabs">
          {links.map((link) => (
            <li key={link.id}>
              <HolderLink shell={shell} choice={link} isChosen={false} class="mobile-nav-tabs-item" />
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}

/** A tab with a menu opens the bar's menu, so that its items are reached without an extra page. */
function SheetTabs({ shell, level }: { readonly shell: ShellContext; readonly level: Level }) {
  return (
    <ul class="sheet-tabs">
      {level.choices.map((choice) => {
        const isChosen = choice.id === level.chosen.id;
        const hasMenu = level.kind === "tab" && choice.menu.length > 0;
        return (
          <li key={choice.id} data-active={hasMenu && isChosen ? "true" : undefined}>
            {hasMenu ? (
              <TabMenuButton shell={shell} tab={choice} isChosen={isChosen} class="sheet-tab mobile-nav-tabs-item" />
            ) : (
              <HolderLink shell={shell} choice={choice} isChosen={isChosen} class="mobile-nav-tabs-item" />
            )}
          </li>
        );
      })}
    </ul>
  );
}

function anchorLevels(levels: readonly Level[]): Level[] {
  return levels.filter((level) => level.kind === "anchor" || isLooseMenu(level, levels));
}

/** Whether there is anything to choose from in the sidebar: more than the one page that it would stand beside. */
export function hasSidebar({ levels, global, entries }: Branch): boolean {
  const cards = levels.some(({ kind }) => kind === "product" || kind === "dropdown");
  if (cards || anchorLevels(levels).length + global.length > 0) return true;
  const [first, ...others] = entries.filter(({ isHidden }) => !isHidden);
  return others.length > 0 || (first !== undefined && first.kind !== "page" && !isAlone(first));
}

/** Whether a group holds one page. */
function isAlone(entry: Branch["entries"][number]): boolean {
  return (
    entry.kind === "group" && entry.root === null && entry.children.length === 1 && entry.children[0]?.kind === "page"
  );
}

/** A menu outside the tabs has no button here, so its items are listed with the anchors. */
function isLooseMenu(level: Level, levels: readonly Level[]): boolean {
  return level.kind === "item" && levels[levels.indexOf(level) - 1]?.kind !== "tab";
}
