// Describes badges.
import type { Component } from "../component.js";
import { address, color, describe, flag, iconName, oneOf, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { linked } from "../said.js";
import { BADGE_COLORS, Badge, type BadgeProps } from "./badge.js";

export const badge: Component = {
  names: ["Badge"],
  draw: Badge,
  props: describe<BadgeProps>({
    ...iconProps,
    color: color("Colour of the badge.", [...BADGE_COLORS].join(" ")),
    intent: text("What the badge means, such as `success` or `warning`; sets its colour."),
    size: oneOf("Size.", "xs sm md lg"),
    shape: oneOf("Shape of the corners.", "rounded pill"),
    variant: oneOf("Filled, or outlined.", "solid outline"),
    stroke: flag('Draws an outline, like `variant="outline"`.'),
    disabled: flag("Dims the badge."),
    leadIcon: iconName("Icon before the text."),
    tailIcon: iconName("Icon after the text."),
    href: address("Where the badge links to."),
  }),
  isInline: true,
  said: linked,
};
