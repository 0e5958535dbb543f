// Chooses the page for the site's root address if there is no index page: the first in the navigation.
import type { NavNode, Page } from "../model.js";
import type { Site } from "./site.js";

/** The first page of the default language and version; null where the navigation has none. */
export function startPage(site: Site): Page | null {
  return firstOf(site.navigation.children, site);
}

function firstOf(nodes: readonly NavNode[], site: Site): Page | null {
  const chosen = nodes.find((node) => node.kind === "branch" && node.holder.isDefault && !node.holder.hidden);
  for (const node of chosen ? [chosen, ...nodes] : nodes) {
    if (node.kind === "link" || (node.kind === "branch" && node.holder.hidden)) continue;
    const path = node.kind === "page" ? node.path : node.holder.root;
    const page = path === null ? null : site.pages.get(path);
    if (page && page.matter.url === null && page.matter.hidden !== true) return page;
    const inside = node.kind === "branch" ? firstOf(node.children, site) : null;
    if (inside) return inside;
  }
  return null;
}
