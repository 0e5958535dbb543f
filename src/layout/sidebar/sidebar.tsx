// Draws the sidebar of one branch: selectors, anchors, groups and pages; on a small screen the sheet behind "Menu".
import type { ComponentChildren } from "preact";
import { Glyph } from "../../components/glyph/glyph.js";
import type { Navbar } from "../../model.js";
import type { Branch, Choice, Level } from "../branch.js";
import { InlineCode } from "../head/inline-code.js";
import { ownIcon } from "../icons/own-icon.js";
import { SelectorButton } from "../menus/selector.js";
import { Icon, useShell } from "../shell-context.js";
import { ModeChoice } from "../top-bar/mode-buttons.js";
import { NavbarLinks } from "../top-bar/navbar-links.js";
import { Logo } from "../top-bar/top-bar.js";
import { HolderItems } from "./holder-link.js";

/**
 * `page/page.client.ts` writes the keys. The followed entry stays under the pointer, whatever groups opened or
 * closed above it. On a narrow screen the sidebar is closed: nothing is measured before the first paint.
 */
export const PLACE_SCRIPT =
  'if(matchMedia("(min-width:64rem)").matches){let s=document.getElementById("sidebar"),a=s.querySelector("[aria-current=page]"),' +
  "k={},y=e=>e.getBoundingClientRect().top,t=()=>y(a)-y(s),h=s.clientHeight,l;try{k=sessionStorage}catch{}" +
  's.scrollTop=k["docs-sidebar"]||0;' +
  'if(a){l=(k["docs-sidebar-link"]||"").split(" ");if(l[0]==a.pathname)s.scrollTop+=t()-l[1];' +
  "if(t()<40||t()>h-70)s.scrollTop+=t()-h/3}}";

export const SIDEBAR_ICON = ownIcon("panel-left");

/** The place for `slots/sidebarTop`, which each page fills. */
export const SIDEBAR_TOP = "\u0003sidebarTop\u0003";

interface SidebarProps {
  readonly branch: Branch;
  readonly navbar: Navbar;
  readonly home: string | null;
  /** Folder with the files of closed groups, base path included; null where none closes. */
  readonly groups: string | null;
  /** The groups and pages. */
  readonly children: ComponentChildren;
}

export function Sidebar({ branch, navbar, home, groups, children }: SidebarProps) {
  const shell = useShell();
  const { levels, global } = branch;
  const cards = levels.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const anchors = anchorLevels(levels);
  const globalAnchors = global.filter(({ holder }) => holder.kind !== "tab");
  const list = (
    <div id="navigation-items" data-component-part="scroll-area">
      <Anchors levels={anchors} links={globalAnchors} />
      {children}
    </div>
  );
  return (
    <div class="sidebar-place">
      <div id="sidebar" class="sidebar" popover="auto">
        <SheetHead branch={branch} home={home} />
        <nav id="sidebar-content" class="sidebar-content" aria-label={shell.ui.navigation}>
          {shell.hasSidebarTop && SIDEBAR_TOP}
          {cards.map((level) => (
            <SelectorButton level={level} shape="wide" />
          ))}
          {groups === null ? list : <docs-groups data-from={groups}>{list}</docs-groups>}
          <SidebarFooter />
        </nav>
        <NavbarLinks navbar={navbar} class="sidebar-sheet sidebar-foot" />
      </div>
      <InlineCode kind="script" code={PLACE_SCRIPT} />
    </div>
  );
}

function SidebarFooter() {
  const { ui } = useShell();
  return (
    <div class="sidebar-footer">
      <ModeChoice />
      <button
        type="button"
        class="button-icon sidebar-toggle"
        data-action="sidebar"
        aria-label={ui.collapseSidebar}
        aria-controls="sidebar-content"
      >
        <Icon of={SIDEBAR_ICON} />
      </button>
    </div>
  );
}

/** Draws the entries that stand above the groups on every page: anchors, and the links of `global`. */
interface AnchorsProps {
  readonly levels: readonly Level[];
  readonly links: readonly Choice[];
}

function Anchors({ levels, links }: AnchorsProps) {
  if (levels.length + links.length === 0) return null;
  return (
    <ul class="nav-anchors">
      <HolderItems levels={levels} links={links} class="nav-anchor" />
    </ul>
  );
}

/** Draws the head of the sheet of a small screen: what a wide one shows in its bars. */
interface SheetHeadProps {
  readonly branch: Branch;
  readonly home: string | null;
}

function SheetHead({ branch, home }: SheetHeadProps) {
  const shell = useShell();
  const { levels, global } = branch;
  const small = levels.filter(({ kind }) => kind === "version" || kind === "language");
  const tabs = levels.filter((level) => level.kind === "tab" || (level.kind === "item" && !isLooseMenu(level, levels)));
  const links = global.filter(({ holder }) => holder.kind === "tab");
  return (
    <nav class="sidebar-sheet" aria-label={shell.ui.menu}>
      <Logo home={home} />
      <button type="button" class="button-icon sheet-close" popovertarget="sidebar" popovertargetaction="hide">
        <span class="sr-only">{shell.ui.close}</span>
        <Glyph name="close" />
      </button>
      {small.map((level) => (
        <SelectorButton level={level} shape="narrow" />
      ))}
      {/* A tab with a menu opens the bar's menu, so that its items are reached without an extra page. */}
      {tabs.map((level) => (
        <ul class="sheet-tabs">
          <HolderItems levels={[level]} class="mobile-nav-tabs-item" />
        </ul>
      ))}
      {links.length > 0 && (
        <ul class="sheet-tabs">
          <HolderItems links={links} class="mobile-nav-tabs-item" />
        </ul>
      )}
    </nav>
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
