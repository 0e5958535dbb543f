// Lets links whose anchors are spelt otherwise than the places they mean lead there, once all pages are drawn.
import type { Tree } from "../../emit/write-tree.js";
import { addressesOf } from "../../layout/addresses.js";
import { ownValue } from "../../memory/kept-file.js";
import type { Page, PagePath } from "../../model.js";
import { fileOfBody } from "../../render/article/article-inputs.js";
import { fullAddress, type KnownAddresses, resolveLink } from "../../render/article/resolve-link.js";
import {
  atAnchor,
  htmlWithAnchors,
  markdownWithAnchors,
  type SettledLinks,
} from "../../render/document/with-anchors.js";
import { addressSettings } from "../../render/inputs/page-addresses.js";
import type { DrawnPage } from "../../render/notes/page-notes.js";
import { hostRedirects, redirectRoutes } from "../../render/routes/host-files.js";
import { pageFiles } from "../../render/routes/site-route.js";
import type { LooseLink } from "../../site/checks/check-links.js";
import type { Site } from "../../site/site.js";
import type { KnownLinks } from "./link-memory.js";

interface Settling {
  readonly site: Site;
  readonly addresses: KnownAddresses;
  readonly links: KnownLinks;
  /** The last build, and the pages whose files it wrote. */
  readonly before: KnownLinks | null;
  readonly same: ReadonlySet<PagePath>;
  /** Documents without a page. */
  readonly shells: readonly string[];
}

/** Rewrites links in written pages and redirects. Returns the bytes this adds. */
export async function settleLinks(tree: Tree, drawn: readonly DrawnPage[], settling: Settling): Promise<number> {
  const { site, links, before, same, shells } = settling;
  const { looseInSettings } = links;
  const frame = linksOfFrame(looseInSettings, site);
  const isSameFrame = JSON.stringify(looseInSettings) === JSON.stringify(before?.looseInSettings ?? []);
  let bytes = 0;
  for (const { page } of drawn) {
    const loose = ownValue(links.loose, page.path) ?? [];
    if (loose.length === 0 && frame.size === 0) continue;
    const isSame = JSON.stringify(loose) === JSON.stringify((before && ownValue(before.loose, page.path)) ?? []);
    if (same.has(page.path) && isSame && isSameFrame) continue;
    const [html, twin] = pageFiles(page);
    const ofPage = linksOfPage(loose, page, settling);
    const inHtml = new Map([...ofPage, ...frame]);
    bytes += await tree.change(html, (text) => htmlWithAnchors(text, inHtml));
    bytes += await tree.change(twin, (text) => markdownWithAnchors(text, ofPage));
  }
  if (looseInSettings.length === 0) return bytes;
  const written = tree.files();
  for (const file of shells)
    if (written.has(file)) bytes += await tree.change(file, (text) => htmlWithAnchors(text, frame));
  return bytes + (await settleRedirects(tree, looseInSettings, site));
}

async function settleRedirects(tree: Tree, loose: readonly LooseLink[], site: Site): Promise<number> {
  const links = asWritten(loose);
  if (!site.redirects.some(({ destination }) => links.has(destination))) return 0;
  const redirects = site.redirects.map((rule) => ({
    ...rule,
    destination: links.get(rule.destination) ?? rule.destination,
  }));
  let bytes = 0;
  for (const { file, make } of redirectRoutes({ ...site, redirects })) bytes += await tree.change(file, make);
  if (site.files.some(({ file }) => file === "_redirects")) return bytes;
  return bytes + (await tree.change("_redirects", () => hostRedirects({ ...site, redirects })));
}

/** The pages, for files made from all texts, with their links corrected. */
export function settledPages(
  drawn: readonly DrawnPage[],
  { loose }: KnownLinks,
  places: Pick<Settling, "site" | "addresses">,
): readonly DrawnPage[] {
  return drawn.map((each) => {
    const { page, learned } = each;
    const links = ownValue(loose, page.path);
    if (links === undefined) return each;
    const inHtml = linksOfPage(links, page, places);
    const updates = learned.updates.map((update) => ({ ...update, html: htmlWithAnchors(update.html, inHtml) }));
    const text = Buffer.from(markdownWithAnchors(Buffer.from(each.agentText()).toString(), inHtml));
    return { ...each, learned: { ...learned, updates }, agentLength: text.length, agentText: () => text };
  });
}

/** As a page and its copies show them: references to descriptions keep what was written. */
function linksOfPage(
  loose: readonly LooseLink[],
  page: Page,
  { site, addresses }: Pick<Settling, "site" | "addresses">,
): SettledLinks {
  const settled = new Map<string, string>();
  for (const { target, anchor } of loose) {
    const drawn = resolveLink(target, fileOfBody(page), addresses);
    for (const each of [target, drawn, fullAddress(drawn, site.address)]) settled.set(each, atAnchor(each, anchor));
  }
  return settled;
}

function linksOfFrame(loose: readonly LooseLink[], site: Site): SettledLinks {
  const { link } = addressesOf(addressSettings(site));
  return new Map(loose.map(({ target, anchor }) => [link(target), atAnchor(link(target), anchor)]));
}

function asWritten(loose: readonly LooseLink[]): SettledLinks {
  return new Map(loose.map(({ target, anchor }) => [target, atAnchor(target, anchor)]));
}
