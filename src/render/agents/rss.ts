// Makes the feed of a page with updates.
import { plainText } from "../../components/inline-markdown.js";
import type { Page, UpdateFact } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import type { Site } from "../../site/site.js";
import type { DrawnPage } from "../notes/page-notes.js";
import { escapeXml, pageUrl } from "../routes/host-files.js";
import type { OtherRoute } from "../routes/site-route.js";

/** Entries of a feed. Readers keep what they have seen. */
const NEWEST = 15;

/** Characters that XML cannot contain. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is removed.
const NOT_IN_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** RSS 2.0: one item per `<Update>`, in the order of the page. The site's origin is known. */
function rssFeed(site: Site, page: Page, updates: readonly UpdateFact[]): string {
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
  const content = html.replaceAll('<a href="#', `<a href="${address}#`).replaceAll("]]>", "]]]]><![CDATA[>");
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

/** Finds the day in what writers put on an entry of a changelog: `March 3, 2026`, `2026-03-03`, `3 mars 2026`. */
const ISO = /(?<![\d._-])((?:19|20)\d\d)[-/](\d{1,2})[-/](\d{1,2})(?![\d._-])/;

const EAST_ASIAN = /((?:19|20)\d\d)\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})\s*[日일]/;

/** A month's name with a day before or after it. A month without a day means its first day. */
const MONTH_FIRST = /([^\s\d.,;:()]{3,})\.?\s+(?:(\d{1,2})(?:st|nd|rd|th)?,?\s+)?((?:19|20)\d\d)\b/;

const DAY_FIRST =
  /\b(\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?([^\s\d.,;:()]{3,})\.?,?\s+(?:de\s+)?((?:19|20)\d\d)\b/;

/** How the names of the months begin, in English, German, French, Spanish, Portuguese and Italian. */
const MONTHS = [
  /^(?:jan|ene|gen)/,
  /^(?:feb|fév|fev)/,
  /^(?:mar|mär|maer)/,
  /^(?:apr|avr|abr)/,
  /^(?:may|mai|mag)/,
  /^(?:jun|juin|giu)/,
  /^(?:jul|juil|lug)/,
  /^(?:aug|aoû|aou|ago)/,
  /^(?:sep|set)/,
  /^(?:oct|okt|out|ott)/,
  /^nov/,
  /^(?:dec|dez|déc|dic)/,
];

/** Null where the text is no valid date, such as a version, or is ambiguous. */
export function dateOf(text: string | null): Date | null {
  if (text === null) return null;
  const numbers = ISO.exec(text) ?? EAST_ASIAN.exec(text);
  if (numbers) return day(numbers[1], Number(numbers[2]), numbers[3]);
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst && monthOf(dayFirst[2])) return day(dayFirst[3], monthOf(dayFirst[2]), dayFirst[1]);
  const monthFirst = MONTH_FIRST.exec(text);
  return monthFirst && day(monthFirst[3], monthOf(monthFirst[1]), monthFirst[2] ?? "1");
}

/** From 1; 0 where the word names no month. */
function monthOf(word = ""): number {
  return MONTHS.findIndex((beginning) => beginning.test(word.toLowerCase())) + 1;
}

/** `new Date` turns the 30th of February into the 2nd of March. */
function day(year = "", month = 0, date = ""): Date | null {
  const made = new Date(Date.UTC(Number(year), month - 1, Number(date)));
  return month > 0 && made.getUTCMonth() === month - 1 && made.getUTCDate() === Number(date) ? made : null;
}
