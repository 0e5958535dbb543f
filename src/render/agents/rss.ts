// Makes the feed of a page with updates.
import type { Page, UpdateFact } from "../../model.js";
import type { Site } from "../../site/site.js";
import { escapeXml, pageUrl } from "../host-files.js";

/** Entries of a feed: readers keep what they have seen. */
const NEWEST = 15;

/** RSS 2.0: one item per `<Update>`, in the order of the page. */
export function rssFeed(site: Site, page: Page, updates: readonly UpdateFact[]): string {
  const address = pageUrl(page, site);
  const items = updates.slice(0, NEWEST).map((update) => item(update, address));
  const description = page.matter.description ?? site.config.description ?? page.title;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${page.title} - ${site.config.name}`)}</title>
<link>${escapeXml(address)}</link>
<description>${escapeXml(description)}</description>
${items.join("")}</channel>
</rss>
`;
}

function item({ anchor, label, description, tags, rss, html }: UpdateFact, address: string): string {
  const link = `${address}#${encodeURIComponent(anchor)}`;
  const date = dateOf(label) ?? dateOf(description);
  const parts = [
    `<title>${escapeXml(rss?.title ?? label)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...(date ? [`<pubDate>${date.toUTCString()}</pubDate>`] : []),
    ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    `<description>${escapeXml(rss?.description ?? description ?? label)}</description>`,
    `<content:encoded><![CDATA[${html.replaceAll("]]>", "]]]]><![CDATA[>")}]]></content:encoded>`,
  ];
  return `<item>\n${parts.join("\n")}\n</item>\n`;
}

/** Writers put dates into labels (`March 3, 2026`, `2026-03-03`); others are versions. */
function dateOf(text: string | null): Date | null {
  if (text === null || !/\b(19|20)\d\d\b/.test(text)) return null;
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? null : date;
}
