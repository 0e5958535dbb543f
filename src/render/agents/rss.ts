// Makes the feed of a page with updates.
import { plainText } from "../../components/inline-markdown.js";
import type { Page, UpdateFact } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import type { Site } from "../../site/site.js";
import { escapeXml, pageUrl } from "../routes/host-files.js";
import { dateOf } from "./date-of.js";
import { feedHtml } from "./feed-html.js";

/** Entries of a feed. Readers keep what they have seen. */
const NEWEST = 15;

/** Characters that XML cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** RSS 2.0: one item per `<Update>`, in the order of the page. The site's origin is known. */
export function rssFeed(site: Site, page: Page, updates: readonly UpdateFact[]): string {
  const address = pageUrl(page, site);
  const self = `${site.address.url ?? ""}${site.address.base}/${encodePath(feedFile(page))}`;
  const items = updates.slice(0, NEWEST).map((update) => item(update, page, address));
  const description = page.matter.description ?? site.config.description ?? page.title;
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${page.title} - ${site.config.name}`)}</title>
<link>${escapeXml(address)}</link>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(plainText(description))}</description>
${items.join("")}</channel>
</rss>
`;
  return xml.replace(NOT_IN_XML, "");
}

/** `changelog/rss.xml`. */
export function feedFile({ address }: Pick<Page, "address">): string {
  return address === "/" ? "rss.xml" : `${address.slice(1)}/rss.xml`;
}

function item({ anchor, label, description, date, tags, rss, html }: UpdateFact, page: Page, address: string): string {
  const link = anchor === "" ? address : `${address}#${encodeURIComponent(anchor)}`;
  const day = dateOf(date) ?? dateOf(label) ?? dateOf(description);
  const title = plainText(rss?.title ?? label) || page.title;
  const content = feedHtml(html, address).replaceAll("]]>", "]]]]><![CDATA[>");
  const parts = [
    `<title>${escapeXml(title)}</title>`,
    `<link>${escapeXml(link)}</link>`,
    `<guid isPermaLink="true">${escapeXml(link)}</guid>`,
    ...(day ? [`<pubDate>${day.toUTCString()}</pubDate>`] : []),
    ...tags.map((tag) => `<category>${escapeXml(tag)}</category>`),
    `<description>${escapeXml(plainText(rss?.description ?? description ?? title))}</description>`,
    `<content:encoded><![CDATA[${content}]]></content:encoded>`,
  ];
  return `<item>\n${parts.join("\n")}\n</item>\n`;
}
