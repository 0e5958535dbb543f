// Answers what stands in place of a division that opens no page: the links that it holds.
import type { NavBranch, NavLink, PagePath } from "../model.js";
import { EMPTY_GROUP } from "../site/empty-group.js";
import type { Site } from "../site/site.js";
import type { FrameContext } from "./frame-context.js";

type Choice = NavBranch | NavLink;

/** The shown links of a division that opens no page, whatever stands between it and them; none where it opens one. */
export function linksInstead(choice: Choice, { site, addresses }: FrameContext): readonly NavLink[] {
  return choice.kind === "branch" && addresses.branch(choice) === null ? linksBelow(choice, site) : [];
}

/** A division in between says where its links belong. */
function linksBelow({ holder: { root }, children }: NavBranch, site: Site): NavLink[] {
  const inside = children.flatMap((node): NavLink[] => {
    if (node.kind === "page") return asLink(node.path, site);
    if (node.holder.hidden) return [];
    if (node.kind === "link") return [node];
    const { label } = node.holder;
    return linksBelow(node, site).map((link) => ({
      ...link,
      holder: { ...link.holder, description: link.holder.description ?? label },
    }));
  });
  return root ? [...asLink(root, site), ...inside] : inside;
}

/** A page with `url` in its front matter is a link. */
function asLink(path: PagePath, { pages }: Site): NavLink[] {
  const page = pages.get(path);
  if (!page?.matter.url || page.matter.hidden) return [];
  const { icon, tag, url } = page.matter;
  return [
    { kind: "link", id: path, holder: { ...EMPTY_GROUP, name: page.label, label: page.label, icon, tag }, href: url },
  ];
}

/** What the menu of a tab lists: its items, or the links of a tab without pages. Empty: the tab is a link itself. */
export function menuOf(tab: Choice, frame: FrameContext): readonly Choice[] {
  if (tab.kind === "link") return [];
  const items = tab.children.filter((node): node is Choice => {
    return node.kind !== "page" && node.holder.kind === "item" && !node.holder.hidden;
  });
  return items.length > 0 ? items : linksInstead(tab, frame);
}
