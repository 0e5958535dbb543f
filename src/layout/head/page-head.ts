// Writes what only one page says of itself in its head.
import type { Html } from "../../model.js";
import { escapeHtml, voidTag } from "../../shared/write-html.js";
import { servedAddress } from "../../site/served-address.js";
import type { ShellContext } from "../shell-context.js";
import type { PageView } from "../view.js";
import { titleOf } from "./head.js";
import { metaTags } from "./meta-tags.js";
import { preloadOpeningPicture } from "./opening-picture.js";
import { structuredData } from "./structured-data.js";

export function drawPageHead(shell: ShellContext, view: PageView): Html {
  const { assets, settings } = shell;
  const { page, markdownAddress, feed, article, translations } = view;
  const canonical = canonicalOf(shell, view);
  const data = structuredData(shell, view);
  let html = `<title>${escapeHtml(pageTitle(view, settings.name))}</title>`;
  for (const { key, name, content } of metaTags(shell, view, canonical))
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
  return html + preloadOpeningPicture(article.html);
}

/** A page whose title is empty on purpose is named by its entry in the sidebar, else as the site. */
function pageTitle({ page: { matter, title } }: PageView, site: string): string {
  return matter.title === "" && matter.sidebarTitle === null ? site : titleOf(title, site);
}

function canonicalOf({ addresses, settings: { seo } }: ShellContext, view: PageView): string | null {
  if (view.page.matter.canonical) return view.page.matter.canonical;
  const href = view.canonicalHref ?? view.href;
  const base = seo.metatags["canonical"];
  if (!base) return addresses.served(href);
  const url = base.replace(/\/+$/, "");
  return servedAddress(href.slice(addresses.base.length), { url, trailingSlash: seo.trailingSlash });
}
