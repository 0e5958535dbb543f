// Describes icons.
import type { Component } from "../component.js";
import { color, describe, ICON as iconProp, named, number, required, text } from "../describe.js";
import { Icon, type IconElementProps } from "./icon.js";
import { iconProps } from "./icon-props.js";

export const icon: Component = {
  names: ["Icon"],
  draw: Icon,
  props: describe<Omit<IconElementProps, "src" | "name" | "aria-label">>({
    ...iconProps,
    icon: required(named(iconProp, "src", "name")),
    color: color(),
    colorLight: color(),
    colorDark: color(),
    size: number(),
    alt: text,
  }),
  children: "reads",
  isBlock: false,
  markdown: () => "",
  words: () => "",
};
