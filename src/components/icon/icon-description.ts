// Describes icons.
import type { Component } from "../component.js";
import { color, describe, IGNORED, iconName, named, number, required, text } from "../describe.js";
import { wordOf } from "../prop-words.js";
import { apart, GAP, text as say } from "../said.js";
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
