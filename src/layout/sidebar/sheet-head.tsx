// Draws the head of the sheet of a small screen: what a wide one shows in its bars.
import { Glyph } from "../../components/glyph/glyph.js";
import type { Branch, Level } from "../branch.js";
import { SelectorButton } from "../menus/selector.js";
import type { ShellContext } from "../shell-context.js";
import { TabMenuButton } from "../tabs-bar/tabs-bar.js";
import { HolderLink } from "./holder-link.js";

interface SheetHeadProps {
  readonly shell: ShellContext;
  readonly branch: Branch;
}

export function SheetHead({ shell, branch: { levels, global } }: SheetHeadProps) {
  const small = levels.filter(({ kind }) => kind === "version" || kind === "language");
  const tabs = levels.filter((level) => level.kind === "tab" || (level.kind === "item" && !isLooseMenu(level, levels)));
  const links = global.filter(({ holder }) => holder.kind === "tab");
  return (
    <nav id="mobile-nav" class="sidebar-sheet" aria-label={shell.ui.menu}>
      <button type="button" class="button-icon sheet-close" popovertarget="sidebar" popovertargetaction="hide">
        <span class="sr-only">{shell.ui.close}</span>
        <Glyph name="close" />
      </button>
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
              <HolderLink shell={shell} choice={link} isChosen={false} />
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
              <TabMenuButton shell={shell} tab={choice} isChosen={isChosen} class="sheet-tab" />
            ) : (
              <HolderLink shell={shell} choice={choice} isChosen={isChosen} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** A menu outside the tabs has no button here, so its items are listed with the anchors. */
export function isLooseMenu(level: Level, levels: readonly Level[]): boolean {
  return level.kind === "item" && levels[levels.indexOf(level) - 1]?.kind !== "tab";
}
