// Draws panels, one of them visible at a time; without a script all are listed with their titles.
import type { ComponentChildren, VNode } from "preact";
import { flatChildren, isElementOf } from "../child-elements.js";
import { CodeBlock } from "../code-block/code-block.js";
import { type CodeEntry, CodeTabs } from "../code-group/code-tabs.js";
import type { Component } from "../component.js";
import { describe, flag, iconProps, named, node, number, required, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import type { IconProps } from "../icon/draw-icon.js";
import { plainText } from "../inline-markdown.js";
import { type CommonProps, classes, type Flag, isOn, type Numeric, numberOf, outerAttributes } from "../props.js";
import { titled } from "../said.js";
import { slugOf, titleAnchor } from "../slug.js";
import { type PanelEntry, TabList } from "./tab-list.js";

interface TabsProps extends CommonProps {
  readonly defaultTabIndex?: Numeric;
  readonly sync?: Flag;
  readonly borderBottom?: Flag;
  readonly ariaLabel?: string;
}

interface TabProps extends CommonProps, IconProps {
  readonly title?: ComponentChildren;
  readonly label?: string;
}

export function Tabs({ children, ...props }: TabsProps) {
  const draw = useDraw();
  const entries = flatChildren(children)
    .filter((child): child is VNode<TabProps> => isElementOf(child, Tab))
    .map((tab, index) => panelEntry(tab.props, index, draw.uniqueId));
  if (entries.length === 0) return <>{children}</>;
  const chosen = Math.min(Math.max(0, numberOf(props.defaultTabIndex) ?? 0), entries.length - 1);
  const isSynced = props.sync === undefined || isOn(props.sync);
  const blocks = entries.flatMap(codeEntry);
  if (blocks.length === entries.length)
    return (
      <CodeTabs own={props} entries={blocks} chosen={chosen} isSynced={isSynced} isLinked label={props.ariaLabel} />
    );
  return (
    <docs-tabs
      {...outerAttributes(props, classes("tabs", isOn(props.borderBottom) && "tabs-bordered"))}
      data-sync={isSynced ? "" : undefined}
      data-hash=""
    >
      <TabList entries={entries} chosen={chosen} label={props.ariaLabel} />
      <div class="tabs-panels" data-component-part="tabs-panels">
        {entries.map((entry, index) => (
          <div
            class="tab-panel flow prose"
            role="tabpanel"
            id={entry.id}
            aria-labelledby={`${entry.id}-tab`}
            data-title={entry.text}
            data-active={index === chosen}
            data-component-part="tab-content"
          >
            {entry.content}
          </div>
        ))}
      </div>
    </docs-tabs>
  );
}

/** The tab of one that contains a block of code and nothing else. */
function codeEntry(entry: PanelEntry): CodeEntry[] {
  const [only, ...others] = flatChildren(entry.content);
  return isElementOf(only, CodeBlock) && others.length === 0 ? [{ ...entry, block: only.props }] : [];
}

/** One panel. `Tabs` reads its props; alone it draws its content. */
export function Tab({ children }: TabProps) {
  return <>{children}</>;
}

function panelEntry(props: TabProps, index: number, uniqueId: (wish: string) => string): PanelEntry {
  const title = props.title ?? props.label ?? `${index + 1}`;
  const text = plainText(title).trim();
  return {
    id: props.id ?? uniqueId(slugOf(text)),
    title,
    text,
    icon: props.icon,
    iconType: props.iconType,
    iconLibrary: props.iconLibrary,
    content: props.children,
  };
}

export const tabs: Component = {
  names: ["Tabs"],
  directives: ["tabs"],
  draw: Tabs,
  props: describe<TabsProps>({
    defaultTabIndex: number("Tab to open first, counted from 0."),
    sync: flag("Whether tabs with the same titles switch together. Default: true."),
    borderBottom: flag("Draws a line below the panel."),
    ariaLabel: text("Name of the group for screen readers."),
  }),
  children: "sorts",
};

export const tab: Component = {
  names: ["Tab"],
  directives: ["tabitem"],
  partOf: "Tabs",
  draw: Tab,
  props: describe<Omit<TabProps, "label">>({
    ...iconProps,
    title: named(required(node("Title of the tab.")), "label"),
  }),
  said: titled,
  anchor: titleAnchor,
};
