// Describes the props of badges.
import { address, color, describe, flag, icon, oneOf, text } from "../describe.js";
import { iconProps } from "../icon/icon-props.js";
import { BADGE_COLORS, type BadgeProps } from "./badge.js";

export const badgeDescription = describe<BadgeProps>({
  ...iconProps,
  color: color([...BADGE_COLORS].join(" ")),
  intent: text,
  size: oneOf("xs sm md lg"),
  shape: oneOf("rounded pill"),
  variant: oneOf("solid outline"),
  stroke: flag,
  disabled: flag,
  leadIcon: icon,
  tailIcon: icon,
  href: address,
});
