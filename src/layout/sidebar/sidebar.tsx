// Draws the sidebar of one branch: selectors, anchors, groups and pages; on a small screen the sheet behind "Menu".
import type { ComponentChildren } from "preact";
import type { Navbar } from "../../model.js";
import type { Branch } from "../branch.js";
import { InlineCode } from "../head/inline-code.js";
import { SelectorButton } from "../menus/selector.js";
import type { ShellContext } from "../shell-context.js";
import { NavbarLinks } from "../top-bar/navbar-links.js";
import { Anchors } from "./anchors.js";
import { PLACE_SCRIPT } from "./place-script.js";
import { isLooseMenu, SheetHead } from "./sheet-head.js";

/** The place for `slots/sidebarTop`, which each page fills. */
export const SIDEBAR_TOP = "\u0003sidebarTop\u0003";

interface SidebarProps {
  readonly shell: ShellContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
  /** Folder with the files of closed groups, base path included; null where none closes. */
  readonly groups: string | null;
  /** The groups and pages. */
  readonly children: ComponentChildren;
}

export function Sidebar({ shell, branch, navbar, groups, children }: SidebarProps) {
  const { levels, global } = branch;
  const cards = levels.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const anchors = levels.filter((level) => level.kind === "anchor" || isLooseMenu(level, levels));
  const hasLinks = navbar.links.length > 0 || navbar.primary !== null;
  const list = <ul class="sidebar-entries">{children}</ul>;
  const globalAnchors = global.filter(({ holder }) => holder.kind !== "tab");
  return (
    <>
      <div id="sidebar" class="sidebar" popover="auto">
        <SheetHead shell={shell} branch={branch} />
        <nav id="sidebar-content" class="sidebar-content" aria-label={shell.ui.navigation}>
          {shell.hasSidebarTop && SIDEBAR_TOP}
          {cards.map((level) => (
            <SelectorButton key={level.kind} shell={shell} level={level} shape="wide" />
          ))}
          <div id="navigation-items">
            <Anchors shell={shell} levels={anchors} links={globalAnchors} />
            {groups === null ? list : <docs-groups data-from={groups}>{list}</docs-groups>}
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
