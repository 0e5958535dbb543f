// Describes the props of icons, of their own and of components that have one.
import { color, describe, icon, named, number, oneOf, required, text } from "../describe.js";
import type { IconElementProps } from "./icon.js";

/** What most components with an icon take. */
export const iconProps = {
  icon,
  iconType: oneOf(
    "regular solid light thin brands duotone sharp-regular sharp-solid sharp-light sharp-thin sharp-duotone-regular " +
      "sharp-duotone-solid sharp-duotone-light sharp-duotone-thin",
  ),
  iconLibrary: oneOf("fontawesome lucide tabler"),
};

export const iconDescription = describe<Omit<IconElementProps, "src" | "name" | "aria-label">>({
  ...iconProps,
  icon: required(named(icon, "src", "name")),
  color: color(),
  colorLight: color(),
  colorDark: color(),
  size: number(),
  alt: text,
});
