// Makes the small files that hosts, crawlers and docsgen itself read: robots.txt, sitemap.xml, _headers, site.json.

import { packageVersion } from "../../emit/package-files.js";
import { headerPolicy } from "../../layout/head/policy/write-policy.js";
import type { Page } from "../../model.js";
import { encodePath } from "../../shared/encode-path.js";
import { redirectsFile } from "../../site/redirects.js";
import { servedAddress } from "../../site/served-address.js";
import type { Site } from "../../site/site.js";
import { isListed } from "../../site/visibility.js";
import { agentRedirects } from "../agents/agent-routes.js";
import { wellKnownLinks } from "../agents/well-known.js";
import { otherVersionTest } from "../inputs/current-version.js";

/** Allows everything, or nothing where the whole site is `noindex`. */
export function robotsFile(site: Site): string {
  const closed = /noindex/.test(site.config.seo.metatags["robots"] ?? "");
  const lines = ["User-agent: *", closed ? "Disallow: /" : "Allow: /"];
  if (!closed && site.address.url) lines.push("", `Sitemap: ${siteUrl(site)}/sitemap.xml`);
  return `${lines.join("\n")}\n`;
}

/** The listed pages by full address, the only kind that is valid. */
export function sitemap(site: Site): string {
  const isLeftOut = site.config.versioning.sitemap ? () => false : otherVersionTest(site);
  const entries = [...site.pages.values()]
    .filter((page) => isListed(page, site) && !isLeftOut(page.path))
    .map((page) => `  <url><loc>${escapeXml(pageUrl(page, site))}</loc></url>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join("")}</urlset>\n`;
}

/** The full address of a page, as far as known. */
export function pageUrl(page: Page, { address, config }: Pick<Site, "address" | "config">): string {
  const path = address.base + encodePath(page.address);
  return servedAddress(path, { url: address.url, trailingSlash: config.seo.trailingSlash }) ?? path;
}

function siteUrl({ address }: Site): string {
  return `${address.url ?? ""}${address.base}`;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

/** The redirects of the site, and those for agents. */
export function hostRedirects(site: Pick<Site, "redirects" | "address" | "config" | "files">): string {
  return redirectsFile([...site.redirects, ...agentRedirects(site)], site.address.base);
}

/** Long caching for hashed files, and basic protections, in the format of Netlify and Cloudflare Pages. */
export function headersFile(site: Site): string {
  const { base } = site.address;
  const { config } = site;
  const isClosed = /noindex/.test(config.seo.metatags["robots"] ?? "");
  return [
    `${base}/*`,
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(config.security.csp === "off" ? [] : [`  Content-Security-Policy: ${headerPolicy(config.security.csp)}`]),
    ...(isClosed ? [] : agentHeaders(site)),
    ...[`${base}/_docsgen/*-*`, `${base}/search/parts/*`].flatMap((path) => [
      path,
      "  Cache-Control: public, max-age=31536000, immutable",
    ]),
    `${base}/*.md`,
    "  Content-Type: text/markdown; charset=utf-8",
    `${base}/.well-known/api-catalog`,
    "  Content-Type: application/linkset+json",
    "",
  ].join("\n");
}

/** Where agents find the index of the site, whichever page they start from. */
function agentHeaders(site: Site): string[] {
  const { base } = site.address;
  const known = [
    { file: "llms.txt", rel: "llms-txt" },
    { file: "llms-full.txt", rel: "llms-full-txt" },
  ];
  const links = [...known, ...wellKnownLinks(site)].map(({ file, rel }) => `<${base}/${file}>; rel="${rel}"`);
  return [`  Link: ${links.join(", ")}`, `  X-Llms-Txt: ${base}/llms.txt`];
}

/** What later commands need to know of a build: its version, its base path, its pages. */
export function siteFile(site: Site): string {
  const pages = [...site.pages.values()].map(({ path, address, title }) => ({ path, address, title }));
  const { base, url } = site.address;
  const { name } = site.config;
  return `${JSON.stringify({ docsgen: packageVersion(), name, base, url, ...assistantWords(site), pages })}\n`;
}

/** What the owner of the site says to the assistant; nothing where docs.json says nothing. */
function assistantWords({ config }: Site): object {
  const { instructions = null, contact = null } = config.assistant ?? {};
  return instructions === null && contact === null ? {} : { assistant: { instructions, contact } };
}
