// Owns what most components with an icon take.
import { ICON, oneOf } from "../describe.js";

export const iconProps = {
  icon: ICON,
  iconType: oneOf(
    "regular solid light thin brands duotone sharp-regular sharp-solid sharp-light sharp-thin sharp-duotone-regular " +
      "sharp-duotone-solid sharp-duotone-light sharp-duotone-thin",
  ),
  iconLibrary: oneOf("fontawesome lucide tabler"),
};
