// Makes what bars and menus show of divisions and links: where they lead, their menus, the links of those that open no page.
import type { Choice, ChoiceHolder } from "../../layout/branch.js";
import type { Holder, NavBranch, NavLink, PagePath } from "../../model.js";
import { EMPTY_GROUP } from "../../site/empty-group.js";
import type { Site } from "../../site/site.js";
import type { PageAddresses } from "./page-addresses.js";

type Placed = NavBranch | NavLink;

interface ChoiceSources {
  readonly site: Pick<Site, "pages">;
  readonly addresses: PageAddresses;
}

/** Makes choices, each only once. */
export function createChoices({ site, addresses }: ChoiceSources): (placed: Placed) => Choice {
  const known = new Map<string, Choice>();
  const make = (placed: Placed): Choice => {
    const { kind, id } = placed;
    const href = kind === "link" ? addresses.link(placed.href) : addresses.branch(placed);
    const links = kind === "branch" && href === null ? linksBelow(placed, site).map(choiceOf) : [];
    const items = kind === "branch" ? itemsOf(placed).map(choiceOf) : [];
    return { kind, id, holder: shownOf(placed.holder), href, links, menu: items.length > 0 ? items : links };
  };
  const choiceOf = (placed: Placed): Choice => {
    // A page that is a link is identified by its path, and its label depends on the division in between.
    if (placed.kind === "link") return make(placed);
    const choice = known.get(placed.id) ?? make(placed);
    known.set(placed.id, choice);
    return choice;
  };
  return choiceOf;
}

function shownOf({ kind, name, label, icon, tag, description, align }: Holder): ChoiceHolder {
  return { kind, name, label, icon, tag, description, align };
}

/** The items of a tab. */
function itemsOf({ children }: NavBranch): Placed[] {
  return children.filter((node): node is Placed => {
    return node.kind !== "page" && node.holder.kind === "item" && !node.holder.hidden;
  });
}

/** The visible links of a division, through any levels in between. A division in between decides where its links belong. */
function linksBelow({ holder: { root }, children }: NavBranch, site: ChoiceSources["site"]): NavLink[] {
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
function asLink(path: PagePath, { pages }: ChoiceSources["site"]): NavLink[] {
  const page = pages.get(path);
  if (!page?.matter.url || page.matter.hidden) return [];
  const { icon, tag, url } = page.matter;
  return [
    { kind: "link", id: path, holder: { ...EMPTY_GROUP, name: page.label, label: page.label, icon, tag }, href: url },
  ];
}
