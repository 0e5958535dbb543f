// Describes expandables.
import type { Component } from "../component.js";
import { describe, flag, ignored, node, text } from "../describe.js";
import { titledMarkdown } from "../markdown-element.js";
import { Expandable, type ExpandableProps } from "./expandable.js";

export const expandable: Component = {
  names: ["Expandable"],
  draw: Expandable,
  props: describe<ExpandableProps>({
    title: node,
    defaultOpen: flag,
    openedText: text,
    closedText: text,
    lazy: ignored,
  }),
  children: "places",
  isBlock: true,
  markdown: titledMarkdown,
  closesContents: true,
};
