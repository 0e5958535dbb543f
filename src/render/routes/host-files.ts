// Makes the small files that hosts, crawlers and docsgen itself read: robots.txt, sitemap.xml, _headers, site.json.

import { join, posix } from "node:path";
import { packageVersion } from "../../emit/package-files.js";
import { openFolder } from "../../files/open-folder.js";
import { headerPolicy } from "../../layout/head/policy/write-policy.js";
import { drawRedirect } from "../../layout/redirect-page.js";
import type { MadeRoute, Page, Route } from "../../model.js";
import { cutAddress, decodePath, encodePath, fullUrl, pageHref } from "../../shared/encode-path.js";
import { cssWithAddresses } from "../../shared/html/address-attributes.js";
import { isPlain, type RedirectRule } from "../../shared/match-redirect.js";
import { normalise } from "../../site/checks/internal-target.js";
import { startPage } from "../../site/find-trails.js";
import { isListed, isUnindexed } from "../../site/leave-out-closed.js";
import { fitsFile, redirectsFile } from "../../site/redirects.js";
import type { Site, StaticFile } from "../../site/site.js";
import { agentRedirects, wellKnownLinks } from "../agents/well-known.js";
import { otherVersionTest } from "../inputs/versions-of-pages.js";
import { pageFiles } from "./site-route.js";

/** Allows everything, or nothing where the whole site is `noindex`. */
export function robotsFile(site: Site): string {
  const closed = isUnindexed(site);
  const lines = ["User-agent: *", closed ? "Disallow: /" : "Allow: /"];
  if (!closed && site.address.url) lines.push("", `Sitemap: ${fullUrl("/sitemap.xml", site.address)}`);
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
export function pageUrl(page: Page, { address }: Pick<Site, "address">): string {
  return `${address.url ?? ""}${pageHref(page.address, address)}`;
}

export function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");
}

type Redirecting = Pick<Site, "redirects" | "address" | "pages">;

/** The redirects of the site. Those to pages lead to the addresses that hosts serve these at. */
export function servedRedirects({ redirects, address, pages }: Redirecting): RedirectRule[] {
  const addresses = new Set(Array.from(pages.values(), (page) => page.address));
  return redirects.map((rule) => {
    const { path, rest } = cutAddress(rule.destination);
    const page = normalise(decodePath(path));
    const isPage = path.startsWith("/") && addresses.has(page);
    return isPage ? { ...rule, destination: pageHref(page, { ...address, base: "" }) + rest } : rule;
  });
}

/** The redirects of the site, and those for agents. */
export function hostRedirects(site: Redirecting & Pick<Site, "config" | "files">): string {
  return redirectsFile([...servedRedirects(site), ...agentRedirects(site)], site.address.base);
}

/** The sheet of this site. One file, since each delays the page. */
export const SITE_SHEET = "_docsgen/generated.css";

/** Long caching for hashed files, and basic protections, in the format of Netlify and Cloudflare Pages. */
export function headersFile(site: Site): string {
  const {
    address: { base },
    config,
  } = site;
  const isClosed = isUnindexed(site);
  return [
    `${base}/*`,
    "  X-Content-Type-Options: nosniff",
    "  Referrer-Policy: strict-origin-when-cross-origin",
    "  Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()",
    ...(config.security.csp === "off" ? [] : [`  Content-Security-Policy: ${headerPolicy(config.security.csp)}`]),
    // Browsers ask for the sheet before they read the page.
    `  Link: ${[`<${base}/${SITE_SHEET}>; rel=preload; as=style`, ...(isClosed ? [] : agentLinks(site))].join(", ")}`,
    ...(isClosed ? [] : [`  X-Llms-Txt: ${base}/llms.txt`]),
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
function agentLinks(site: Site): string[] {
  return [
    { file: "llms.txt", rel: "llms-txt" },
    { file: "llms-full.txt", rel: "llms-full-txt" },
    ...wellKnownLinks(site),
  ].map(({ file, rel }) => `<${site.address.base}/${file}>; rel="${rel}"`);
}

/** What later commands need to know of a build: its version, its base path, its pages. */
export function siteFile(site: Site): string {
  const pages = [...site.pages.values()].map(({ path, address, title }) => ({ path, address, title }));
  const { name } = site.config;
  const known = { docsgen: packageVersion(), name, ...site.address, ...assistantWords(site), pages };
  return `${JSON.stringify(known)}\n`;
}

/** What the owner of the site says to the assistant; nothing where docs.json says nothing. */
function assistantWords({ config }: Site): object {
  const { instructions = null, contact = null } = config.assistant ?? {};
  return instructions === null && contact === null ? {} : { assistant: { instructions, contact } };
}

/** A page that needs no other files. */
interface RedirectRoute extends MadeRoute {
  readonly make: () => string;
}

/** A page at each plain old address, so that any host redirects, unless a page or file has that address. */
export function redirectRoutes(site: Site): RedirectRoute[] {
  const pages = [...site.pages.values()];
  const taken = new Set([...pages.flatMap(pageFiles), ...site.files.map(({ file }) => file)]);
  const routes: RedirectRoute[] = [];
  for (const { source, destination } of servedRedirects({
    ...site,
    redirects: [...site.redirects, ...toStartPage(site)],
  })) {
    if (!isPlain(source) || !fitsFile(source) || source.split("/").includes("..")) continue;
    const file = posix.normalize(`${source.slice(1)}/index.html`).replace(/^\//, "");
    if (taken.has(file) || taken.has(file.replace(/\/?index\.html$/, ""))) continue;
    taken.add(file);
    const target = destination.startsWith("/") ? `${site.address.base}${destination}` : destination;
    routes.push({ kind: "made", file, make: () => drawRedirect(target) });
  }
  return routes;
}

/** A site without a page at its root starts with the first of its navigation. */
function toStartPage(site: Site): RedirectRule[] {
  const start = startPage(site);
  return start === null ? [] : [{ source: "/", destination: encodePath(start.address), permanent: false }];
}

/** The rules next to the site, for `serve-assistant --playground-proxy`. */
export function proxyRoutes(site: Site): Route[] {
  if (typeof site.config.api.playground.proxy !== "string") return [];
  return [{ kind: "made", file: "_docsgen/playground-proxy.json", make: () => proxyFile(site) }];
}

/** Loaded on demand: making views of descriptions is half of docsgen. */
async function proxyFile(site: Site): Promise<string> {
  const { proxyRules } = await import("./proxy-rules.js");
  return JSON.stringify(proxyRules(site));
}

/** Lists the files of the project that are served. */
export function fileRoutes(site: Site): Route[] {
  return site.files.map((file) => fileRoute(file, site));
}

/** Files are copied, style sheets with the base path in their addresses; a description is reduced to what readers may see. */
function fileRoute({ file, from = file, closed = [] }: StaticFile, { root, descriptions, address }: Site): Route {
  const description = descriptions.get(from);
  const path = join(root, from);
  if (address.base !== "" && /\.css$/i.test(file))
    return { kind: "made", file, madeFrom: path, make: () => withBase(openFolder(root).listed(from), address.base) };
  if (closed.length === 0 || !description) return { kind: "copied", file, from: path, project: root };
  const make = async () => {
    const { writeOpenPart } = await import("../../openapi/open-part.js");
    return writeOpenPart(description, closed);
  };
  return { kind: "made", file, make };
}

/** Addresses from the root get the base path, unless their author wrote it. */
function withBase(css: string, base: string): string {
  return cssWithAddresses(css, (address) =>
    /^\/(?!\/)/.test(address) && !address.startsWith(`${base}/`) ? base + address : address,
  );
}
