// Makes the style sheet of one site: colours of code, and the utilities of pages that use classes.
import type { Site } from "../../site/site.js";
import { codeSheet } from "../code/code-colours.js";
import { SITE_SHEET } from "../inputs/assets-of-site.js";
import type { OtherRoute } from "./site-route.js";

export function siteSheetRoute({ config, usesClasses }: Site): OtherRoute {
  const { theme } = config.styling.codeblocks;
  if (!usesClasses) return { kind: "made", file: SITE_SHEET, make: () => codeSheet(theme) };
  const make = async (tokens: ReadonlySet<string>) => {
    const colours = await codeSheet(theme);
    const { buildUtilities } = await import("../styles/tailwind.js");
    return colours + (await buildUtilities(tokens));
  };
  return { kind: "classes", file: SITE_SHEET, make };
}
