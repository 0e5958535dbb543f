// Chooses the pages of a book and their order: as the sidebar has them, in the default language and the current version.
import type { NavBranch, NavNode, PagePath } from "../../model.js";
import { nearest } from "../../shared/nearest.js";
import { UsageError } from "../../shared/problem.js";
import type { Site } from "../../site/site.js";

/** A line of the table of contents. */
export type BookEntry =
  | { readonly kind: "part"; readonly depth: number; readonly title: string }
  | { readonly kind: "page"; readonly depth: number; readonly title: string; readonly path: PagePath };

/** What the book is made of. `group`: the name of a group, tab, version or other part of the navigation; null: everything. */
export function bookOrder(site: Site, group: string | null): BookEntry[] {
  const seen = new Set<PagePath>();
  const pageEntry = (path: PagePath, depth: number): BookEntry[] => {
    const page = site.pages.get(path);
    if (!page || seen.has(path) || page.matter.hidden === true || page.matter.url !== null) return [];
    seen.add(path);
    return [{ kind: "page", depth, title: page.title, path }];
  };
  const entries = (nodes: readonly NavNode[], depth: number): BookEntry[] =>
    currentOnly(nodes).flatMap((node) => {
      if (node.kind === "page") return pageEntry(node.path, depth);
      if (node.kind === "link" || node.holder.hidden) return [];
      const { kind, label, root } = node.holder;
      // The book is in one language and of one version: neither is a part of it.
      const isPart = kind !== "version" && kind !== "language";
      const inner = isPart ? depth + 1 : depth;
      const below = [...(root === null ? [] : pageEntry(root, inner)), ...entries(node.children, inner)];
      if (below.length === 0 || !isPart) return below;
      return [{ kind: "part", depth, title: label }, ...below];
    });
  if (group === null) return entries(site.navigation.children, 0);
  const chosen = branchesNamed(site.navigation.children, group);
  if (chosen.length === 0) throw unknownGroup(site, group);
  return entries(chosen, 0);
}

/** Of versions, and of languages, the one that readers see first. */
function currentOnly(nodes: readonly NavNode[]): NavNode[] {
  const isOneOf = (node: NavNode): node is NavBranch =>
    node.kind === "branch" && (node.holder.kind === "version" || node.holder.kind === "language");
  const choices = nodes.filter(isOneOf);
  const chosen = choices.find(({ holder }) => holder.isDefault) ?? choices[0];
  return nodes.filter((node) => !isOneOf(node) || node === chosen);
}

function branchesNamed(nodes: readonly NavNode[], name: string): NavBranch[] {
  return nodes.flatMap((node) => {
    if (node.kind !== "branch") return [];
    const isIt = [node.holder.name, node.holder.label].some((each) => each.toLowerCase() === name.toLowerCase());
    return isIt ? [node] : branchesNamed(node.children, name);
  });
}

function unknownGroup({ navigation }: Site, name: string): UsageError {
  const names: string[] = [];
  const visit = (nodes: readonly NavNode[]): void => {
    for (const node of nodes) {
      if (node.kind !== "branch") continue;
      names.push(node.holder.label);
      visit(node.children);
    }
  };
  visit(navigation.children);
  const near = nearest(name, names);
  return new UsageError(
    `The navigation has no group "${name}".`,
    near === null ? `Its groups are: ${[...new Set(names)].join(", ")}` : `Did you mean "${near}"?`,
  );
}
