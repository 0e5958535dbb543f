// Owns who sees a page: search engines and the sitemap. Hidden pages and pages outside the navigation are for readers with the link.
import type { Page } from "../model.js";
import type { Site } from "./site.js";

/** Whether a page is hidden by itself or by an element above it. A page's own word wins. */
export function isHidden(page: Page, site: Pick<Site, "trails">): boolean {
  if (page.matter.hidden !== null) return page.matter.hidden;
  return site.trails.get(page.path)?.branches.some((branch) => branch.holder.hidden) ?? false;
}

/** Whether search engines may list the page. */
export function isIndexed(page: Page, site: Pick<Site, "trails" | "config">): boolean {
  if (page.matter.noindex || /noindex/.test(page.matter.robots ?? "")) return false;
  if (/noindex/.test(site.config.seo.metatags["robots"] ?? "")) return false;
  return site.config.seo.indexing === "all" || !isHidden(page, site);
}

/** Whether the sitemap and `llms.txt` name the page. */
export function isListed(page: Page, site: Site): boolean {
  if (!isIndexed(page, site) || page.matter.url !== null) return false;
  if (site.translations.get(page.path)?.kind === "missing") return false;
  if (site.config.seo.indexing === "all") return true;
  const trail = site.trails.get(page.path);
  if (!trail) return false;
  return !isHidden(page, site) || trail.branches.some(({ holder }) => holder.hidden && holder.searchable === true);
}
