// Draws an icon within a line of text.

import type { Component } from "../component.js";
import { color, describe, IGNORED, iconName, iconProps, named, number, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { type CommonProps, classes, cssValue, type Numeric, numberOf, styleWith } from "../props.js";
import { apart, GAP, text as say } from "../said.js";
import { DrawIcon, type IconProps } from "./draw-icon.js";

interface IconElementProps extends IconProps, Omit<CommonProps, "style"> {
  readonly src?: string;
  readonly name?: string;
  readonly color?: string;
  readonly colorLight?: string;
  readonly colorDark?: string;
  readonly size?: Numeric;
  readonly alt?: string;
  readonly "aria-label"?: string;
  /** Authors also name the icon's style here (`style="solid"`). */
  readonly style?: CommonProps["style"];
}

const STYLE_NAME = /^(brands|(sharp-)?(duotone-)?(solid|regular|light|thin)|duotone)$/;

export function Icon(props: IconElementProps) {
  const isStyleName = typeof props.style === "string" && STYLE_NAME.test(props.style);
  const size = numberOf(props.size);
  const style = styleWith(
    {
      "--icon-size": size === null ? null : `${size}px`,
      "--icon-color": cssValue(props.colorLight ?? props.color),
      "--icon-color-dark": cssValue(props.colorDark ?? props.color ?? props.colorLight),
    },
    isStyleName ? undefined : props.style,
  );
  return (
    <DrawIcon
      icon={props.icon ?? props.src ?? props.name}
      iconType={props.iconType ?? (isStyleName && typeof props.style === "string" ? props.style : undefined)}
      iconLibrary={props.iconLibrary}
      class={classes("icon-inline", props.class ?? props.className)}
      css={style}
      label={props.alt ?? props["aria-label"]}
    />
  );
}

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
    overrideColor: IGNORED,
    overrideSize: IGNORED,
    alt: text("What screen readers say. Without it the icon is decoration."),
  }),
  children: "reads",
  isInline: true,
  // Beside words it is decoration.
  said: ({ props, isAlone }) => {
    const label = wordOf(props["alt"] ?? props["aria-label"]);
    const name = label ?? (isAlone() ? nameOf(props["icon"] ?? props["src"] ?? props["name"]) : null);
    return name === null ? [GAP] : apart(say(name));
  },
};

/** The name of an icon; that of its file without folders and ending. Null for a drawing. */
function nameOf(icon: unknown): string | null {
  const named = typeof icon === "object" && icon !== null && "name" in icon ? icon.name : icon;
  if (typeof named !== "string" || named.trim().startsWith("<")) return null;
  return /([^/:?#]+?)(?:\.\w+)?(?:[?#].*)?$/.exec(named.trim())?.[1] ?? null;
}
