// Describes tabs.
import type { Component } from "../component.js";
import { describe, FLAG, NODE, named, number, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { titledMarkdown } from "../markdown-element.js";
import { titleAnchor } from "../title-anchor.js";
import { Tab, type TabProps, Tabs, type TabsProps } from "./tabs.js";

export const tabs: Component = {
  names: ["Tabs"],
  draw: Tabs,
  props: describe<TabsProps>({ defaultTabIndex: number(), sync: FLAG, borderBottom: FLAG, ariaLabel: text }),
  children: "sorts",
  isBlock: true,
};

export const tab: Component = {
  names: ["Tab"],
  draw: Tab,
  props: describe<Omit<TabProps, "label">>({ ...iconProps, title: named(required(NODE), "label") }),
  children: "places",
  isBlock: true,
  markdown: titledMarkdown,
  anchor: titleAnchor,
};
