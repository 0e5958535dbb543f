// Owns the props that most components with an icon share.
import { iconName, oneOf } from "../describe.js";

export const iconProps = {
  icon: iconName("Name in the icon library, path, URL or inline SVG."),
  iconType: oneOf(
    "Style of the icon.",
    "regular solid light thin brands duotone sharp-regular sharp-solid sharp-light sharp-thin sharp-duotone-regular " +
      "sharp-duotone-solid sharp-duotone-light sharp-duotone-thin",
  ),
  iconLibrary: oneOf("Library to take the icon from. Default: that of the site.", "fontawesome lucide tabler"),
};
