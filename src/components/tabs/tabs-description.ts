// Describes tabs.
import type { Component } from "../component.js";
import { describe, flag, named, node, number, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { titled } from "../said.js";
import { titleAnchor } from "../title-anchor.js";
import { Tab, type TabProps, Tabs, type TabsProps } from "./tabs.js";

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
  partOf: "Tabs",
  draw: Tab,
  props: describe<Omit<TabProps, "label">>({
    ...iconProps,
    title: named(required(node("Title of the tab.")), "label"),
  }),
  said: titled,
  anchor: titleAnchor,
};
