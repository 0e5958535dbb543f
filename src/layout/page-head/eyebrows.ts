// THE table of eyebrows by theme, if `styling.eyebrows` is not set.
import type { DocsConfig } from "../../config/docs-config.js";

export type Eyebrows = "section" | "breadcrumbs";

/** Themes for large, deeply nested sites show the path to a page, all others the name of its group. */
const BY_THEME: Readonly<Record<DocsConfig["theme"], Eyebrows>> = {
  almond: "section",
  aspen: "breadcrumbs",
  linden: "section",
  luma: "section",
  maple: "section",
  mint: "section",
  palm: "section",
  sequoia: "breadcrumbs",
  willow: "section",
};

export function eyebrowsOf({ styling, theme }: Pick<DocsConfig, "styling" | "theme">): Eyebrows {
  return styling.eyebrows ?? BY_THEME[theme];
}
