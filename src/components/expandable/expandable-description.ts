// Describes expandables.
import type { Component } from "../component.js";
import { describe, flag, IGNORED, node, text } from "../describe.js";
import { titled } from "../said.js";
import { Expandable, type ExpandableProps } from "./expandable.js";

export const expandable: Component = {
  names: ["Expandable"],
  draw: Expandable,
  props: describe<ExpandableProps>({
    title: node("Name of what it shows or hides."),
    defaultOpen: flag("Starts open."),
    openedText: text("Button text while open."),
    closedText: text("Button text while closed."),
    lazy: IGNORED,
    uniqueParamId: IGNORED,
    anchor: IGNORED,
  }),
  said: titled,
  closesContents: true,
};
