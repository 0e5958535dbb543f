// Makes what the sidebar of a branch shows of groups, links and pages.
import type { Entry, GroupEntry, PageEntry, Target } from "../../layout/branch.js";
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { PageAddresses } from "./page-addresses.js";
import { branchKey, type PlacedBranch } from "./placed-branch.js";

interface EntrySources {
  readonly site: Pick<Site, "pages" | "trails" | "config">;
  readonly addresses: PageAddresses;
}

/** The entries of a branch, in order. */
export function entriesOf({ key, entries }: PlacedBranch, { site, addresses }: EntrySources): Entry[] {
  const { pages, trails, config } = site;
  const hasDrilldown = config.interaction.drilldown === true;

  function target(path: PagePath): Target {
    const trail = trails.get(path);
    return { path, href: addresses.page(path), isHome: trail !== undefined && branchKey(trail) === key };
  }

  function pageEntry(path: PagePath): PageEntry[] {
    const page = pages.get(path);
    if (!page) return [];
    const { label, method, matter } = page;
    return [
      {
        kind: "page",
        ...target(path),
        label,
        icon: matter.icon,
        tag: matter.tag,
        isDeprecated: matter.deprecated === true,
        method: matter.hideApiMarker ? null : method,
        isHidden: matter.hidden === true,
      },
    ];
  }

  function groupEntry({ id, holder, first, children }: NavBranch): GroupEntry {
    const root = holder.root && target(holder.root);
    return {
      kind: "group",
      id,
      label: holder.label,
      icon: holder.icon,
      tag: holder.tag,
      isHidden: holder.hidden,
      isGenerated: holder.isGenerated,
      isExpanded: holder.expanded,
      root,
      title: root ?? (hasDrilldown && first ? target(first) : null),
      children: listOf(children),
    };
  }

  function listOf(nodes: readonly NavNode[]): Entry[] {
    return nodes.flatMap((node): Entry[] => {
      if (node.kind === "page") return pageEntry(node.path);
      if (node.kind === "branch") return [groupEntry(node)];
      const { label, icon, tag, hidden } = node.holder;
      return [{ kind: "link", id: node.id, label, icon, tag, isHidden: hidden, href: addresses.link(node.href) }];
    });
  }

  return listOf(entries);
}
