// Draws the sidebar of one branch: selectors, anchors, groups and pages; on a small screen the sheet behind "Menu".
import type { ComponentChildren } from "preact";
import type { NavBranch, Navbar, NavLink } from "../../model.js";
import type { Branch, Level } from "../branch.js";
import { type FrameContext, Icon } from "../frame-context.js";
import { InlineCode } from "../head/inline-code.js";
import { SelectorButton } from "../menus/selector.js";
import { NavbarLinks } from "../top-bar/navbar-links.js";
import { PLACE_SCRIPT } from "./place-script.js";
import { newTab } from "./sidebar-entries.js";

interface SidebarProps {
  readonly frame: FrameContext;
  readonly branch: Branch;
  readonly navbar: Navbar;
  /** Folder with the files of closed groups, base path included; null where none closes. */
  readonly groups: string | null;
  /** The groups and pages. */
  readonly children: ComponentChildren;
}

export function Sidebar({ frame, branch, navbar, groups, children }: SidebarProps) {
  const { levels, global } = branch;
  const cards = levels.filter(({ kind }) => kind === "product" || kind === "dropdown");
  const anchors = levels.filter(({ kind }) => kind === "anchor");
  const hasLinks = navbar.links.length > 0 || navbar.primary !== null;
  const list = <ul class="sidebar-entries">{children}</ul>;
  const globalAnchors = global.filter(({ holder }) => holder.kind !== "tab");
  return (
    <>
      <div id="sidebar" class="sidebar" popover="auto">
        <SheetHead frame={frame} levels={levels} />
        <nav id="sidebar-content" class="sidebar-content" aria-label={frame.ui.navigation}>
          {cards.map((level) => (
            <SelectorButton key={level.kind} frame={frame} level={level} shape="wide" />
          ))}
          <Anchors frame={frame} levels={anchors} links={globalAnchors} />
          {groups === null ? list : <docs-groups data-from={groups}>{list}</docs-groups>}
        </nav>
        {hasLinks && (
          <nav class="sidebar-sheet sidebar-foot" aria-label={frame.ui.links}>
            <NavbarLinks frame={frame} navbar={navbar} />
          </nav>
        )}
      </div>
      <InlineCode kind="script" code={PLACE_SCRIPT} />
    </>
  );
}

/** What a wide screen shows in its bars: the sheet of a small one needs it too. */
function SheetHead({ frame, levels }: { readonly frame: FrameContext; readonly levels: readonly Level[] }) {
  const small = levels.filter(({ kind }) => kind === "version" || kind === "language");
  const tabs = levels.filter(({ kind }) => kind === "tab" || kind === "item");
  return (
    <nav id="mobile-nav" class="sidebar-sheet" aria-label={frame.ui.menu}>
      <button type="button" class="button-icon sheet-close" popovertarget="sidebar" popovertargetaction="hide">
        <span class="sr-only">{frame.ui.close}</span>
        <Icon frame={frame} of="x" />
      </button>
      {small.map((level) => (
        <SelectorButton key={level.chosen.id} frame={frame} level={level} shape="narrow" />
      ))}
      {tabs.map((level) => (
        <SheetTabs key={level.chosen.id} frame={frame} level={level} />
      ))}
    </nav>
  );
}

function SheetTabs({ frame, level }: { readonly frame: FrameContext; readonly level: Level }) {
  return (
    <ul class="sheet-tabs">
      {level.choices.map((choice) => (
        <li key={choice.id}>
          <HolderLink frame={frame} choice={choice} isChosen={choice.id === level.chosen.id} />
        </li>
      ))}
    </ul>
  );
}

interface AnchorsProps {
  readonly frame: FrameContext;
  readonly levels: readonly Level[];
  readonly links: readonly NavLink[];
}

/** The entries that stand above the groups on every page. */
function Anchors({ frame, levels, links }: AnchorsProps) {
  if (levels.length + links.length === 0) return null;
  return (
    <ul class="nav-anchors">
      {levels.flatMap((level) =>
        level.choices.map((choice) => (
          <li key={choice.id}>
            <HolderLink frame={frame} choice={choice} isChosen={choice.id === level.chosen.id} class="nav-anchor" />
          </li>
        )),
      )}
      {links.map((link) => (
        <li key={link.id}>
          <HolderLink frame={frame} choice={link} isChosen={false} class="nav-anchor" />
        </li>
      ))}
    </ul>
  );
}

interface HolderLinkProps {
  readonly frame: FrameContext;
  readonly choice: NavBranch | NavLink;
  readonly isChosen: boolean;
  readonly class?: string;
}

/** A link that opens a division. */
export function HolderLink({ frame, choice, isChosen, class: name }: HolderLinkProps) {
  const { holder } = choice;
  const href = hrefOf(choice, frame);
  if (href === null) return null;
  return (
    <a
      class={name}
      href={href}
      data-active={isChosen ? "true" : undefined}
      aria-current={isChosen ? "true" : undefined}
      {...newTab(href)}
    >
      <Icon frame={frame} of={holder.icon} class={name && "icon-box"} />
      {holder.label}
      {holder.tag && <span class="pill nav-tag-pill">{holder.tag}</span>}
    </a>
  );
}

/** Where a division opens; null where it holds no page. */
export function hrefOf(choice: NavBranch | NavLink, { addresses }: FrameContext): string | null {
  if (choice.kind === "link") return addresses.link(choice.href);
  return addresses.branch(choice);
}
