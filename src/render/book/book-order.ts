// Chooses the pages of a book and their order: as the sidebar has them, in the default language and the current version.
import type { HolderKind, NavBranch, NavNode, PagePath } from "../../model.js";
import type { Site } from "../../site/site.js";
import { otherEditions } from "../inputs/versions-of-pages.js";

const EDITIONS: readonly HolderKind[] = ["language", "version"];

/** A line of the table of contents. */
export type BookEntry =
  | { readonly kind: "part"; readonly depth: number; readonly title: string }
  | { readonly kind: "page"; readonly depth: number; readonly title: string; readonly path: PagePath };

/** `nodes`: the part of the navigation that the book is made of. */
export function bookOrder({ pages }: Pick<Site, "pages">, nodes: readonly NavNode[]): BookEntry[] {
  const seen = new Set<PagePath>();
  const pageEntry = (path: PagePath, depth: number): BookEntry[] => {
    const page = pages.get(path);
    if (!page || seen.has(path) || page.matter.hidden === true || page.matter.url !== null) return [];
    seen.add(path);
    return [{ kind: "page", depth, title: page.title, path }];
  };
  const others = otherEditions(nodes, EDITIONS);
  const entries = (below: readonly NavNode[], depth: number): BookEntry[] =>
    below.flatMap((node) => {
      if (node.kind === "page") return pageEntry(node.path, depth);
      if (node.kind === "link" || node.holder.hidden || others.has(node.id)) return [];
      const { kind, label, root } = node.holder;
      // The book is in one language and of one version: neither is a part of it.
      const isPart = !EDITIONS.includes(kind);
      const inner = isPart ? depth + 1 : depth;
      const inside = [...(root === null ? [] : pageEntry(root, inner)), ...entries(node.children, inner)];
      if (inside.length === 0 || !isPart) return inside;
      return [{ kind: "part", depth, title: label }, ...inside];
    });
  return entries(nodes, 0);
}

/** The parts of the navigation with a name; those of other languages and versions only where the first has none. */
export function branchesNamed(nodes: readonly NavNode[], name: string): NavBranch[] {
  const current = find(nodes, name, otherEditions(nodes, EDITIONS));
  return current.length > 0 ? current : find(nodes, name);
}

function find(nodes: readonly NavNode[], name: string, others: ReadonlySet<string> = new Set()): NavBranch[] {
  return nodes.flatMap((node) => {
    if (node.kind !== "branch" || others.has(node.id)) return [];
    const isIt = [node.holder.name, node.holder.label].some((each) => each.toLowerCase() === name.toLowerCase());
    return isIt ? [node] : find(node.children, name, others);
  });
}

/** The names of all parts of the navigation, to say which there are. */
export function branchNames(nodes: readonly NavNode[]): string[] {
  const names = nodes.flatMap((node) =>
    node.kind === "branch" ? [node.holder.label, ...branchNames(node.children)] : [],
  );
  return [...new Set(names)];
}
