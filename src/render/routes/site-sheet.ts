// Makes a site's style sheet: base rules, theme, fonts, code colours, and utilities if pages use classes.
import type { Site } from "../../site/site.js";
import { codeSheet } from "../code/code-colours.js";
import { codeFaces, earlyFaces } from "../identity/font-routes.js";
import { SITE_SHEET } from "../inputs/inputs-of-site.js";
import { readRareSheets, readSharedSheet, readThemeSheet } from "../styles/read-theme-sheet.js";
import type { OtherRoute } from "./site-route.js";

export function siteSheetRoute(site: Site): OtherRoute {
  const { styling, theme } = site.config;
  const rules = readSharedSheet() + readThemeSheet(theme) + readRareSheets(site.config);
  const common = async () => rules + earlyFaces(site) + codeFaces(site) + (await codeSheet(styling.codeblocks.theme));
  if (!site.usesClasses) return { kind: "made", file: SITE_SHEET, make: common };
  const makeAnew = async (tokens: ReadonlySet<string>) => {
    const sheet = await common();
    const { buildUtilities } = await import("../styles/tailwind.js");
    return sheet + (await buildUtilities(tokens));
  };
  let last: { readonly tokens: ReadonlySet<string>; readonly sheet: Promise<string> } | null = null;
  /** The live preview asks again after every edit. */
  const make = (tokens: ReadonlySet<string>) => {
    if (last === null || !isSame(last.tokens, tokens)) last = { tokens, sheet: makeAnew(tokens) };
    return last.sheet;
  };
  return { kind: "classes", file: SITE_SHEET, make };
}

function isSame(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return one.size === other.size && [...one].every((token) => other.has(token));
}
