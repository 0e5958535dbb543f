// Lists the feeds of pages with updates.
import type { Page, UpdateFact } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import type { OtherRoute } from "../routes/site-route.js";
import { feedFile, rssFeed } from "./rss.js";

/** Feeds need full addresses: without an origin, readers could not follow them. */
export function feedRoutes(site: Site, drawn: readonly DrawnPage[]): OtherRoute[] {
  return drawn.flatMap(({ page, learned }): OtherRoute[] => {
    if (learned.updates.length === 0) return [];
    const file = feedFile(page);
    if (site.address.url === null) return [{ kind: "withheld", file }];
    return [{ kind: "notes", file, make: (pages) => rssFeed(site, page, updatesOf(page, pages)) }];
  });
}

/** As they are once links in them are settled. */
function updatesOf({ path }: Page, drawn: readonly DrawnPage[]): readonly UpdateFact[] {
  return drawn.find(({ page }) => page.path === path)?.learned.updates ?? [];
}

/** Whether a file may be a feed. */
export function isFeed(file: string): boolean {
  return /(^|\/)rss\.xml$/.test(file);
}
