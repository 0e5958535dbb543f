// Draws a strip of tabs: for Tabs and for groups of code blocks.
import type { ComponentChildren } from "preact";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { InlineMarkdown } from "../inline-markdown.js";

/** One tab with its panel. */
export interface PanelEntry extends IconProps {
  readonly id: string;
  readonly title: ComponentChildren;
  /** The title without marks: what tabs of one page are matched by. */
  readonly text: string;
  readonly content: ComponentChildren;
}

interface TabListProps {
  readonly entries: readonly Omit<PanelEntry, "content">[];
  readonly chosen: number;
  readonly label?: string | undefined;
}

export function TabList({ entries, chosen, label }: TabListProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: sheets of sites name the list as `ul`.
    <ul class="tabs-list not-prose" role="tablist" aria-label={label} data-component-part="tabs-list">
      {entries.map((entry, index) => (
        <li role="presentation" data-component-part="tab">
          <button
            type="button"
            role="tab"
            id={`${entry.id}-tab`}
            class="tab"
            aria-controls={entry.id}
            aria-selected={index === chosen}
            tabIndex={index === chosen ? 0 : -1}
            data-active={index === chosen}
            data-component-part="tab-button"
          >
            <DrawIcon {...entry} class="tab-icon" />
            <div>
              <InlineMarkdown text={entry.title} links={false} />
            </div>
          </button>
        </li>
      ))}
    </ul>
  );
}
