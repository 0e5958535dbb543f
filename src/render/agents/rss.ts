// Makes the feed of a page with updates.
import { plainText } from "../../components/inline-markdown.js";
import type { Page, UpdateFact } from "../../model.js";
import { fullUrl } from "../../shared/encode-path.js";
import { languageCodes } from "../../shared/languages.js";
import { once } from "../../shared/once.js";
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
function rssFeed(site: Site, page: Page, drawn: readonly DrawnPage[]): string {
  const address = pageUrl(page, site);
  const self = fullUrl(`/${feedFile(page)}`, site.address);
  // As the updates are once links in them are settled.
  const updates = drawn.find((each) => each.page.path === page.path)?.learned.updates ?? [];
  const items = updates.slice(0, NEWEST).map((update) => item(update, page, address));
  const description = page.matter.description ?? site.config.description ?? page.title;
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">
<channel>
<title>${escapeXml(`${page.title} - ${site.config.name}`)}</title>
<link>${escapeXml(address)}</link>
<atom:link href="${escapeXml(self)}" rel="self" type="application/rss+xml"/>
<description>${escapeXml(plainText(description))}</description>
${items.join("")}</channel>
</rss>
`.replace(NOT_IN_XML, "");
}

/** `changelog/rss.xml`. */
export function feedFile({ address }: Page): string {
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
    return [{ kind: "notes", file, make: (pages) => rssFeed(site, page, pages) }];
  });
}

/** How writers put a day on an entry of a changelog. A month without a day means its first day. */
const DAYS = [
  /(?<![\d._-])(?<year>(?:19|20)\d\d)[-/](?<month>\d{1,2})[-/](?<date>\d{1,2})(?![\d._-])/,
  /(?<year>(?:19|20)\d\d)\s*[年년]\s*(?<month>\d{1,2})\s*[月월](?:\s*(?<date>\d{1,2})\s*[日号일])?/,
  /(?<![\w.-])(?<date>\d{1,2})\.(?<month>\d{1,2})\.(?<year>(?:19|20)\d\d)(?![\d._-])/,
  /\b(?<date>\d{1,2})(?:st|nd|rd|th|er|\.)?\s+(?:de\s+)?(?<month>[^\s\d.,;:()]{3,})\.?,?\s+(?:de\s+)?(?<year>(?:19|20)\d\d)\b/,
  /(?<month>[^\s\d.,;:()]{3,})\.?\s+(?:de\s+)?(?:(?<date>\d{1,2})(?:st|nd|rd|th)?,?\s+)?(?<year>(?:19|20)\d\d)\b/,
];

/** Null where the text is no valid date, such as a version, or is ambiguous. */
export function dateOf(text: string | null): Date | null {
  for (const form of DAYS) {
    const { year, month, date = "1" } = form.exec(text ?? "")?.groups ?? {};
    const number = month === undefined ? 0 : Number(month) || monthOf(withoutMarks(month));
    if (number > 0) return day(Number(year), number - 1, Number(date));
  }
  return null;
}

/** The names of the months in each language, made when a text may need them. Vietnamese only counts its months. */
const MONTHS = ["en", ...languageCodes()].filter((code) => code !== "vi").map((code) => once(() => monthNames(code)));

/** From 1; 0 where the word begins the name of no month. */
function monthOf(word: string): number {
  for (const names of MONTHS) {
    const at = names().findIndex((name) => ` ${name}`.includes(` ${word}`));
    if (at >= 0) return at + 1;
  }
  return 0;
}

/** Each as it stands alone, and as it stands beside a day: `май 1 мая`. */
function monthNames(language: string): string[] {
  const alone = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
  const beside = new Intl.DateTimeFormat(language, { month: "long", day: "numeric", timeZone: "UTC" });
  const starts = Array.from({ length: 12 }, (_, month) => Date.UTC(2026, month));
  return starts.map((start) => withoutMarks(`${alone.format(start)} ${beside.format(start)}`));
}

function withoutMarks(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
}

/** `new Date` turns the 30th of February into the 2nd of March. */
function day(year: number, month: number, date: number): Date | null {
  const made = new Date(Date.UTC(year, month, date));
  return made.getUTCMonth() === month && made.getUTCDate() === date ? made : null;
}
