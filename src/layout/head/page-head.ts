// Writes what only one page says of itself in its head.
import type { Html } from "../../model.js";
import { escapeHtml, voidTag } from "../../shared/write-html.js";
import { servedAddress } from "../../site/served-address.js";
import type { FrameContext } from "../frame-context.js";
import type { PageView } from "../view.js";
import { titleOf } from "./head.js";
import { metaTags } from "./meta-tags.js";
import { type Crumb, structuredData } from "./structured-data.js";

/** A page in another language that says the same. */
export interface Translation {
  readonly tag: string;
  readonly address: string;
}

export interface HeadProps {
  readonly frame: FrameContext;
  readonly view: PageView;
  readonly crumbs: readonly Crumb[];
  readonly translations: readonly Translation[];
}

export function drawPageHead({ frame, view, crumbs, translations }: HeadProps): Html {
  const { assets, site } = frame;
  const { page, markdownAddress, feed, article } = view;
  const canonical = canonicalOf(frame, view);
  const data = structuredData(frame, view, crumbs);
  let html = `<title>${escapeHtml(titleOf(page.title, site.config.name))}</title>`;
  for (const { key, name, content } of metaTags(frame, view, canonical))
    html += voidTag("meta", { [key]: name, content });
  if (canonical) html += voidTag("link", { rel: "canonical", href: canonical });
  for (const { tag, address } of translations)
    html += voidTag("link", { rel: "alternate", hreflang: tag, href: address });
  if (markdownAddress) html += voidTag("link", { rel: "alternate", type: "text/markdown", href: markdownAddress });
  if (feed) html += voidTag("link", { rel: "alternate", type: "application/rss+xml", title: page.title, href: feed });
  if (data) html += `<script type="application/ld+json">${data}</script>`;
  for (const name of article.styles) {
    const sheet = assets.styles[name];
    if (sheet) html += voidTag("link", { rel: "stylesheet", href: `${assets.folder}/${sheet.file}` });
  }
  return html;
}

function canonicalOf({ addresses, site }: FrameContext, { page }: PageView): string | null {
  if (page.matter.canonical) return page.matter.canonical;
  const base = site.config.seo.metatags["canonical"];
  const own = addresses.page(page.path);
  if (!base) return addresses.served(own);
  const address = { base: "", url: base.replace(/\/+$/, "") };
  return servedAddress(own.slice(addresses.base.length), { address, config: site.config });
}
