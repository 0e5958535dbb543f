// Draws the value of an `icon` prop: a name, path, URL or inline SVG, or an element.
import { type ComponentChildren, isValidElement } from "preact";
import type { IconRef } from "../../model.js";
import { useDraw } from "../draw-context.js";

/** The icon props that most components share. */
export interface IconProps {
  readonly icon?: ComponentChildren | IconRef | undefined;
  readonly iconType?: string | undefined;
  readonly iconLibrary?: string | undefined;
}

interface DrawIconProps extends IconProps {
  readonly class: string;
  /** The name of the part for style sheets of a repository. */
  readonly part?: string;
  readonly css?: string | undefined;
  /** A label for the icon; left out where the text next to it says the same. */
  readonly label?: string | undefined;
  readonly as?: "div" | "span";
}

/** A span around the icon, or nothing where there is none. */
export function DrawIcon({ icon, part, label, css, as: Part = "span", ...rest }: DrawIconProps) {
  const draw = useDraw();
  const hidden = label === undefined ? { "aria-hidden": true as const } : { role: "img" as const, "aria-label": label };
  const attributes = { class: rest.class, style: css, "data-component-part": part, ...hidden };
  if (isValidElement(icon)) return <Part {...attributes}>{icon}</Part>;
  const html = isIconRef(icon) ? draw.icon(icon, { style: rest.iconType, library: rest.iconLibrary }) : null;
  if (html === null) return null;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the resolver of render/ makes this HTML from icon sets and checked names.
  return <Part {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** True where an icon was asked for, so that its room is kept. */
export function hasIcon(icon: unknown): boolean {
  return isValidElement(icon) || isIconRef(icon);
}

function isIconRef(icon: unknown): icon is IconRef | string {
  if (typeof icon === "string") return icon.trim() !== "";
  return typeof icon === "object" && icon !== null && "name" in icon && typeof icon.name === "string";
}
