// Makes what the directory below a group's root page lists.
import type { ListedItem, Listing } from "../../layout/view.js";
import type { NavNode, Page, Trail } from "../../model.js";
import type { Site } from "../../site/site.js";
import type { PageAddresses } from "./page-addresses.js";

interface ListingSources {
  readonly site: Pick<Site, "pages">;
  readonly addresses: PageAddresses;
}

/** Null unless the page is the root of its group and the setting, its own or inherited, asks for a directory. */
export function listingOf(page: Page, trail: Trail | null, sources: ListingSources): Listing | null {
  const group = trail?.branches.at(-1);
  if (!trail || !group || group.holder.kind !== "group" || group.holder.root !== page.path) return null;
  const items = (nodes: readonly NavNode[]) => nodes.flatMap((node) => itemOf(node, sources) ?? []);
  const shape = trail.branches.findLast(({ holder }) => holder.directory !== null)?.holder.directory ?? "none";
  if (shape === "none") return null;
  if (shape === "card") return { kind: "cards", items: items(group.children) };
  const groups = group.children.flatMap((node) => {
    if (node.kind !== "branch" || node.holder.hidden) return [];
    return [{ id: node.id, label: node.holder.label, items: items(node.children) }];
  });
  return { kind: "lists", loose: items(group.children.filter(({ kind }) => kind !== "branch")), groups };
}

function itemOf(node: NavNode, { site: { pages }, addresses }: ListingSources): ListedItem | null {
  if (node.kind === "page") {
    const page = pages.get(node.path);
    if (!page || page.matter.hidden) return null;
    const { icon, description, url } = page.matter;
    return { title: page.title, icon, description, href: url ?? addresses.page(page.path) };
  }
  const { holder } = node;
  if (holder.hidden) return null;
  const { label: title, icon } = holder;
  if (node.kind === "link") return { title, icon, description: holder.description, href: addresses.link(node.href) };
  if (node.first === null) return null;
  const description = holder.description ?? (holder.root && (pages.get(holder.root)?.matter.description ?? null));
  return { title, icon, description, href: addresses.page(node.first) };
}
