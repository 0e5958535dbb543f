// Gathers what the frame shows around one page.
import type { PageView } from "../../layout/view.js";
import type { Article, Page } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import type { Site } from "../../site/site.js";
import { isIndexed } from "../../site/visibility.js";
import { feedFile } from "../agents/rss.js";
import { thumbnailFile, thumbnailView } from "../identity/thumbnail-view.js";

/** The view of a page with its drawn article. */
export function pageView(site: Site, page: Page, article: Article): PageView {
  const { base } = site.address;
  const description = page.target ? site.descriptions.get(page.target.description) : undefined;
  return {
    page,
    article,
    trail: site.trails.get(page.path) ?? null,
    markdownAddress: base + encodePath(markdownFile(page)),
    lastUpdated: lastUpdated(site, page),
    image: thumbnailView(site, page) ? `${base}/${encodePath(thumbnailFile(page))}` : null,
    feed: hasFeed(site, article) ? `${base}/${encodePath(feedFile(page))}` : null,
    scripts: article.islands.map((file) => `${base}/_docsgen/${file}`),
    isIndexed: isIndexed(page, site),
    descriptionAddress: description?.source.kind === "file" ? `${base}/${encodePath(description.source.file)}` : null,
  };
}

function hasFeed({ address }: Site, { facts }: Article): boolean {
  return address.url !== null && facts.updates.length > 0;
}

/** The day a page shows: its own word, else git's; null where neither it nor the site wants one. */
function lastUpdated(site: Site, { matter, source }: Page): string | null {
  if (!(matter.timestamp ?? (site.config.metadata.timestamp || matter.lastUpdatedDate !== null))) return null;
  return matter.lastUpdatedDate?.slice(0, 10) ?? (source ? (site.dates.get(source.file) ?? null) : null);
}

/** Address of the Markdown twin without base path: `/guides/start.md`; the start page's is `/index.md`. */
export function markdownFile(page: Page): string {
  return page.address === "/" ? "/index.md" : `${page.address}.md`;
}
