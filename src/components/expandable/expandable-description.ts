// Describes expandables.
import type { Component } from "../component.js";
import { describe, FLAG, IGNORED, NODE, text } from "../describe.js";
import { titledMarkdown } from "../markdown-element.js";
import { Expandable, type ExpandableProps } from "./expandable.js";

export const expandable: Component = {
  names: ["Expandable"],
  draw: Expandable,
  props: describe<ExpandableProps>({
    title: NODE,
    defaultOpen: FLAG,
    openedText: text,
    closedText: text,
    lazy: IGNORED,
  }),
  children: "places",
  isBlock: true,
  markdown: titledMarkdown,
  closesContents: true,
};
