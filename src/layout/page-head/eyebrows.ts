// Says what is above the titles of pages, if `styling.eyebrows` does not.
import type { DocsConfig } from "../../config/docs-config.js";

export type Eyebrows = "section" | "breadcrumbs";

/** Themes for large, deeply nested sites show the path to a page, all others the name of its group. */
export function eyebrowsOf({ styling, theme }: Pick<DocsConfig, "styling" | "theme">): Eyebrows {
  return styling.eyebrows ?? (theme === "aspen" || theme === "sequoia" ? "breadcrumbs" : "section");
}
