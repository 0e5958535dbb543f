// Decides which pages get a preview image, and its text.

import { plainText } from "../../components/inline-markdown.js";
import { pageColors } from "../../config/page-colors.js";
import { folderTags } from "../../layout/head/meta-tags.js";
import type { Page } from "../../model.js";
import { isListed } from "../../site/leave-out-closed.js";
import type { Site } from "../../site/site.js";

/** What a preview picture shows. Plain data: its hash is the picture's name in the cache. */
export interface ThumbnailView {
  readonly site: string;
  /** The group of the page; null where it has none. */
  readonly section: string | null;
  readonly title: string;
  readonly description: string | null;
  /** The host of the site. */
  readonly host: string;
  readonly mode: "light" | "dark";
  readonly primary: string;
  /** The background colour. */
  readonly ground: string;
  /** Project path or URL; null where there is none. */
  readonly logo: string | null;
  readonly background: string | null;
  readonly family: string | null;
}

/** A picture costs as much as ten pages, so sites that list more get them only if docs.json has `thumbnails`. */
const MOST_UNASKED = 400;

/** The picture of a page; null where it gets none, or where the writer set one. */
export function thumbnailView(site: Site, page: Page): ThumbnailView | null {
  const { config, address } = site;
  const { thumbnails, colors, logo } = config;
  const listed = config.seo.indexing === "all" ? site.pages : site.trails;
  const isOff = !site.draws || thumbnails.isOff || (!thumbnails.isAsked && listed.size > MOST_UNASKED);
  if (isOff || address.url === null || !isListed(page, site) || namesPicture(site, page)) return null;
  const branches = site.trails.get(page.path)?.branches;
  const section = branches?.findLast(({ holder }) => holder.kind === "group")?.holder.label ?? null;
  const description = page.matter.description && plainText(page.matter.description);
  if (!isDrawable([config.name, page.title, section, description].join(" "))) return null;
  const mode = thumbnails.appearance ?? (config.appearance.default === "dark" ? "dark" : "light");
  return {
    site: drawable(config.name),
    section: section && drawable(section),
    title: drawable(page.title),
    description: description && drawable(description),
    host: new URL(address.url).host + address.base,
    mode,
    primary: mode === "dark" ? colors.light : colors.primary,
    ground: pageColors(config)[mode],
    logo: logo?.[mode] ?? null,
    background: thumbnails.background,
    family: thumbnails.fonts?.family ?? config.fonts.heading?.family ?? null,
  };
}

/** Path of a page's picture below the output folder. */
export function thumbnailFile({ address }: Page): string {
  return address === "/" ? "preview.png" : `${address.slice(1)}/preview.png`;
}

function namesPicture({ config }: Site, { matter, path }: Page): boolean {
  const tags = [matter.metatags, config.seo.metatags, folderTags(config.seo, path)];
  return tags.some((each) => each["og:image"] !== undefined);
}

/** The scripts that the typeface covers: a page in another would show boxes. */
function isDrawable(text: string): boolean {
  return !/(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{L}/u.test(text.normalize("NFC"));
}

/** Drops emoji and symbols that the typeface lacks: no text needs them to be understood. */
function drawable(text: string): string {
  return text.normalize("NFC").replace(SIGNS, " ").replace(/\s+/g, " ").trim();
}

const SIGNS = /[^\p{L}\p{N}\p{M}\u0020-\u00ff\u2010-\u2027\u2030-\u203a\u20a0-\u20bf\u2122\u2190-\u2193\u2212]/gu;
