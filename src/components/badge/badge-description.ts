// Describes badges.
import type { Component } from "../component.js";
import { ADDRESS, color, describe, FLAG, ICON, oneOf, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { linkMarkdown } from "../markdown-element.js";
import { BADGE_COLORS, Badge, type BadgeProps } from "./badge.js";

export const badge: Component = {
  names: ["Badge"],
  draw: Badge,
  props: describe<BadgeProps>({
    ...iconProps,
    color: color([...BADGE_COLORS].join(" ")),
    intent: text,
    size: oneOf("xs sm md lg"),
    shape: oneOf("rounded pill"),
    variant: oneOf("solid outline"),
    stroke: FLAG,
    disabled: FLAG,
    leadIcon: ICON,
    tailIcon: ICON,
    href: ADDRESS,
  }),
  children: "places",
  isBlock: false,
  markdown: linkMarkdown,
};
