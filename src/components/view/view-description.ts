// Describes views.
import type { Component } from "../component.js";
import { describe, required, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { titled } from "../said.js";
import { titleAnchor } from "../title-anchor.js";
import { View, type ViewProps } from "./view.js";

export const view: Component = {
  names: ["View"],
  draw: View,
  props: describe<ViewProps>({
    ...iconProps,
    title: required(text("Name of the view in the menu. Views with the same title switch together.")),
  }),
  said: titled,
  anchor: titleAnchor,
};
