// Makes the style sheet of one site: fonts and colours of code, and the utilities of pages that use classes.
import type { Site } from "../../site/site.js";
import { codeSheet } from "../code/code-colours.js";
import { codeFaces } from "../identity/font-routes.js";
import { SITE_SHEET } from "../inputs/assets-of-site.js";
import type { OtherRoute } from "./site-route.js";

export function siteSheetRoute(site: Site): OtherRoute {
  const { theme } = site.config.styling.codeblocks;
  const ofCode = async () => codeFaces(site) + (await codeSheet(theme));
  if (!site.usesClasses) return { kind: "made", file: SITE_SHEET, make: ofCode };
  const make = async (tokens: ReadonlySet<string>) => {
    const colours = await ofCode();
    const { buildUtilities } = await import("../styles/tailwind.js");
    return colours + (await buildUtilities(tokens));
  };
  return { kind: "classes", file: SITE_SHEET, make };
}
