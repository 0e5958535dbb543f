// Describes icons.
import type { Component } from "../component.js";
import { color, describe, iconName, named, number, required, text } from "../describe.js";
import { Icon, type IconElementProps } from "./icon.js";
import { iconProps } from "./icon-props.js";

export const icon: Component = {
  names: ["Icon"],
  draw: Icon,
  props: describe<Omit<IconElementProps, "src" | "name" | "aria-label">>({
    ...iconProps,
    icon: required(named(iconName("Name in the icon library, path, URL or inline SVG."), "src", "name")),
    color: color("Colour of the icon."),
    colorLight: color("Colour in light mode."),
    colorDark: color("Colour in dark mode."),
    size: number("Width and height, in pixels."),
    alt: text("What screen readers say. Without it the icon is decoration."),
  }),
  children: "reads",
  isBlock: false,
  markdown: () => "",
  words: () => "",
};
