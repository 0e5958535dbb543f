// Draws a small label within text: a state, a plan, a version.

import type { Component } from "../component.js";
import { address, color, describe, flag, iconName, iconProps, oneOf, text } from "../describe.js";
import { useDraw } from "../draw-context.js";
import { DrawIcon, type IconProps } from "../icon/draw-icon.js";
import { type CommonProps, cssValue, type Flag, isOn, outerAttributes } from "../props.js";
import { linked } from "../said.js";

interface BadgeProps extends CommonProps, IconProps {
  readonly color?: string;
  readonly intent?: string;
  readonly size?: string;
  readonly shape?: string;
  readonly variant?: string;
  readonly stroke?: Flag;
  readonly disabled?: Flag;
  readonly leadIcon?: IconProps["icon"];
  readonly tailIcon?: IconProps["icon"];
  readonly href?: string;
}

const BADGE_COLORS = new Set(
  "gray blue green yellow orange red purple white surface white-destructive surface-destructive".split(" "),
);

const INTENTS: Readonly<Record<string, string>> = {
  success: "green",
  warning: "yellow",
  danger: "red",
  error: "red",
  info: "blue",
  note: "blue",
  tip: "green",
  neutral: "gray",
};

export function Badge(props: BadgeProps) {
  const draw = useDraw();
  const color = props.color ?? (props.intent && (INTENTS[props.intent] ?? props.intent)) ?? "gray";
  const isNamed = BADGE_COLORS.has(color);
  const Tag = props.href ? "a" : "span";
  const icon = { iconType: props.iconType, iconLibrary: props.iconLibrary, class: "badge-icon" };
  return (
    <Tag
      {...(props.href ? { href: draw.link(props.href) } : {})}
      {...outerAttributes(props, "badge not-prose", { "--tone": isNamed ? null : cssValue(color) })}
      data-badge=""
      data-color={color}
      data-size={props.size ?? "md"}
      data-shape={props.shape ?? "rounded"}
      data-stroke={isOn(props.stroke) || props.variant === "outline" ? "" : undefined}
      data-disabled={isOn(props.disabled) ? "" : undefined}
    >
      <DrawIcon {...icon} icon={props.icon ?? props.leadIcon} />
      {props.children}
      <DrawIcon {...icon} icon={props.tailIcon} />
    </Tag>
  );
}

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
