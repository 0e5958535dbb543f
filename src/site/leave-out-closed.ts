// Removes pages that readers of a build may not see, and branches that become empty.
import type { NavNode, Page, Pages } from "../model.js";
import { type Report, warning } from "../shared/problem.js";
import { isOpenTo, pageReaders } from "../shared/reader-groups.js";
import { openingPage } from "./find-trails.js";
import type { Navigation, Site } from "./site.js";

interface OpenPart {
  readonly navigation: Navigation;
  readonly pages: Pages;
}

/** What readers who belong to all of `readers` may see. Null where none are named, which is reported if it removes pages. */
export function leaveOutClosed(
  { navigation, pages }: OpenPart,
  readers: readonly string[] | null,
  report: Report,
): OpenPart {
  const open = new Map([...pages].filter(([, page]) => isOpenTo(pageReaders(page.matter), readers ?? [])));
  if (open.size === pages.size) return { navigation, pages };
  if (readers === null) tellOf(pages.size - open.size, report);
  return { navigation: { ...navigation, children: openNodes(navigation.children, open) }, pages: open };
}

function tellOf(count: number, report: Report): void {
  const which =
    count === 1 ? "1 page is limited to reader groups and was" : `${count} pages are limited to reader groups and were`;
  const hint = "Name the groups to build for with --groups; --groups= builds the public pages without this warning.";
  report(
    warning(
      "pages-for-groups",
      null,
      `${which} left out, because anyone with access to the site can read all of it.`,
      hint,
    ),
  );
}

function openNodes(nodes: readonly NavNode[], open: Pages): NavNode[] {
  return nodes.flatMap((node): NavNode[] => {
    if (node.kind === "page") return open.has(node.path) ? [node] : [];
    if (node.kind === "link") return [node];
    const children = openNodes(node.children, open);
    const root = node.holder.root !== null && open.has(node.holder.root) ? node.holder.root : null;
    if (children.length === 0 && root === null && (node.children.length > 0 || node.holder.root !== null)) return [];
    const first = openingPage(root, children, (path) => open.get(path));
    return [{ ...node, holder: { ...node.holder, root }, children, first }];
  });
}

/** Whether a page is hidden by itself or by an element above it. A page's own word wins. */
export function isHidden(page: Page, site: Pick<Site, "trails">): boolean {
  if (page.matter.hidden !== null) return page.matter.hidden;
  return site.trails.get(page.path)?.branches.some((branch) => branch.holder.hidden) ?? false;
}

/** Whether the whole site asks search engines not to list it. */
export function isUnindexed({ config }: Pick<Site, "config">): boolean {
  return /noindex/.test(config.seo.metatags["robots"] ?? "");
}

/** Whether search engines may list the page. */
export function isIndexed(page: Page, site: Pick<Site, "trails" | "config">): boolean {
  if (page.matter.noindex || /noindex/.test(page.matter.robots ?? "")) return false;
  if (isUnindexed(site)) return false;
  return site.config.seo.indexing === "all" || !isHidden(page, site);
}

/** Whether the sitemap and `llms.txt` name the page. */
export function isListed(page: Page, site: Site): boolean {
  if (!isIndexed(page, site) || page.matter.url !== null) return false;
  if (site.translations.get(page.path)?.kind === "missing") return false;
  if (site.config.seo.indexing === "all") return true;
  const trail = site.trails.get(page.path);
  if (!trail) return false;
  return !isHidden(page, site) || trail.branches.some(({ holder }) => holder.hidden && holder.searchable === true);
}
