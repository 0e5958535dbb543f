// Makes a site's style sheet: base rules, theme, fonts, code colours, and what its pages use of components and utilities.
import { oncePerKey } from "../../layout/once-per-key.js";
import type { Site } from "../../site/site.js";
import { codeSheet } from "../code/code-colours.js";
import type { RenderSettings } from "../document/render-settings.js";
import { codeFaces, earlyFaces } from "../identity/font-routes.js";
import { SITE_SHEET } from "../inputs/inputs-of-site.js";
import { slotFiles } from "../slots/slot-files.js";
import { componentSheets, readSheet } from "../styles/read-sheets.js";
import type { OtherRoute } from "./site-route.js";

export function siteSheetRoute({ site, isDev }: Pick<RenderSettings, "site" | "isDev">): OtherRoute {
  const make = async (used: ReadonlySet<string>) => {
    const rules = namesOf(site, (part) => isDev || used.has(part)).map(readSheet);
    const sheet = [
      ...rules,
      earlyFaces(site),
      codeFaces(site),
      await codeSheet(site.config.styling.codeblocks.theme),
    ].join("");
    if (!site.usesClasses) return sheet;
    const { buildUtilities } = await import("../styles/tailwind.js");
    return sheet + (await buildUtilities(used));
  };
  // The live preview asks again after every edit.
  return { kind: "classes", file: SITE_SHEET, make: oncePerKey(make, (used) => [...used].sort().join(" ")) };
}

/** The sheets that it is made of. The page for unknown addresses, of which there are no notes, may show any component. */
function namesOf({ config, snippets }: Site, isUsed: (part: string) => boolean): string[] {
  const { theme, background, feedback, errors } = config;
  const isAnyShown = /[<[]/.test(String(errors["404"].description)) || slotFiles(snippets).has("notFound");
  return [
    "site",
    `theme-${theme}`,
    ...(background.decoration ? ["backdrop"] : []),
    ...(feedback.thumbsRating ? ["rating"] : []),
    ...componentSheets().filter((part) => isAnyShown || isUsed(part)),
  ];
}
